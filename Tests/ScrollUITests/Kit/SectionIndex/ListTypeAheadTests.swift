import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// Typing in a list that has the focus.
@MainActor @Suite struct ListTypeAheadTests {
  private func sample(rows: Int = 40, isFindable: Bool = true) -> SectionIndexSample {
    let sample = SectionIndexSample(rows: rows, isFindable: isFindable)
    sample.window.tap(CGPoint(x: 60, y: 60))
    sample.window.settle()
    return sample
  }

  /// The row that begins with `text`, from `row` on.
  private func row(_ text: String, from start: Int, rows: Int = 40) -> Int? {
    (start..<26 * rows).first { row in
      let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(row / rows)))
      return SectionIndexSample.name(row, of: letter).lowercased().hasPrefix(text)
    }
  }

  @Test func typedCharactersFindTheNextRow() throws {
    let sample = sample()
    sample.window.key("N")
    sample.window.advance()
    #expect(sample.selected == "selected \(try #require(row("n", from: 0)))")
    sample.window.key("E")
    sample.window.settle()
    #expect(sample.selected == "selected \(try #require(row("ne", from: 0)))")
  }

  /// The rows before and after a found row are in sight, below the list's position and above it.
  @Test func aFoundRowHasRowsAroundIt() throws {
    let sample = sample()
    for key in ["N", "C"] {
      sample.window.key(key)
      sample.window.advance(seconds: 1.5)
      sample.window.settle()
      let found = try #require(row(key.lowercased(), from: 0))
      let frame = try #require(sample.window.listRowFrame(SectionIndexSample.name(found, of: key)))
      #expect(frame.minY >= 43.5 && frame.maxY <= 556.5, "\(key): \(frame)")
    }
  }

  @Test func aLetterThatIsRepeatedGoesToTheNextRow() throws {
    let sample = sample()
    for number in 0..<3 {
      sample.window.key("N")
      sample.window.settle()
      #expect(sample.selected == "selected \(try #require(row("n", from: 0)) + number)")
    }
  }

  @Test func aPauseBeginsAnew() throws {
    let sample = sample()
    sample.window.key("N")
    sample.window.advance(seconds: 1.5)
    sample.window.key("E")
    sample.window.settle()
    #expect(sample.selected == "selected \(try #require(row("e", from: 0)))")
  }

  @Test func theSearchContinuesAtTheBeginning() throws {
    let sample = sample()
    sample.window.key("Z")
    sample.window.advance(seconds: 1.5)
    sample.window.key("B")
    sample.window.settle()
    #expect(sample.selected == "selected \(try #require(row("b", from: 0)))")
  }

  @Test func aTextWithoutARowChangesNothing() {
    let sample = sample()
    let before = sample.selected
    sample.window.key("A")
    sample.window.key("X")
    sample.window.settle()
    let after = sample.selected
    sample.window.key("X")
    sample.window.settle()
    #expect(sample.selected == after && before != nil)
  }

  @Test func withoutTextsTheLabelsOfSectionsAreFound() throws {
    let sample = sample(isFindable: false)
    sample.window.key("Q")
    sample.window.settle()
    #expect(sample.selected == "selected \(try #require(row("q", from: 0)))")
    #expect(sample.window.texts.contains("Section Q"))
  }

  @Test func aMillionRowsAreReadInSlicesAndNotBuilt() throws {
    let sample = sample(rows: 40_000)
    sample.window.settle()
    sample.model.built = []
    sample.window.key("Y")
    var frames = 0
    while sample.selected == "selected 0", frames < 1000 {
      sample.window.advance()
      frames += 1
    }
    sample.window.settle()
    #expect(sample.selected == "selected \(24 * 40_000)")
    #expect(frames > 100, "at most 4,096 texts are read in a frame")
    // The list glides to the row, as after other keys, and builds a window of rows in each frame.
    #expect(sample.model.built.count < 1000)
  }

  @Test func anEditOfTheDataEndsNothingWrongly() {
    let sample = sample(rows: 40_000)
    sample.window.key("Y")
    sample.window.advance()
    sample.model.groups = [.init(id: "B", rows: 0..<3)]
    sample.window.settle()
    #expect(sample.selected != nil)
  }

  @Test func otherListsLeaveLettersToTheProgram() {
    let recorder = Recorder()
    let window = TestWindow { PlainSelection(recorder: recorder) }
    window.tap(CGPoint(x: 60, y: 60))
    window.key("N")
    #expect(recorder.take() == ["n"])
  }
}

private struct PlainSelection: View {
  let recorder: Recorder
  @State private var selection: Int?

  var body: some View {
    List(0..<30, selection: $selection) { Text("\($0)") }
      .onKeyPress("n") {
        recorder.note("n")
        return .handled
      }
  }
}
