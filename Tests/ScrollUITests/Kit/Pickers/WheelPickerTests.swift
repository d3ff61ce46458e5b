import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// `pickerStyle(.wheel)`: a column of rows 32 points high, with the selected row in the middle of the window.
@MainActor @Suite struct WheelPickerTests {
  private struct Shares: View {
    let remote: Remote<Int>
    let isEnabled: Bool
    @State private var share: Int

    init(remote: Remote<Int>, start: Int, isEnabled: Bool) {
      self.remote = remote
      self.isEnabled = isEnabled
      _share = State(initialValue: start)
    }

    var body: some View {
      let _ = remote.connect($share)
      Picker("Share", selection: $share) { ForEach(0..<101) { Text("Row \($0)") } }
        .pickerStyle(.wheel)
        .disabled(!isEnabled)
    }
  }

  private let remote = Remote<Int>()
  private let middle = CGPoint(x: 150, y: 150)

  private func window(start: Int = 40, isEnabled: Bool = true) -> TestWindow {
    let window = TestWindow(width: 300, height: 300) { Shares(remote: remote, start: start, isEnabled: isEnabled) }
    window.settle()
    return window
  }

  /// The distance of a row from the middle of the window, rounded to two points; nil for a row that is not built.
  private func distance(_ row: Int, in window: TestWindow) -> CGFloat? {
    window.frame(ofText: "Row \(row)").map { (($0.midY - middle.y) / 2).rounded() * 2 }
  }

  // MARK: Rows

  @Test func theSelectedRowIsInTheMiddleAndItsNeighborsAreBesideIt() {
    let window = window()
    #expect((38...42).map { distance($0, in: window) } == [-64, -32, 0, 32, 64])
    #expect(remote.value == 40)
  }

  @Test(arguments: [0, 100]) func theFirstAndTheLastRowReachTheMiddle(row: Int) {
    #expect(distance(row, in: window(start: row)) == 0)
  }

  @Test func rowsOutOfSightAreNotBuilt() {
    let window = window()
    #expect(window.texts.count < 40)
    #expect(distance(0, in: window) == nil && distance(100, in: window) == nil)
  }

  @Test func aValueWithoutARowShowsTheFirstRowsAndStays() {
    let window = window(start: 500)
    #expect(distance(0, in: window) == 0)
    #expect(remote.value == 500)
    window.key("Tab")
    window.key("Down")
    #expect(remote.value == 0)
  }

  @Test func theLabelIsShownInRowsOfAList() {
    let window = TestWindow(width: 300, height: 300) {
      List { Shares(remote: remote, start: 40, isEnabled: true) }
    }
    window.settle()
    #expect(window.texts.contains("Share") && window.texts.contains("Row 40"))
  }

  @Test func aWheelInARowThatIsBuiltAgainShowsThePresentSelection() throws {
    struct Page: View {
      let remote: Remote<Int>
      @State private var share = 40

      var body: some View {
        let _ = remote.connect($share)
        List {
          Picker("Share", selection: $share) { ForEach(0..<101) { Text("Row \($0)") } }.pickerStyle(.wheel)
          ForEach(0..<200) { Text("Line \($0)") }
        }
      }
    }
    let window = TestWindow(width: 300, height: 300) { Page(remote: remote) }
    window.settle()
    window.key("End")
    window.settle()
    #expect(!window.texts.contains("Row 40"))
    remote.value = 90
    window.settle()
    window.key("Home")
    window.settle()
    let row = try #require(window.frame(ofText: "Row 90"))
    #expect((row.midY - window.element(.stepper, "Share").frame.midY).magnitude < 2)
    #expect(remote.value == 90)
  }

  /// A modifier for scroll views that stands around the wheel and another scroll view.
  @Test func modifiersAroundTheWheelMeanOtherScrollViews() {
    let position = Remote<ScrollPosition>()
    struct Page: View {
      let remote: Remote<Int>
      let position: Remote<ScrollPosition>
      @State private var place = ScrollPosition(edge: .top)

      var body: some View {
        let _ = position.connect($place)
        VStack(spacing: 0) {
          Shares(remote: remote, start: 40, isEnabled: true)
          ScrollView { Color.blue.frame(height: 1000) }
        }
        .scrollPosition($place)
      }
    }
    let window = TestWindow(width: 300, height: 300) { Page(remote: remote, position: position) }
    window.settle()
    position.value.scrollTo(y: 500)
    window.settle()
    #expect(window.scrollGeometry(at: CGPoint(x: 150, y: 250))?.contentOffset.y == 500)
    #expect(remote.value == 40 && window.element(.stepper, "Share").value == "Row 40")
  }

  // MARK: Pointers

