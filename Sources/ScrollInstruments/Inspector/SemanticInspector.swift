import Engine
import Observation
import ScrollUI
import Semantics

/// The `SemanticTree` of the enclosing window as a screen reader reads it, followed while a `SemanticHighlight` is in the window.
@MainActor @Observable package final class SemanticInspector {
  /// A `SemanticNode` as a line of the tree.
  package struct Line: Identifiable, Equatable {
    package let id: UInt64
    /// The number of containers around the element.
    package let depth: Int
    /// The `SemanticRole`, such as “button”.
    package let role: String
    /// The `accessibilityIdentifier(_:)` of the element; empty without one.
    package var identifier: String { node.identifier }
    /// The rest of `SemanticNode.summary`: the label in quotes, the value and the states.
    package let facts: String
    fileprivate let node: SemanticNode
  }

  /// The elements in reading order, the window first.
  package private(set) var lines: [Line] = []
  /// The `Line.id` of the chosen line; nil without a choice.
  package var selection: UInt64?

  @ObservationIgnored fileprivate weak var service: SemanticService?

  nonisolated package init() {}

  /// The line of `selection`; nil without a choice, and after the element has left the window.
  package var chosen: Line? { lines.first { $0.id == selection } }

  /// The words of a screen reader for the chosen element; empty without a choice.
  ///
  /// - Parameter word: Translates the name of a role or a state.
  package func speech(_ word: (String) -> String) -> String { chosen?.node.speech(word) ?? "" }

  /// The frame of the chosen element in the window, in points.
  var frame: CGRect? { chosen?.node.frame }

  /// Moves `selection` by `distance` lines, within the ends of `lines`.
  package func move(by distance: Int) {
    guard !lines.isEmpty else { return }
    let index = lines.firstIndex { $0.id == selection }.map { $0 + distance } ?? 0
    selection = lines[max(0, min(lines.count - 1, index))].id
  }

  fileprivate func read(_ tree: SemanticTree) {
    var new: [Line] = []
    tree.forEach { node, depth in
      let summary = node.summary
      let role = String(summary.prefix { $0 != " " })
      new.append(
        Line(
          id: node.id.rawValue, depth: depth, role: role, facts: String(summary.dropFirst(role.count + 1)), node: node))
    }
    if new != lines { lines = new }
  }
}

extension SemanticInspector: SemanticObserver, FrameTicker {
  package func semanticsDidChange(_ events: [SemanticEvent]) {
    if let tree = service?.tree { read(tree) }
  }

  /// Begins to follow the window in the phase of a frame that may change state.
  package func tick(at time: Double) -> NextTick {
    guard let service else { return .never }
    service.add(self)
    read(service.tree)
    return .never
  }
}

/// The frame of the element that a `SemanticInspector` has chosen, drawn over the whole window.
package struct SemanticHighlight: View {
  private let inspector: SemanticInspector

  /// Creates the drawing, which connects `inspector` to its window while it is shown.
  package init(_ inspector: SemanticInspector) { self.inspector = inspector }

  /// The frame of `SemanticInspector.chosen` in the accent color.
  package var body: some View {
    let frame = inspector.frame
    DelegatedView { _ in
      HighlightDrawing(inspector)
    } update: { drawing, environment in
      drawing.show(frame, Color.accentColor.rgba(in: environment))
    }
    .accessibilityHidden(true)
  }
}

private final class HighlightDrawing: NodeDelegate {
  weak var node: DelegatedNode?
  private let inspector: SemanticInspector
  private var frame: CGRect?
  private var color = RGBAColor.black

  let isHit = false

  init(_ inspector: SemanticInspector) { self.inspector = inspector }

  func show(_ frame: CGRect?, _ color: RGBAColor) {
    guard frame != self.frame || color != self.color else { return }
    (self.frame, self.color) = (frame, color)
    node?.setNeedsPaint()
  }

  func size(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: .zero) }

  func nodeDidAttach() {
    guard let host = node?.host else { return }
    inspector.service = host.services[SemanticService.self]
    host.add(inspector)
  }

  func nodeWillDetach() {
    node?.host?.remove(inspector)
    inspector.service?.remove(inspector)
    inspector.service = nil
  }

  func paint(_ context: inout PaintContext) {
    guard let frame, let node else { return }
    let origin = node.convert(node.bounds, to: nil).origin
    let own = frame.offsetBy(dx: -origin.x, dy: -origin.y).insetBy(dx: -2, dy: -2)
    context.fill(own, color: color.opacity(0.14))
    var path = VectorPath()
    path.move(to: CGPoint(x: own.minX, y: own.minY))
    path.addLine(to: CGPoint(x: own.maxX, y: own.minY))
    path.addLine(to: CGPoint(x: own.maxX, y: own.maxY))
    path.addLine(to: CGPoint(x: own.minX, y: own.maxY))
    path.close()
    context.stroke(path, PathStroke(width: 2), paint: .color(color))
  }
}
