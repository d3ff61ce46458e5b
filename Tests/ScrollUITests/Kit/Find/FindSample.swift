import Engine
import Geometry
import Observation
import ScrollUI
import ScrollUITesting

/// A list of lines that can be found.
@MainActor final class FindSample {
  @MainActor @Observable final class Model {
    var lines: [Line]
    @ObservationIgnored var built: Set<Int> = []
    /// The number of texts that were read since the last reset.
    @ObservationIgnored var reads = 0

    init(_ lines: [Line]) { self.lines = lines }
  }

  struct Line: Identifiable {
    let id: Int
    var text: String
  }

  let model: Model
  let window: TestWindow

  init(
    _ texts: [String], height: CGFloat = 600, direction: LayoutDirection = .leftToRight, locale: String = "en_US"
  ) {
    let model = Model(texts.enumerated().map { Line(id: $0, text: $1) })
    self.model = model
    window = TestWindow(height: height) {
      FindList(model: model)
        .environment(\.layoutDirection, direction)
        .environment(\.locale, Locale(identifier: locale))
    }
  }

  /// Opens the bar and types `text`. The search begins with the next frame.
  func find(_ text: String) {
    window.key("F", .control)
    window.settle()
    window.type(text)
  }

  /// Runs frames, and the tasks between them, until `condition` is true. Bounded by a number of frames, not by a clock: other tests share
  /// the main thread.
  func run(until condition: () -> Bool) async -> Bool {
    for _ in 0..<20_000 {
      if condition() { return true }
      window.advance()
      await Task.yield()
    }
    return condition()
  }

  /// Runs frames until all rows were compared.
  func finish() async -> Bool {
    await run { self.count != nil }
  }

  /// The text for the number of matches of a finished search; nil while rows are compared.
  var count: String? {
    window.texts.first { ($0.contains(" of ") || $0 == "No matches") && !$0.contains("…") }
  }

  var isOpen: Bool { !window.editedTexts.isEmpty }

  /// The frame of the field in the bar, in window coordinates.
  var field: CGRect? { window.editedTexts.first.map { $0.convert($0.bounds, to: nil) } }

  var ticks: [Int] { window.scroll?.indicators.tickedPixels ?? [] }

  /// The ids of the lines with `text`, in order, by the string's own search.
  func matches(_ text: String) -> [Int] {
    model.lines.indices.filter { model.lines[$0].text.lowercased().contains(text.lowercased()) }
  }

  /// The text of the row with the current match.
  var current: String? {
    window.nodes(of: TextNode.self).first { $0.marks?.currentIndex(in: $0) != nil }?.spans.first?.text
  }
}

private struct FindList: View {
  let model: FindSample.Model

  var body: some View {
    List {
      ForEach(model.lines) { line in
        let _ = model.built.insert(line.id)
        Text(line.text)
      }
      .findable { line in
        model.reads += 1
        return line.text
      }
    }
  }
}