  @Test(arguments: [TestWindow.Pointer.mouse, .finger])
  func aDragSelectsTheRowAtRest(pointer: TestWindow.Pointer) {
    let window = window()
    window.drag(from: middle, by: CGVector(dx: 0, dy: -70), steps: 10, rest: 0.3, with: pointer)
    window.settle()
    #expect(remote.value > 40 && remote.value < 44, "\(remote.value)")
    #expect(distance(remote.value, in: window) == 0)
  }

  @Test(arguments: [TestWindow.Pointer.mouse, .finger])
  func aFlingPassesManyRowsAndRestsAtARow(pointer: TestWindow.Pointer) {
    let window = window()
    window.drag(from: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: -120), steps: 3, with: pointer)
    window.settle()
    #expect(remote.value > 45, "\(remote.value)")
    #expect(distance(remote.value, in: window) == 0)
  }

  @Test func theSelectionStaysUntilTheWheelRests() {
    let window = window()
    window.press(middle)
    for step in 1...8 { window.move(CGPoint(x: 150, y: 150 - 10 * CGFloat(step))) }
    #expect(remote.value == 40)
    window.release(CGPoint(x: 150, y: 70))
    window.settle()
    #expect(remote.value > 40)
  }

  @Test func aNotchOfTheMouseWheelMovesByOneRow() {
    let window = window()
    var seen: [Int] = []
    for notch in [-1.0, -1, 1, 1, 1] {
      window.wheel(notch, at: middle)
      window.settle()
      seen.append(remote.value)
    }
    #expect(seen == [41, 42, 41, 40, 39])
    #expect(distance(39, in: window) == 0)
  }

  @Test func aClickOnARowSelectsItAndMovesItToTheMiddle() {
    let window = window()
    window.click(CGPoint(x: 150, y: 150 + 64))
    window.settle()
    #expect(remote.value == 42)
    #expect(distance(42, in: window) == 0)
  }

  @Test func aClickOnTheSelectedRowChangesNothing() {
    let window = window()
    window.click(middle)
    window.settle()
    #expect(remote.value == 40)
    #expect(distance(40, in: window) == 0)
  }

  // MARK: Keys and the program

  @Test func keysChangeTheSelectionAndTheWheelFollows() {
    let window = window()
    window.key("Tab")
    var seen: [Int] = []
    for key in ["Down", "Up", "Up", "End", "Down", "Home", "PageDown", "PageUp"] {
      window.key(key)
      seen.append(remote.value)
    }
    #expect(seen == [41, 40, 39, 100, 100, 0, 5, 0])
    window.settle()
    #expect(distance(0, in: window) == 0)
  }

  @Test func withoutTheFocusKeysDoNotScrollTheWheel() {
    let window = window()
    window.key("Down")
    window.settle()
    #expect(distance(40, in: window) == 0)
  }

  @Test func aChangeOfTheProgramScrollsToTheRow() {
    let window = window()
    for row in [90, 91, 3] {
      remote.value = row
      window.settle()
      #expect(distance(row, in: window) == 0)
      #expect(remote.value == row)
    }
  }

  @Test func aChangeOfTheProgramAfterADragScrollsBack() {
    let window = window()
    window.drag(from: middle, by: CGVector(dx: 0, dy: -70), steps: 10, rest: 0.3)
    window.settle()
    #expect(remote.value != 40)
    remote.value = 40
    window.settle()
    #expect(distance(40, in: window) == 0)
    #expect(remote.value == 40)
  }

  @Test func aDisabledWheelDoesNotChange() {
    let window = window(isEnabled: false)
    window.click(CGPoint(x: 150, y: 150 + 32))
    window.drag(from: middle, by: CGVector(dx: 0, dy: -70), steps: 10)
    window.wheel(-1, at: middle)
    window.key("Tab")
    window.key("Down")
    window.settle()
    #expect(remote.value == 40)
    #expect(distance(40, in: window) == 0)
  }

  // MARK: Assistive technologies

  @Test func theWheelIsASingleControlWithItsNameAndValue() {
    #expect(window().semanticTree == "window\n  stepper “Share” = Row 40\n")
  }

  @Test func theControlStepsAndTakesTheNumberOfARow() {
    let window = window()
    let wheel = window.element(.stepper, "Share")
    wheel.increment()
    #expect(wheel.value == "Row 41")
    wheel.decrement()
    wheel.decrement()
    #expect(wheel.value == "Row 39")
    wheel.setNumber(77)
    window.settle()
    #expect(wheel.value == "Row 77" && wheel.number == 77)
    #expect(distance(77, in: window) == 0)
  }

  @Test func theValueIsKnownWhileItsRowIsOutOfSight() {
    let window = window()
    remote.value = 95
    window.advance()
    #expect(window.element(.stepper, "Share").value == "Row 95")
  }
}
