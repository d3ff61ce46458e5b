import ScrollUI
import ScrollUITesting
import Testing

/// Styles that a body sets again: equal values update no view, different values update the views that show them.
@MainActor @Suite struct EqualStyleTests {
  private struct NotedButton: ButtonStyle {
    let number: Int
    let recorder: Recorder

    func makeBody(configuration: Configuration) -> some View {
      let _ = recorder.note("button \(number)")
      configuration.label
    }
  }

  private struct NotedToggle: ToggleStyle {
    let number: Int
    let recorder: Recorder

    func makeBody(configuration: Configuration) -> some View {
      let _ = recorder.note("toggle \(number)")
      configuration.label
    }
  }

  private struct NotedLabel: LabelStyle {
    let number: Int
    let recorder: Recorder

    func makeBody(configuration: Configuration) -> some View {
      let _ = recorder.note("label \(number)")
      configuration.title
    }
  }

  private struct NotedContent: LabeledContentStyle {
    let number: Int
    let recorder: Recorder

    func makeBody(configuration: Configuration) -> some View {
      let _ = recorder.note("content \(number)")
      configuration.content
    }
  }

  private struct NotedColor: ShapeStyle {
    let number: Int
    let recorder: Recorder

    func resolve(in environment: EnvironmentValues) -> Color {
      let (number, recorder) = (number, recorder)
      MainActor.assumeIsolated { recorder.note("color \(number)") }
      return Color(white: Double(number) / 100)
    }
  }

  /// Views without values of their own, which are updated for their environment alone.
  private struct Controls: View {
    var body: some View {
      Button("Button") {}
      Toggle("Toggle", isOn: .constant(true))
      Label("Label", systemImage: "star")
      LabeledContent("Content", value: "value")
    }
  }

  private let recorder = Recorder()

  @Test func aControlIsMadeAgainForAnotherStyleAlone() {
    let knob = Knob(0)
    let window = TestWindow {
      KnobView(knob) { value in
        VStack { Controls() }
          .buttonStyle(NotedButton(number: value / 10, recorder: recorder))
          .toggleStyle(NotedToggle(number: value / 10, recorder: recorder))
          .labelStyle(NotedLabel(number: value / 10, recorder: recorder))
          .labeledContentStyle(NotedContent(number: value / 10, recorder: recorder))
      }
    }
    #expect(Set(recorder.take()) == ["button 0", "toggle 0", "label 0", "content 0"])
    knob.value = 1
    window.advance()
    #expect(recorder.take() == [])
    knob.value = 10
    window.advance()
    #expect(Set(recorder.take()) == ["button 1", "toggle 1", "label 1", "content 1"])
  }

  @Test func aTextResolvesAnotherForegroundStyleAlone() {
    let knob = Knob(0)
    let window = TestWindow {
      KnobView(knob) { value in
        VStack { Controls() }
          .foregroundStyle(NotedColor(number: value / 10, recorder: recorder), .secondary, .tertiary)
      }
    }
    #expect(Set(recorder.take()) == ["color 0"])
    knob.value = 1
    window.advance()
    #expect(recorder.take() == [])
    knob.value = 10
    window.advance()
    #expect(Set(recorder.take()) == ["color 1"])
  }

  @Test func aStyleThatRefersToTheEnclosingStyleFollowsIt() {
    struct Faded: View {
      var body: some View { Text("faded").foregroundStyle(.secondary) }
    }
    let knob = Knob(Color.red)
    let window = TestWindow { KnobView(knob) { color in VStack { Faded() }.foregroundStyle(color) } }
    let red = window.drawnColors
    knob.value = .blue
    window.advance()
    #expect(window.drawnColors != red)
    knob.value = .red
    window.advance()
    #expect(window.drawnColors == red)
  }
}
