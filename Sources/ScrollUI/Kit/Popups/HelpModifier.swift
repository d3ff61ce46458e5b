import Engine
import Motion

/// Shows a tooltip when the mouse rests over a view.
struct HelpModifier {
  let text: Text
  /// True if the text is the hint of the view for assistive technologies. False for a text that repeats the name.
  var isHint = true
}

extension HelpModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> HoverNode { updated(HoverNode(), environment) }

  func updateNode(_ node: HoverNode, _ environment: EnvironmentValues) {
    let (text, table) = (text, environment.stringTable)
    node.tip = nil
    if isHint { node.tip = { text.plainText(in: table) } }
  }

  func connect(_ node: HoverNode, to graph: ViewGraph, _ environment: EnvironmentValues) {
    let (text, scale) = (text, environment.textScale)
    node.moved = { [weak node, weak graph] location in
      guard case .over(let point) = location, let node, let graph else { return }
      graph.service(ToolTips.self).pointerIs(over: node, at: point, text, scale: scale)
    }
  }
}

/// Shows the tooltip of the view under the mouse after a delay, one tooltip for each window.
@MainActor final class ToolTips: FrameTicker, HoverObserver, GraphService {
  /// The time in seconds that the mouse must rest over the view.
  static let delay = 0.6

  private struct Candidate {
    weak var node: HoverNode?
    let text: Text
    /// The `textScale` of the view.
    let scale: CGFloat
  }

  private unowned let graph: ViewGraph
  /// The views with a `HelpModifier` under the mouse, deepest node last.
  private var candidates: [Candidate] = []
  private var point = CGPoint.zero
  private var showTime: Double?
  private var shown: (popup: PopupHandle, node: ObjectIdentifier)?
  /// True after a press, wheel or key event: no tooltip is shown until the mouse enters another view with a
  /// `HelpModifier`.
  private var isQuiet = false

  init(graph: ViewGraph) {
    self.graph = graph
    graph.pipeline.input.hover.add(self)
  }

  func pointerIs(over node: HoverNode, at point: CGPoint, _ text: Text, scale: CGFloat) {
    if !candidates.contains(where: { $0.node === node }) { isQuiet = false }
    candidates.removeAll { $0.node == nil || $0.node === node }
    candidates.append(Candidate(node: node, text: text, scale: scale))
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

  /// Called when a button, the wheel or a key is used. Hides the tooltip.
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

  /// The largest height of a view that has its tooltip beside it, in points. The tooltip of a higher view is below the pointer.
  private static let controlHeight: CGFloat = 60

  private func placement(at node: HoverNode) -> PopupNode.Placement {
    let control = node.convert(node.bounds, to: nil)
    guard control.height <= Self.controlHeight else { return .pointer(point) }
    let others = graph.focus.focusableNodes.map { $0.convert($0.bounds, to: nil) }
    return .tip(control, avoiding: others.filter { $0.height <= Self.controlHeight && !$0.intersects(control) })
  }

  private func show() {
    guard let candidate = candidates.last, let node = candidate.node else { return }
    let popup = graph.popups.show(at: placement(at: node), takesPresses: false, environment: graph.environment) {
      ToolTip(text: candidate.text).environment(\.textScale, candidate.scale)
    }
    shown = (popup, ObjectIdentifier(node))
  }

  private func hide() {
    shown?.popup.hide()
    shown = nil
  }
}

/// The content of a tooltip.
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
      .semantics(.tooltip)
  }
}

/// The background color of popups.
struct PopupBackground: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? Color(white: 0.22) : Color(white: 0.99)
  }
}

nonisolated extension View {
  /// Shows `text` as a tooltip after the mouse has rested over the view for 0.6 s. Hidden by any press, wheel or key
  /// event.
  public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }

  /// Shows a localized tooltip when the mouse rests over the view.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Shows a tooltip that is not localized when the mouse rests over the view.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
