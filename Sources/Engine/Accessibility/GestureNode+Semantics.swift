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
    let content = builder.collect(in: element) { $0.visitChildren(of: self) }
    // The label of a group makes any button of a style the switch of the group.
    if content.contains(where: { $0.node.role == .disclosure }) { element.node.role = .disclosure }
    element.combine(content)
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
    if isEnabled, !content.isEmpty, !press.isOfRows {
      content[0].setAction(.showMenu) { [weak press, weak self] in self.map { press?.pressed($0.windowCenter) } }
    }
    for element in content { builder.add(element) }
  }

  /// Makes `GestureDetector.press(at:)` the action of the static elements inside, which are combined. Beside controls, each of them has the action.
  private func describeTap(_ builder: inout SemanticBuilder) {
    var content = builder.collect { $0.visitChildren(of: self) }
    defer { for element in content { builder.add(element) } }
    guard isEnabled, !content.isEmpty, let press = detector.press(at: windowCenter) else { return }
    guard content.allSatisfy(\.isStatic) else {
      for index in content.indices { content[index].offerPress(press) }
      return
    }
    var element = builder.element(.button, of: self)
    element.combine(content)
    element.setAction(.press, press)
    content = [element]
  }

  /// The names and the functions of the controls at `nodes` and below that can be pressed, in order. The functions outlive the nodes.
  package static func controls(in nodes: [RenderNode]) -> [ListRowAction] {
    var found: [ListRowAction] = []
    func visit(_ node: RenderNode) {
      guard let gesture = node.fact(GestureFact.self), let press = gesture.detector as? ControlPressDetector else {
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

  /// The action of the first enabled control at `node` or below, or else of the first gesture that a single tap completes; nil without either.
  package static func press(in node: RenderNode) -> (@MainActor () -> Void)? {
    var tap: (@MainActor () -> Void)?
    func control(_ node: RenderNode) -> ControlPressDetector? {
      if let detector = node.enabledDetector {
        if let press = detector as? ControlPressDetector { return press }
        tap = tap ?? detector.press(at: node.windowCenter)
      }
      for child in node.children where !child.capabilities.contains(.buildsRows) {
        if let found = control(child) { return found }
      }
      return nil
    }
    if let press = control(node) { return { press.action() } }
    return tap
  }

  /// Opens the nearest context menu at `node` or above, at the middle of `node`. Returns false without a menu.
  package static func openMenu(around node: RenderNode) -> Bool {
    let point = node.windowCenter
    var next: RenderNode? = node
    while let current = next {
      if let menu = current.enabledDetector as? SecondaryPressDetector, menu.isAvailable(point) {
        menu.pressed(point)
        return true
      }
      next = current.parent
    }
    return false
  }
}

extension RenderNode {
  /// The middle of the node in window coordinates.
  fileprivate var windowCenter: CGPoint {
    let frame = convert(bounds, to: nil)
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
