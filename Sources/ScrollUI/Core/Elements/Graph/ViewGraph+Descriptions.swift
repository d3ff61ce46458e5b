import Engine

extension ViewGraph {
  /// Describes work subjects for reports: the type of the view, the nearest enclosing view with a body, and the row.
  package func describe(_ subjects: [WorkSubject]) -> [WorkDescription] {
    let elements = elements(
      around: subjects.compactMap { subject in
        if case .node(let node) = subject { node } else { nil }
      })
    return subjects.map { subject in
      switch subject {
      case .callback(let name): WorkDescription(view: name)
      case .view(let object): describe(object as? Element)
      case .node(let node): describe(element(of: node, in: elements))
      }
    }
  }

  private func describe(_ element: Element?) -> WorkDescription {
    guard let element else { return WorkDescription(view: "the window") }
    var row: String?
    var owner: Element?
    var child = element
    if child.kinds.contains(.composite) { owner = child }
    while let parent = child.parent {
      if owner == nil, parent.kinds.contains(.composite) { owner = parent }
      if row == nil { row = parent.fact(RowDescriptionFact.self)?(child) }
      child = parent
    }
    let own = shortName(element)
    guard let owner, owner !== element else { return WorkDescription(view: own, row: row) }
    return WorkDescription(view: "\(own) in \(shortName(owner))", row: row)
  }

  /// The innermost elements to which `nodes` and their ancestors belong, by node. Visits the children of the found elements only: the
  /// nodes of an element enclose those of its descendants.
  private func elements(around nodes: [RenderNode]) -> [ObjectIdentifier: Element] {
    guard !nodes.isEmpty else { return [:] }
    var ancestors: Set<ObjectIdentifier> = []
    for node in nodes {
      var current: RenderNode? = node
      while let ancestor = current, ancestors.insert(ObjectIdentifier(ancestor)).inserted { current = ancestor.parent }
    }
    var found: [ObjectIdentifier: Element] = [:]
    func search(_ element: Element) {
      var enclosesNodes = false
      for node in element.nodes where ancestors.contains(ObjectIdentifier(node)) {
        found[ObjectIdentifier(node)] = element
        enclosesNodes = true
      }
      if enclosesNodes { element.forEachChild(search) }
    }
    // The overlay of the window is no part of the root's nodes.
    forRoot { $0.forEachChild(search) }
    return found
  }

  private func element(of node: RenderNode, in elements: [ObjectIdentifier: Element]) -> Element? {
    var current: RenderNode? = node
    while let ancestor = current {
      if let element = elements[ObjectIdentifier(ancestor)] { return element }
      current = ancestor.parent
    }
    return nil
  }

  /// The name of the view's type without generic arguments.
  private func shortName(_ element: Element) -> String {
    String(element.viewName.prefix { $0 != "<" })
  }
}
