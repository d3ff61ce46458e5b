import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct BindingTests {
  private struct Person: Equatable {
    var name = "Ann"
    var age = 30
  }

  private struct Child: View {
    @Binding var count: Int
    let recorder: Recorder

    var body: some View {
      let _ = recorder.note("child")
      Text("\(count)")
    }
  }

  private struct Parent: View {
    let remote: Remote<Int>
    let recorder: Recorder
    let reads: Bool
    @State private var count = 0

    var body: some View {
      let _ = remote.connect($count)
      let _ = recorder.note("parent")
      if reads { Text("parent \(count)") }
      Child(count: $count, recorder: recorder)
    }
  }

  @Test func aWriteEvaluatesOnlyTheChildIfTheParentDoesNotRead() {
    let (remote, recorder) = (Remote<Int>(), Recorder())
    let window = TestWindow { Parent(remote: remote, recorder: recorder, reads: false) }
    _ = recorder.take()
    remote.value = 5
    window.advance()
    #expect(recorder.take() == ["child"])
    #expect(window.texts == ["5"])
  }

  @Test func aWriteEvaluatesEachReaderOnce() {
    let (remote, recorder) = (Remote<Int>(), Recorder())
    let window = TestWindow { Parent(remote: remote, recorder: recorder, reads: true) }
    _ = recorder.take()
    remote.value = 5
    window.advance()
    #expect(recorder.take() == ["parent", "child"])
    #expect(window.texts == ["parent 5", "5"])
  }

  @Test func aComputedBindingCallsItsFunctions() {
    var stored = 1
    let binding = Binding(get: { -stored }, set: { stored = -$0 })
    #expect(binding.wrappedValue == -1)
    binding.wrappedValue = 4
    #expect(stored == -4)
  }

  @Test func aSetterMayReceiveTheTransaction() {
    var stored = 1
    let binding = Binding(get: { stored }, set: { value, _ in stored = value })
    binding.wrappedValue = 2
    #expect(stored == 2)
  }

  @Test func aMemberOfABindingIsABinding() {
    var person = Person()
    let binding = Binding(get: { person }, set: { person = $0 })
    binding.age.wrappedValue = 31
    #expect(person == Person(name: "Ann", age: 31))
    #expect(binding.name.wrappedValue == "Ann")
  }

  @Test func aConstantIgnoresWrites() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test func aBindingToAnOptionalIsNilWithoutAValue() {
    var stored: Int?
    let binding = Binding(get: { stored }, set: { stored = $0 })
    #expect(Binding<Int>(binding)?.wrappedValue == nil)
    stored = 2
    let inner = Binding<Int>(binding)
    inner?.wrappedValue = 3
    #expect(stored == 3)
    stored = nil
    #expect(inner?.wrappedValue == 2)
  }

  @Test func aBindingCanBeWidenedToAnOptional() {
    var stored = 1
    let wide = Binding<Int?>(Binding(get: { stored }, set: { stored = $0 }))
    wide.wrappedValue = nil
    #expect(stored == 1)
    wide.wrappedValue = 2
    #expect(stored == 2)
  }

  @Test func aChildWithTheSameBindingIsSkippedWhenTheParentIsEvaluated() {
    struct Root: View {
      let title: Remote<String>
      let recorder: Recorder
      @State private var text = "a"
      @State private var count = 0

      var body: some View {
        let _ = title.connect($text)
        Text(text)
        Child(count: $count, recorder: recorder)
      }
    }
    let (title, recorder) = (Remote<String>(), Recorder())
    let window = TestWindow { Root(title: title, recorder: recorder) }
    _ = recorder.take()
    title.value = "b"
    window.advance()
    #expect(recorder.take() == [])
    #expect(window.texts == ["b", "0"])
  }
}
