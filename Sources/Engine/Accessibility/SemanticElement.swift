import Semantics

/// An element of the semantic tree while `SemanticBuilder` collects it, with the functions behind its actions.
@MainActor package struct SemanticElement {
  /// The values for assistive technologies. `SemanticBuilder.finish(_:)` sets `children` and `parent`.
  package var node: SemanticNode
  /// The elements inside, in reading order.
  var children: [SemanticElement] = []
  /// The node with the element's frame, scroll view and text.
  let source: RenderNode
  /// The functions of the actions in `node.actions`.
  private(set) var actions: [SemanticAction: @MainActor () -> Void] = [:]
  /// Executes a request about a number, a text or a selection. Returns false for any other request.
  var execute: (@MainActor (SemanticRequest) -> Bool)?
  /// The node that receives the keyboard focus for the element; nil if the element cannot have it.
  var focusNode: RenderNode?
  /// The value of `accessibilitySortPriority(_:)`: siblings with greater values are read first.
  var sortPriority = 0.0
  /// True if the element is an invisible label, which names the control around it.
  var isNaming = false
  /// True if the element is an invisible button, which is a named action of the view around it.
  var isAction = false
  /// The entries of `node.rotors`.
  private(set) var rotors: [SemanticRotorPlan] = []
  /// The pair of a label and its content that the element is a part of.
  var pair: SemanticPair?
  /// True if `ImageLabel.isName` holds for the label, which any other label replaces.
  var isNamedBySource = false

  init(_ node: SemanticNode, source: RenderNode) {
    self.node = node
    self.source = source
  }

  /// Adds `action`, or replaces its function.
  mutating func setAction(_ action: SemanticAction, _ body: @escaping @MainActor () -> Void) {
    if actions.updateValue(body, forKey: action) == nil { node.actions.append(action) }
  }

  /// Adds a rotor, or replaces that of an inner view with the same label.
  mutating func add(_ plan: SemanticRotorPlan) {
    let content = node.text?.content ?? node.label
    let rotor = SemanticRotor(label: plan.label, entries: plan.entries.map { $0.name(in: content) })
    if let index = rotors.firstIndex(where: { $0.label == plan.label }) {
      (rotors[index], node.rotors[index]) = (plan, rotor)
    } else {
      rotors.append(plan)
      node.rotors.append(rotor)
      node.actions += [.rotor(plan.label, isForward: true), .rotor(plan.label, isForward: false)]
    }
  }

  /// Removes all actions and requests, as for a disabled control.
  mutating func disable() {
    node.actions = []
    node.rotors = []
    rotors = []
    actions = [:]
    execute = nil
    node.states.insert(.disabled)
  }

  /// True for a `text`, `image`, `heading` or `separator` without actions.
  var isStatic: Bool {
    children.isEmpty && execute == nil && focusNode == nil && rotors.isEmpty
      && node.actions.allSatisfy { $0 == .showMenu }
      && [.text, .image, .heading, .separator].contains(node.role)
  }

  /// True for a container without elements that says nothing itself.
  var isEmpty: Bool {
    children.isEmpty && node.actions.isEmpty && focusNode == nil && node.value == nil && node.label.isEmpty
      && node.identifier.isEmpty
  }

  /// Makes `press` the action of the element, or of those inside of a group, unless they act already. Content that scrolls takes no press:
  /// a tap around it is not meant for its texts.
  mutating func offerPress(_ press: @escaping @MainActor () -> Void) {
    if node.role == .group, !children.isEmpty {
      for index in children.indices { children[index].offerPress(press) }
    } else if isStatic || node.role == .group && execute == nil && focusNode == nil, actions[.press] == nil,
      !node.states.contains(.disabled), node.role != .separator
    {
      setAction(.press, press)
    }
  }

  /// The element, or the elements without children inside of it.
  var leaves: [SemanticElement] { children.isEmpty ? [self] : children.flatMap(\.leaves) }

  /// Changes the element. Of a scroll view with a single element it changes that element.
  mutating func changePrincipal(_ change: (inout SemanticElement) -> Void) {
    let inner = children.indices.filter { children[$0].node.role != .scrollBar }
    guard node.role == .scrollView, inner.count == 1 else { return change(&self) }
    children[inner[0]].changePrincipal(change)
  }

  // MARK: Combination

  /// Takes the labels, values, states and actions of `parts`, which are no elements of their own then.
  ///
  /// The labels are joined by commas, without the names of symbols beside a text. A single press among the parts becomes that of this
  /// element; several become named actions. With an invisible label, the labels of the other parts are the value.
  mutating func combine(_ content: [SemanticElement]) {
    let parts = content.flatMap(\.leaves).withoutSeparators
    takeLabel(of: parts.filter(\.isNaming))
    if node.label.isEmpty {
      takeLabel(of: parts.filter { !$0.isAction })
    } else if Self.valued.contains(node.role) {
      node.value = parts.filter { !$0.isNaming && !$0.isNamedBySource }.map(\.node.label).joined(separator: ", ")
    }
    let values = parts.compactMap(\.node.value).filter { !$0.isEmpty }
    if node.value == nil, !values.isEmpty { node.value = values.joined(separator: ", ") }
    let pressed = parts.filter { $0.actions[.press] != nil && !$0.isAction }
    for part in parts {
      node.states.formUnion(part.node.states.intersection(Self.combinedStates))
      if focusNode == nil { focusNode = part.focusNode }
      if node.range == nil { node.range = part.node.range }
      node.details += part.node.details
      for plan in part.rotors { add(plan) }
      if execute == nil { execute = part.execute }
      for action in part.node.actions { take(action, of: part, isOnlyPress: pressed.count < 2 && !part.isAction) }
    }
    // Of several buttons a selected one is not the whole.
    if pressed.count < 2, parts.contains(where: { $0.node.states.contains(.selected) }) {
      node.states.insert(.selected)
    }
    if parts.allSatisfy({ $0.node.states.contains(.disabled) }), !parts.isEmpty { node.states.insert(.disabled) }
  }

  /// The roles of controls with a label that is not drawn, and with parts that are the value.
  private static let valued: Set<SemanticRole> = [.popUpButton, .gauge]

  /// The states that `combine(_:)` takes.
  private static let combinedStates: SemanticStates = [
    .focusable, .focused, .checkable, .checked, .mixed, .expandable, .expanded, .hasPopup, .busy, .changesOften,
  ]

  private mutating func take(_ action: SemanticAction, of part: SemanticElement, isOnlyPress: Bool) {
    guard let body = part.actions[action] else { return }
    let own = action == .press && !isOnlyPress ? SemanticAction.named(part.node.label) : action
    if actions[own] == nil, own != .named("") { setAction(own, body) }
  }

  mutating func takeLabel(of parts: [SemanticElement]) {
    guard node.label.isEmpty else { return }
    let named = parts.filter { !$0.node.label.isEmpty }
    let own = named.filter { !$0.isNamedBySource }
    isNamedBySource = own.isEmpty && !named.isEmpty
    node.label = (own.isEmpty ? named : own).map(\.node.label).joined(separator: ", ")
  }

  /// Takes `parts` as children. Invisible labels among them become the label.
  mutating func contain(_ parts: [SemanticElement]) {
    children = parts.filter { !$0.isNaming }
    takeLabel(of: parts.filter(\.isNaming))
  }

  /// The roles of parts whose press is that of the row around them.
  private static let buttons: Set<SemanticRole> = [.button, .link, .disclosure]

  /// Makes `parts` the content of a row or a cell: static parts and a button that fills it become a part of it, and other controls its children.
  mutating func absorb(_ parts: [SemanticElement]) {
    let parts = parts.withoutSeparators
    let isButton = parts.count == 1 && parts[0].children.isEmpty && Self.buttons.contains(parts[0].node.role)
    guard !isButton, !parts.allSatisfy(\.isStatic) else { return combine(parts) }
    contain(parts.filter { !$0.isStatic })
    let texts = parts.filter(\.isStatic)
    takeLabel(of: texts.contains { !$0.isNamedBySource } ? texts : Array(parts.flatMap(\.leaves).prefix(1)))
  }

  /// Makes `parts` the content of a table: the headers, and the rows of the list inside, whose number, selection and focus the table takes.
  ///
  /// The scroll view around the list is no element of its own. The table has its actions and its bars.
  mutating func tabulate(_ parts: [SemanticElement]) {
    for part in parts.withoutSeparators {
      switch part.node.role {
      case .scrollView:
        for action in part.node.actions { part.actions[action].map { setAction(action, $0) } }
        tabulate(part.children)
      case .list:
        (node.setSize, execute) = (part.node.setSize, part.execute)
        node.states.formUnion(part.node.states.intersection([.multiselectable, .vertical, .focusable, .focused]))
        focusNode = part.focusNode
        children += part.children
      default: children.append(part)
      }
    }
    node.setSize = node.setSize ?? 0
  }
}

extension [SemanticElement] {
  /// The elements without the lines between them.
  @MainActor var withoutSeparators: [SemanticElement] { filter { $0.node.role != .separator } }

  /// The index of the only element, or of the only one that is no separator; nil for none and for several.
  @MainActor var onlyIndex: Int? {
    if count == 1 { return 0 }
    let indices = indices.filter { self[$0].node.role != .separator }
    return indices.count == 1 ? indices[0] : nil
  }
}
