import Engine
import Motion

/// Shows a tip when the mouse rests over a view.
struct HelpModifier {
  let text: Text

  init(text: Text) { self.text = text }
}

extension HelpModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> HoverNode {
    let node = HoverNode()
    updateNode(node, environment)
    return node
  }

  func updateNode(_ node: HoverNode, _ environment: EnvironmentValues) {
    let text = text
    node.moved = { [weak node] location in
      guard case .over(let point) = location, let node, let graph = ViewGraph.showing(node) else { return }
      graph.toolTips.pointerIs(over: node, at: point, text)
    }
  }
}

/// Waits for the mouse to rest and shows the tip of what it rests on.
@MainActor final class ToolTips: FrameTicker, HoverObserver {
  /// How long the mouse has to rest, in seconds.
  static let delay = 0.6

  private struct Candidate {
    weak var node: HoverNode?
    let text: Text
  }

  private unowned let graph: ViewGraph
  /// What the mouse is over, the deepest last.
  private var candidates: [Candidate] = []
  private var point = CGPoint.zero
  private var showTime: Double?
  private var shown: (popup: Int, node: ObjectIdentifier)?
  /// Something was pressed: no tip until the mouse has been elsewhere.
  private var isQuiet = false

  init(graph: ViewGraph) { self.graph = graph }

  func pointerIs(over node: HoverNode, at point: CGPoint, _ text: Text) {
    if !candidates.contains(where: { $0.node === node }) { isQuiet = false }
    candidates.removeAll { $0.node == nil || $0.node === node }
    candidates.append(Candidate(node: node, text: text))
    candidates.sort { ($0.node?.depth ?? 0) < ($1.node?.depth ?? 0) }
    self.point = point
    if let shown, let top = candidates.last?.node, ObjectIdentifier(top) != shown.node { hide() }
    guard shown == nil, !isQuiet else { return }
    showTime = graph.pipeline.time + Self.delay
    graph.pipeline.add(self)
  }

  func pointerDidLeave(_ node: HoverNode) {
    candidates.removeAll { $0.node == nil || $0.node === node }
    if shown?.node == ObjectIdentifier(node) { hide() }
    if candidates.isEmpty { showTime = nil }
  }

  func pointerWasUsed() {
    guard !candidates.isEmpty else { return }
    isQuiet = true
    showTime = nil
    hide()
  }

  func tick(at time: Double) -> NextTick {
    guard let showTime else { return .never }
    guard time.hasReached(showTime) else { return .at(showTime) }
    self.showTime = nil
    show()
    return .never
  }

  private func show() {
    guard let candidate = candidates.last, let node = candidate.node else { return }
    let popup = graph.popups.show(at: .pointer(point), takesPresses: false, environment: graph.environment) {
      ToolTip(text: candidate.text)
    }
    shown = (popup, ObjectIdentifier(node))
    graph.showPopups()
  }

  private func hide() {
    if let shown { graph.popups.hide(shown.popup) }
    shown = nil
  }
}

/// A tip as it looks.
private struct ToolTip: View {
  let text: Text

  var body: some View {
    text
      .font(.system(size: 12))
      .foregroundStyle(.primary)
      .padding(.horizontal, 8)
      .padding(.vertical, 5)
      .background(PopupBackground(), in: RoundedRectangle(cornerRadius: 6))
      .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(.separator, lineWidth: 1))
      .fixedSize(horizontal: false, vertical: true)
  }
}

/// The colour of what floats over a window.
struct PopupBackground: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? Color(white: 0.22) : Color(white: 0.99)
  }
}

nonisolated extension View {
  /// A tip that is shown when the mouse rests over the view.
  public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }

  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
