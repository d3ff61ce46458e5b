import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// A transferable value of a program, which is also a text.
private struct Card: Codable, Transferable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .insertedCard)
    ProxyRepresentation(exporting: \.title)
  }
}

extension UTType {
  fileprivate static let insertedCard = UTType(exportedAs: "com.example.inserted-card", conformingTo: .json)
}

/// Drops between the rows of a list.
@MainActor @Suite struct ListInsertionTests {
  private struct Content: View {
    let calls: Recorder
    let remote: Remote<[String]>
    @State private var rows = ["a", "b", "c"]

    var body: some View {
      let _ = remote.connect($rows)
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.blue.draggable("text")
          Color.red.draggable(Card(title: "card"))
        }
        .frame(width: 100)
        List {
          Section("First") {
            ForEach(rows, id: \.self) { Text($0) }
              .dropDestination(for: String.self) { texts, index in
                calls.note("first \(texts.joined(separator: ",")) \(index)")
                rows.insert(contentsOf: texts, at: index)
              }
          }
          Section("Second") {
            ForEach(["x", "y"], id: \.self) { row in
              if row == "y" {
                Text(row).dropDestination(for: String.self) { texts, _ in
                  calls.note("row y")
                  return true
                }
              } else {
                Text(row)
              }
            }
            .onInsert(of: [.insertedCard]) { index, providers in calls.note("second \(providers.count) \(index)") }
          }
        }
        .listStyle(.plain)
      }
    }
  }

  @MainActor private struct Sample {
    let calls = Recorder()
    let rows = Remote<[String]>()
    let window: TestWindow

    init() {
      let (calls, rows) = (calls, rows)
      window = TestWindow(width: 500, height: 600) { Content(calls: calls, remote: rows) }
      window.settle()
    }

    func edge(_ row: String, _ part: CGFloat) -> CGPoint {
      let frame = window.listRowFrame(row) ?? .zero
      return CGPoint(x: frame.midX, y: frame.minY + part * frame.height)
    }

    func drag(from y: CGFloat, to point: CGPoint) {
      window.press(CGPoint(x: 50, y: y))
      window.move(CGPoint(x: 80, y: y))
      window.move(point)
    }

    /// The texts of the rows with an insertion line, with "below" for a line at the lower edge.
    var lines: [String] {
      ["a", "b", "c", "x", "y"].compactMap { text in
        window.listRow(text)?.decorations.insertion.map { $0.isBelow ? "\(text) below" : text }
      }
    }
  }

  @Test func aLineShowsThePlaceAndTheDropInsertsThere() {
    let sample = Sample()
    sample.drag(from: 100, to: sample.edge("b", 0.2))
    #expect(sample.lines == ["b"])
    sample.window.move(sample.edge("b", 0.8))
    #expect(sample.lines == ["c"])
    sample.window.move(sample.edge("c", 0.8))
    #expect(sample.lines == ["c below"])
    sample.window.move(sample.edge("a", 0.8))
    sample.window.release(sample.edge("a", 0.8))
    sample.window.settle()
    #expect(sample.calls.take() == ["first text 1"] && sample.rows.value == ["a", "text", "b", "c"])
    #expect(sample.lines.isEmpty)
  }

  @Test func theIndexIsThatOfRowsThatHaveChangedSinceTheLastFrame() {
    let sample = Sample()
    sample.drag(from: 100, to: sample.edge("c", 0.8))
    #expect(sample.lines == ["c below"])
    sample.rows.value = ["a"]
    sample.window.release(sample.edge("c", 0.8))
    sample.window.settle()
    // The second section can be under the pointer now.
    let calls = sample.calls.take()
    #expect(calls.isEmpty || calls == ["first text 1"], "\(calls)")
    #expect(sample.rows.value.first == "a" && sample.lines.isEmpty)

    sample.drag(from: 100, to: sample.edge("a", 0.8))
    sample.rows.value = []
    sample.window.release(sample.edge("a", 0.8))
    sample.window.settle()
    #expect(!sample.calls.take().contains("first text 1"))
  }

  @Test func eachForEachTakesTheTypesThatItAccepts() {
    let sample = Sample()
    sample.drag(from: 500, to: sample.edge("x", 0.8))
    #expect(sample.lines == ["y"])
    sample.window.release(sample.edge("x", 0.8))
    // A card is a text, too: above the second section it belongs to the first.
    sample.drag(from: 500, to: sample.edge("a", 0.2))
    sample.window.release(sample.edge("a", 0.2))
    sample.window.settle()
    #expect(sample.calls.take() == ["second 1 1", "first card 0"])
  }

  @Test func aDestinationInARowComesFirst() {
    let sample = Sample()
    let frame = sample.window.frame(ofText: "y") ?? .zero
    sample.drag(from: 100, to: CGPoint(x: frame.midX, y: frame.midY))
    #expect(sample.lines.isEmpty)
    sample.window.release(CGPoint(x: frame.midX, y: frame.midY))
    #expect(sample.calls.take() == ["row y"])
  }

  @Test func textOfAnotherProgramIsInserted() {
    let sample = Sample()
    let point = sample.edge("c", 0.9)
    sample.window.send(.dropBegan(point))
    sample.window.send(.dropText("outside"))
    sample.window.send(.dropMoved(point))
    sample.window.advance()
    #expect(sample.lines == ["c below"])
    sample.window.send(.dropEnded(point))
    sample.window.advance()
    sample.window.settle()
    #expect(sample.calls.take() == ["first outside 3"])
    #expect(sample.rows.value == ["a", "b", "c", "outside"])
    #expect(sample.lines.isEmpty)
  }

  @Test func anEmptyForEachTakesTheFirstRow() {
    let sample = Sample()
    sample.rows.value = []
    sample.window.settle()
    sample.drag(from: 100, to: CGPoint(x: 300, y: 20))
    sample.window.release(CGPoint(x: 300, y: 20))
    sample.window.settle()
    #expect(sample.rows.value == ["text"])
  }

  @Test(arguments: ["escape", "leave", "focus", "replaced"])
  func theLineGoesWithTheDrag(end: String) {
    let sample = Sample()
    sample.drag(from: 100, to: sample.edge("b", 0.2))
    switch end {
    case "escape": sample.window.press(.escape)
    case "leave": sample.window.move(CGPoint(x: 50, y: 300))
    case "focus": sample.window.send(.focusLost)
    default: sample.rows.value = ["d", "e"]
    }
    sample.window.advance(seconds: 0.1)
    if end != "replaced" { #expect(sample.lines.isEmpty) }
    sample.window.send(.focusLost)
    sample.window.settle()
    #expect(sample.lines.isEmpty && sample.calls.take().isEmpty)
  }
}
