import Engine
import ScrollInstruments
import ScrollUI

extension Scenario {
  /// A `TextEditor` with a text of 1 MB, scrolled by 24 points each frame. Every 20 frames a click places the caret among
  /// the visible lines, and a character is typed there 4 frames later.
  static var megabyteEditor: Scenario {
    let edits = EditCount()
    return Scenario(
      name: "editor1m", summary: "a text editor with 1 MB, 24 points a frame, a click and a character every 20 frames",
      rows: 3500, input: editorInput,
      figures: { journal in
        let typing = journal.work.enumerated().filter { isTyping($0.offset) }.map(\.element)
        return [
          ("edits", Double(edits.count)), ("typing_ms", FrameReport.percentile(50, of: typing.sorted())),
        ]
      },
      makeLoop: showing { MegabyteEditor(paragraphs: $0, font: $1, edits: edits) })
  }

  /// The number of frames between two clicks, a divisor of `Scenario.warmUp`, and the frame after a click before which the character is typed.
  private static let clickInterval = 20
  private static let typingDelay = 4

  private static func isTyping(_ frame: Int) -> Bool { frame % clickInterval == typingDelay }

  private static func editorInput(beforeFrame frame: Int) -> [InputEvent] {
    if isTyping(frame) { return [.text("x")] }
    guard frame % clickInterval == 0 else { return [pull(y: step)] }
    let point = CGPoint(x: windowSize.width / 3, y: windowSize.height / 3)
    return [.mouseMove(point), .mouseDown(point, button: 1), .mouseUp(point, button: 1)]
  }
}

/// The number of edits that the `TextEditor` has written into its `Binding`.
@MainActor final class EditCount {
  var count = 0
}

struct MegabyteEditor: View {
  let font: RowFont
  let edits: EditCount
  @State private var text: String

  init(paragraphs: Int, font: RowFont, edits: EditCount) {
    self.font = font
    self.edits = edits
    _text = State(wrappedValue: (0..<paragraphs).map(VariableRow.text).joined(separator: "\n"))
  }

  var body: some View {
    TextEditor(
      text: Binding(
        get: { text },
        set: {
          text = $0
          edits.count += 1
        })
    )
    .font(font.size(13))
  }
}
