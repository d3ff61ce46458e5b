import Semantics

/// The node of a view with `SemanticProperties`.
package final class SemanticsNode: UnaryNode {
  package var properties: SemanticProperties

  package init(properties: SemanticProperties) {
    self.properties = properties
    super.init()
  }
}

extension SemanticsNode: SemanticDescribing {
  package func describe(into builder: inout SemanticBuilder) {
    guard !properties.isHidden else { return }
    let start = builder.elements.count
    defer { if let identity = properties.rotorIdentity { builder.note(identity, from: start) } }
    guard let treatment = properties.treatment else { return change(&builder) }
    var element = builder.element(properties.role ?? .group, of: self)
    let (content, bareTarget) = builder.collectChildren(of: self, in: element)
    switch treatment {
    case .ignore: builder.focus(&element, by: content.flatMap(\.leaves).lazy.compactMap(\.focusNode).first)
    case .contain where element.node.role == .table: element.tabulate(content)
    case .contain: element.contain(content)
    case .absorb: element.absorb(content)
    case .combine:
      if content.count == 1, Self.kept.contains(content[0].node.role) { element.node.role = content[0].node.role }
      element.combine(content)
    }
    if properties.role == nil, treatment == .combine { element.node.role = Self.role(of: content, element) }
    builder.focus(&element, by: bareTarget)
    properties.apply(to: &element)
    if treatment == .ignore { takePress(&element) }
    if treatment != .ignore, Self.titled.contains(element.node.role),
      let first = content.flatMap(\.leaves).first(where: \.isStatic)
    {
      element.takeLabel(of: [first])
    }
    if treatment != .contain || !element.isEmpty { builder.add(element) }
  }

  /// The roles of parts that a style or a container has chosen for the control around them: a control in a menu is a row of the menu.
  private static let kept: Set<SemanticRole> = [.menuItem, .checkBox]

  /// The roles whose first text is their title.
  private static let titled: Set<SemanticRole> = [.dialog, .alert, .popover]

  /// Changes the only element inside. Several elements get a container, and none becomes an image or a text.
  private func change(_ builder: inout SemanticBuilder) {
    var content = builder.collect { $0.visitChildren(of: self) }
    if let index = content.onlyIndex {
      content[index].changePrincipal(properties.apply)
      for element in content { builder.add(element) }
      return
    }
    guard properties.isElement else {
      for element in content { builder.add(properties.applied(to: element)) }
      return
    }
    var element = builder.element(content.isEmpty ? .image : .group, of: self)
    element.children = content
    properties.apply(to: &element)
    if content.isEmpty { takePress(&element) }
    builder.add(element)
  }

  /// Makes the first control or tap gesture below this node the press of `element`, such as for a shape with a label, which has no elements inside.
  private func takePress(_ element: inout SemanticElement) {
    guard !element.node.actions.contains(.press), element.execute == nil, !element.node.states.contains(.disabled),
      let press = child.flatMap(GestureNode.press)
    else { return }
    element.setAction(.press, press)
  }

  /// The role of a combination: that of the only control or image inside, otherwise a text.
  private static func role(of parts: [SemanticElement], _ whole: SemanticElement) -> SemanticRole {
    let roles = Set(parts.flatMap(\.leaves).withoutSeparators.map(\.node.role))
    if let first = roles.first, roles.count == 1 { return first }
    return whole.node.actions.contains(.press) ? .button : .text
  }
}

extension SemanticProperties {
  /// True if the properties make an element of a view that has none or several.
  fileprivate var isElement: Bool {
    label != nil || value != nil || hint != nil || !actions.isEmpty || range != nil || details != nil
      || headingLevel != nil || inputLabels != nil || rotor != nil || changedRole != nil || !states.isEmpty
  }

  fileprivate func applied(to element: SemanticElement) -> SemanticElement {
    var changed = element
    apply(to: &changed)
    return changed
  }
}
