import Engine
import Geometry
import Observation
import ScrollUI
import ScrollUITesting

/// A list in sections with an index.
@MainActor final class SectionIndexSample {
  @MainActor @Observable final class Model {
    var groups: [Group]
    var visibility = Visibility.automatic
    @ObservationIgnored var built: Set<Int> = []

    init(_ groups: [Group]) { self.groups = groups }
  }

  struct Group: Identifiable {
    let id: String
    let rows: Range<Int>
  }

  let model: Model
  let window: TestWindow

  /// - Parameters:
  ///   - count: The number of rows in each of the sections A to Z.
  ///   - isFindable: True if the rows have texts, which are their names.
  init(
    rows count: Int = 40, height: CGFloat = 600, isFindable: Bool = false, hasLabels: Bool = false,
    direction: LayoutDirection = .leftToRight
  ) {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    let model = Model(letters.enumerated().map { Group(id: $1, rows: $0 * count..<($0 + 1) * count) })
    self.model = model
    window = TestWindow(width: 400, height: height) {
      SectionIndexList(model: model, count: count, isFindable: isFindable, hasLabels: hasLabels)
        .environment(\.layoutDirection, direction)
    }
    window.settle()
  }

  /// The name of a row: its letter, and a letter and a number that vary.
  static func name(_ row: Int, of group: String) -> String { "\(group)\(["a", "e", "o"][row % 3]) \(row)" }

  /// The texts of the window with their frames.
  private var framedTexts: [(text: String, frame: CGRect)] {
    window.nodes(of: TextNode.self).map { ($0.spans.first?.text ?? "", $0.convert($0.bounds, to: nil)) }
  }

  /// The frame of a label in the index.
  func label(_ text: String) -> CGRect? {
    framedTexts.first { $0.text == text && $0.frame.height < 20 && $0.frame.width < 18 }?.frame
  }

  /// The labels that are drawn as the label of the section at the upper edge.
  var filledLabels: [String] {
    window.nodes(of: TextNode.self).compactMap(\.spans.first).filter { $0.text.count == 1 && $0.color == .white }
      .map(\.text)
  }

  func middle(_ text: String) -> CGPoint {
    label(text).map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
  }

  /// The letter in the bubble; nil while no label is held.
  var bubble: String? {
    window.nodes(of: TextNode.self).first { $0.size.height > 24 }?.spans.first?.text
  }

  /// The header at the upper edge of the list.
  var topHeader: String? {
    let headers = framedTexts.filter { $0.text.hasPrefix("Section ") && $0.frame.minY >= -1 && $0.frame.minY < 40 }
    return headers.min { $0.frame.minY < $1.frame.minY }?.text
  }

  var selected: String? { window.texts.first { $0.hasPrefix("selected ") } }
}

private struct SectionIndexList: View {
  let model: SectionIndexSample.Model
  let count: Int
  let isFindable: Bool
  let hasLabels: Bool
  @State private var selection: Int?

  var body: some View {
    List(selection: $selection) {
      ForEach(model.groups) { group in
        Section("Section \(group.id)") { rows(of: group) }
          .sectionIndexLabel(group.id)
      }
    }
    .listStyle(.plain)
    .listSectionIndexVisibility(model.visibility)
    .overlay(alignment: .bottom) { Text("selected \(selection ?? -1)") }
  }

  @ViewBuilder private func rows(of group: SectionIndexSample.Group) -> some View {
    let rows = ForEach(group.rows, id: \.self) { row in
      let _ = model.built.insert(row)
      Text(SectionIndexSample.name(row, of: group.id))
    }
    if isFindable {
      rows.findable { SectionIndexSample.name($0, of: group.id) }
    } else if hasLabels {
      rows.scrollIndicatorLabel { Text("row \($0 / 10 * 10)") }
    } else {
      rows
    }
  }
}
