import Engine

extension ViewGraph {
  package func describe(_ subject: WorkSubject) -> WorkDescription {
    switch subject {
    case .callback(let name): WorkDescription(view: name)
    case .view(let object): describe(object as? Element)
    case .node(let node): describe(element(of: node))
    }
  }

  private func describe(_ element: Element?) -> WorkDescription {
    guard let element else { return WorkDescription(view: "the window") }
    var row: String?
    var owner: Element?
    var child = element
    if child.isUserView { owner = child }
    while let parent = child.parent {
      if owner == nil, parent.isUserView { owner = parent }
      if row == nil { row = parent.rowDescription(of: child) }
      child = parent
    }
    let own = shortName(element)
    guard let owner, owner !== element else { return WorkDescription(view: own, row: row) }
    return WorkDescription(view: "\(own) in \(shortName(owner))", row: row)
  }

  /// The innermost element whose nodes have `node` in them. It looks through the whole tree: for reports, not for frames.
  private func element(of node: RenderNode) -> Element? {
    var ancestors: Set<ObjectIdentifier> = []
    var current: RenderNode? = node
    while let known = current {
      ancestors.insert(ObjectIdentifier(known))
      current = known.parent
    }
    var found: Element?
    var depth = -1
    func search(_ element: Element) {
      for node in element.nodes where ancestors.contains(ObjectIdentifier(node)) && node.depth >= depth {
        depth = node.depth
        found = element
      }
      element.forEachChild(search)
    }
    forRoot(search)
    return found
  }

  /// The name of a view's type without its generic arguments.
  private func shortName(_ element: Element) -> String {
    String(element.viewName.prefix { $0 != "<" })
  }
}
