import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct PickerTests {
  private enum Fruit: String, CaseIterable {
    case apple, pear, plum
  }

  private struct Choice<Style: PickerStyle>: View {
    let remote: Remote<Fruit>
    let style: Style
    var isEnabled = true
    @State private var fruit = Fruit.apple

    var body: some View {
      let _ = remote.connect($fruit)
      Picker("Fruit", selection: $fruit) {
        Text("Apple").tag(Fruit.apple)
        Text("Pear").tag(Fruit.pear)
        Text("Plum").tag(Fruit.plum)
      }
      .pickerStyle(style)
      .disabled(!isEnabled)
    }
  }

  private let remote = Remote<Fruit>()

  private func window(_ style: some PickerStyle, isEnabled: Bool = true) -> TestWindow {
    TestWindow(width: 300, height: 300) { Choice(remote: remote, style: style, isEnabled: isEnabled) }
  }

  private func center(_ text: String, in window: TestWindow) throws -> CGPoint {
    let frame = try #require(window.frame(ofText: text))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Segments

  @Test func segmentsShareTheWidthEqually() throws {
    let window = window(.segmented)
    let centers = try ["Apple", "Pear", "Plum"].map { try center($0, in: window).x }
    #expect(centers[1] == 150)
    #expect(abs((centers[1] - centers[0]) - (centers[2] - centers[1])) < 0.001)
    #expect((centers[2] - centers[0]).rounded() == (CGFloat(296) * 2 / 3).rounded())
  }

  @Test func aClickOnASegmentSelectsIt() throws {
    let window = window(.segmented)
    window.click(try center("Plum", in: window))
    #expect(remote.value == .plum)
    window.settle()
    #expect(!window.pipeline.wantsFrame)
  }

  /// The capsule behind the selected segment moves there with an animation.
  @Test func theSelectedSegmentSlides() {
    let window = window(.segmented)
    func drawing() -> String { "\(window.pipeline.displayList.commands)" }
    let start = drawing()
    remote.value = .plum
    window.advance()
    window.advance(seconds: 0.05)
    let between = drawing()
    window.settle()
    let end = drawing()
    #expect(between != start)
    #expect(between != end)
    remote.value = .apple
    window.settle()
    #expect(drawing() == start)
  }

  @Test func arrowsHomeEndAndSpaceChangeTheSelection() {
    let window = window(.segmented)
    window.key("Tab")
    var seen: [Fruit] = []
    for key in ["Right", "Right", "Right", "Left", "Home", "End", "Space", "Space"] {
      window.key(key)
      seen.append(remote.value)
    }
    #expect(seen == [.pear, .plum, .plum, .pear, .apple, .plum, .apple, .pear])
  }

  @Test func aDisabledPickerDoesNotChange() throws {
    let window = window(.segmented, isEnabled: false)
    window.click(try center("Plum", in: window))
    window.key("Tab")
    window.key("Right")
    #expect(remote.value == .apple)
  }

  // MARK: Rows

  @Test func aClickOnARowSelectsIt() throws {
    let window = window(.inline)
    #expect(window.texts == ["Fruit", "Apple", "Pear", "Plum"])
    window.click(try center("Pear", in: window))
    #expect(remote.value == .pear)
    window.key("Tab")
    window.key("Down")
    #expect(remote.value == .plum)
  }

  @Test func hiddenLabelsAreNotShown() {
    let window = TestWindow { Choice(remote: remote, style: .radioGroup).labelsHidden() }
    #expect(window.texts == ["Apple", "Pear", "Plum"])
  }

  // MARK: Menu

  @Test func theMenuShowsTheSelectedOptionAndOpensToAllOptions() throws {
    let window = window(.menu)
    #expect(window.texts == ["Apple"])
    window.click(CGPoint(x: 150, y: 150))
    #expect(window.texts == ["Apple", "Apple", "Pear", "Plum"])
    window.click(try center("Plum", in: window))
    #expect(remote.value == .plum)
    window.settle()
    #expect(window.texts == ["Plum"])
  }

  // MARK: Values of options

  @Test func withoutTagsTheIdentitiesOfAForEachAreTheValues() throws {
    let selected = Remote<Int>()
    struct Numbers: View {
      let remote: Remote<Int>
      @State private var number = 2

      var body: some View {
        let _ = remote.connect($number)
        Picker("Number", selection: $number) { ForEach(1..<4) { Text("No. \($0)") } }.pickerStyle(.segmented)
      }
    }
    let window = TestWindow(width: 300, height: 100) { Numbers(remote: selected) }
    window.click(try center("No. 3", in: window))
    #expect(selected.value == 3)
  }

  @Test func aTagOfNilRepresentsNoSelection() throws {
    let selected = Remote<Int?>()
    struct Optionals: View {
      let remote: Remote<Int?>
      @State private var number: Int? = 1

      var body: some View {
        let _ = remote.connect($number)
        Picker("Number", selection: $number) {
          Text("None").tag(nil as Int?)
          ForEach(1..<3) { Text("No. \($0)").tag($0) }
        }
        .pickerStyle(.segmented)
      }
    }
    let window = TestWindow(width: 300, height: 100) { Optionals(remote: selected) }
    window.click(try center("None", in: window))
    #expect(selected.value == nil)
    window.click(try center("No. 2", in: window))
    #expect(selected.value == 2)
  }

  @Test func optionsInsertedLaterAreShownAndSelectable() throws {
    let count = Knob(1)
    let selected = Remote<Int>()
    struct Numbers: View {
      let remote: Remote<Int>
      let count: Int
      @State private var number = 0

      var body: some View {
        let _ = remote.connect($number)
        Picker("Number", selection: $number) { ForEach(0..<count, id: \.self) { Text("No. \($0)") } }
          .pickerStyle(.segmented)
      }
    }
    let window = TestWindow(width: 300, height: 100) { KnobView(count) { Numbers(remote: selected, count: $0) } }
    #expect(window.texts == ["No. 0"])
    count.value = 3
    window.settle()
    #expect(window.texts == ["No. 0", "No. 1", "No. 2"])
    window.click(try center("No. 2", in: window))
    #expect(selected.value == 2)
  }
}
