/// Texts that are selected together, such as those of a list: the `SelectedTexts` of a `TextSelector` reaches from text to text.
@MainActor package final class TextSelectionScope: TextSelecting {
  /// The colors of `fill(behind:)`.
  package struct Appearance: Equatable {
    /// The fill while `TextSelector.isActive` is true.
    package var active: RGBAColor
    /// The fill while `TextSelector.isActive` is false: the window or the texts have lost the keyboard.
    package var inactive: RGBAColor
    /// The fill behind bright text if `isLight` is true: text on a colored surface.
    package var onColor: RGBAColor
    /// True if the text of the window is dark.
    package var isLight: Bool

    package init(active: RGBAColor, inactive: RGBAColor, onColor: RGBAColor, isLight: Bool) {
      self.active = active
      self.inactive = inactive
      self.onColor = onColor
      self.isLight = isLight
    }
  }

  package let selector: TextSelector
  package var appearance: Appearance { didSet { if appearance != oldValue { repaint() } } }
  /// The object that shows the menu and the handles of the scope, such as its element.
  package weak var owner: AnyObject?
  /// Returns the nodes with the texts of the scope.
  package var roots: () -> [RenderNode] = { [] }

  private struct Member {
    weak var node: TextNode?
  }

  private var members: [ObjectIdentifier: Member] = [:]

  package init(selector: TextSelector, appearance: Appearance) {
    self.selector = selector
    self.appearance = appearance
  }

  // MARK: Members

  /// Adds a text, unless `isControlLabel` is true: its presses belong to the control.
  package func add(_ node: TextNode) {
    guard !node.isControlLabel else { return }
    members[ObjectIdentifier(node)] = Member(node: node)
    node.capabilities.insert(.tracksHover)
    node.host?.services[HoverTracker.self].nodeIsAttached()
  }

  package func remove(_ node: TextNode) {
    guard members[ObjectIdentifier(node)] != nil else { return }
    selector.textWillLeave(node, of: self)
    members[ObjectIdentifier(node)] = nil
    node.capabilities.remove(.tracksHover)
    node.host?.services[HoverTracker.self].nodeIsDetached()
    node.selectedRange = nil
  }

  func contains(_ node: TextNode) -> Bool { members[ObjectIdentifier(node)] != nil }

  /// Sets `TextNode.selectedRange` of all texts by their identities. Texts without a change are not painted again.
  func show(_ ranges: [ObjectIdentifier: Range<Int>]) {
    for (id, member) in members { member.node?.selectedRange = ranges[id] }
  }

  // MARK: Appearance

  package func fill(behind text: RGBAColor) -> RGBAColor {
    guard selector.isActive else { return appearance.inactive }
    let isBright = 0.299 * text.red + 0.587 * text.green + 0.114 * text.blue > 0.5
    return isBright && appearance.isLight ? appearance.onColor : appearance.active
  }

  /// Paints the selected texts again.
  func repaint() {
    for member in members.values {
      if let node = member.node, node.selectedRange != nil { node.setNeedsPaint() }
    }
  }
}

extension TextNode {
  /// True inside of a node with a `ControlPressDetector` or a `MenuPressDetector`.
  fileprivate var isControlLabel: Bool {
    nearest(GestureFact.self) { $0.detector is ControlPressDetector || $0.detector is MenuPressDetector } != nil
  }
}
