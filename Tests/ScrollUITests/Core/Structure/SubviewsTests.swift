import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct SubviewsTests {
  @Test func groupsAndForEachAreFlattened() {
    let window = TestWindow {
      Group(subviews: content) { subviews in
        Text("\(subviews.count)")
        HStack { ForEach(subviews) { $0 } }
      }
    }
    #expect(window.texts == ["4", "a", "0", "1", "z"])
  }

  @ViewBuilder private var content: some View {
    Text("a")
    Group {
      ForEach(0..<2) { Text("\($0)") }
      Text("z")
    }
  }

  @Test func aMovedSubviewKeepsItsState() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let isColumn = Knob(false)
    let window = TestWindow(width: 200, height: 200) {
      KnobView(isColumn) { isColumn in
        Group(subviews: Counter()) { subviews in
          if isColumn {
            VStack { ForEach(subviews) { $0 } }
          } else {
            HStack { ForEach(subviews) { $0 } }
          }
        }
      }
    }
    window.click(CGPoint(x: 100, y: 100))
    #expect(window.texts == ["1"])
    isColumn.value = true
    window.settle()
    #expect(window.texts == ["1"])
    window.click(CGPoint(x: 100, y: 100))
    #expect(window.texts == ["2"])
  }

  /// A change inside one subview evaluates no further body.
  @Test func aChangeInsideASubviewEvaluatesOnlyThatSubview() {
    let number = Knob(0)
    let recorder = Recorder()
    let window = TestWindow {
      Group(subviews: KnobView(number) { Text("\($0)") }) { subviews in
        let _ = recorder.note("content")
        ForEach(subviews) { $0 }
      }
    }
    #expect(recorder.take() == ["content"])
    number.value = 7
    window.settle()
    #expect(window.texts == ["7"])
    #expect(recorder.take() == [])
  }
}
