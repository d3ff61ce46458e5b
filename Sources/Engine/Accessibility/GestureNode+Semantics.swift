import Semantics

extension GestureNode: SemanticDescribing {
  package func describe(into builder: inout SemanticBuilder) {
    switch detector {
    case let press as ControlPressDetector: describeControl(press, &builder)
    case let press as MenuPressDetector: describeMenu(press, &builder)
    case let press as SecondaryPressDetector: describeContextMenu(press, &builder)
    default: describeTap(&builder)
    }
  }

  private func describeControl(_ press: ControlPressDetector, _ builder: inout SemanticBuilder) {
    var element = builder.element(role ?? .button, of: self)
    element.combine(builder.collect(in: element) { $0.visitChildren(of: self) })
    if isEnabled {
      element.node.states.remove(.disabled)
      element.setAction(.press) { [weak press] in press?.action() }
    } else {
      element.disable()
    }
    builder.add(element)
  }

  /// Adds the button inside, which has the action of `MenuPressDetector.pressed` already.
  private func describeMenu(_ press: MenuPressDetector, _ builder: inout SemanticBuilder) {
    var content = builder.collect { $0.visitChildren(of: self) }
    if !content.isEmpty { content[0].node.states.insert(.hasPopup) }
    for element in content { builder.add(element) }
  }

  private func describeContextMenu(_ press: SecondaryPressDetector, _ builder: inout SemanticBuilder) {
    var content = builder.collect { $0.visitChildren(of: self) }
    if isEnabled, !content.isEmpty {
      content[0].setAction(.showMenu) { [weak press, weak self] in self.map { press?.pressed($0.windowCenter) } }
    }
    for element in content { builder.add(element) }
  }

  /// Makes `GestureDetector.press(at:)` the action of the static elements inside, which are combined. Taps around controls have no element.
  private func describeTap(_ builder: inout SemanticBuilder) {
    var content = builder.collect { $0.visitChildren(of: self) }
    defer { for element in content { builder.add(element) } }
    guard isEnabled, !content.isEmpty, content.allSatisfy(\.isStatic), let press = detector.press(at: windowCenter)
    else { return }
    var element = builder.element(.button, of: self)
    element.combine(content)
    element.setAction(.press, press)
    content = [element]
  }

  /// The names and the functions of the controls at `nodes` and below that can be pressed, in order. The functions outlive the nodes.
  package static func controls(in nodes: [RenderNode]) -> [ListRowAction] {
    var found: [ListRowAction] = []
    func visit(_ node: RenderNode) {
      guard let gesture = node as? GestureNode, let press = gesture.detector as? ControlPressDetector else {
        return node.children.forEach(visit)
      }
      var builder = SemanticBuilder(clip: .zero, focus: SemanticBuilder.Focus(targets: [], current: nil))
      builder.visit(gesture)
      let name = builder.elements.first?.node.label ?? ""
      let action = press.action
      if gesture.isEnabled, !name.isEmpty { found.append(ListRowAction(name: name) { action() }) }
    }
    nodes.forEach(visit)
    return found
  }

  private var windowCenter: CGPoint {
    let frame = convert(bounds, to: nil)
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
