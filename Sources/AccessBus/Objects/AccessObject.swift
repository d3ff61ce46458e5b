import Geometry
import MessageBus
import Semantics

/// An object of the bus at the moment of a call: the application, an element of a window, or the cache.
@MainActor package struct AccessObject {
  enum Kind {
    case application
    case element(SemanticNode, AccessWindow)
    case cache
  }

  let server: AccessServer
  let kind: Kind

  /// The `SemanticNode`; nil for the application and the cache.
  var node: SemanticNode? { if case .element(let node, _) = kind { node } else { nil } }
  /// The `AccessWindow` of the element; nil for the application and the cache.
  var window: AccessWindow? { if case .element(_, let window) = kind { window } else { nil } }
  /// The `SemanticTree` with the element; empty for the application and the cache.
  var tree: SemanticTree { window?.tree ?? SemanticTree() }

  var path: AccessPath {
    switch kind {
    case .application: .application
    case .element(let node, let window): window.path(node.id)
    case .cache: .cache
    }
  }

  var reference: AccessReference { server.reference(to: path) }

  var isElement: Bool { node != nil }
  /// True for objects of the tree that readers walk through.
  var isInTree: Bool { if case .cache = kind { false } else { true } }

  // MARK: Tree

  /// The elements inside that exist, in order; empty for the application.
  package var children: [SemanticID] {
    let tree = tree
    return node?.children.filter { tree[$0] != nil } ?? []
  }

  /// The paths of the children: of the application its windows, of an element the `children`.
  var childPaths: [AccessPath] {
    guard let window else { return server.shownWindows.map { $0.path(.window) } }
    return children.map { window.path($0) }
  }

  package var parent: AccessReference {
    guard let node, let window else { return server.desktop }
    guard node.id != .window, let parent = node.parent else { return server.reference(to: .application) }
    return window.reference(to: parent)
  }

  /// The element that has this element as a child; nil for the window.
  var container: SemanticNode? { node?.parent.flatMap { tree[$0] } }

  /// The index among the children of the container; -1 for an application.
  package var indexInParent: Int {
    guard let node else { return -1 }
    guard let container else { return server.shownWindows.firstIndex { $0 === window } ?? -1 }
    let tree = tree
    return container.children.lazy.filter { tree[$0] != nil }.enumerated().first { $1 == node.id }?.offset ?? -1
  }

  // MARK: Facts

  var role: AccessRole {
    guard let node else { return .application }
    return AccessRole(
      node.role, in: container?.role, selects: holdsSelection, isCheckable: node.states.contains(.checkable))
  }

  /// True if the children can be selected. Orca calls the rows of other lists “not selected” if their list has the interface Selection.
  var holdsSelection: Bool {
    guard let node, [.list, .table, .tabList].contains(node.role) else { return false }
    let tree = tree
    return node.children.contains { tree[$0]?.states.contains(.selectable) == true }
  }

  var name: String {
    guard let node, let window else { return server.program.name }
    return node.id == .window ? window.name : node.label
  }

  /// The value, unless another interface has it, then the hint and further facts.
  var description: String {
    guard let node else { return "" }
    let value = node.range == nil && node.text == nil ? node.value ?? "" : ""
    let details = node.details.map { $0.value.isEmpty ? $0.label : "\($0.label): \($0.value)" }
    return ([value, node.hint] + details).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  var states: Set<AccessState> {
    guard let node else { return AccessState.ofApplication }
    return AccessState.states(of: node, isActive: window?.isActive == true)
  }

  /// Further facts by the names that readers know.
  var attributes: [(String, String)] {
    var pairs = [("toolkit", server.program.toolkit)]
    guard let node else { return pairs }
    // The places of cells and headers are those of the interfaces TableCell and Table.
    if node.role != .cell, node.role != .columnHeader {
      if let position = node.position { pairs.append(("posinset", String(position + 1))) }
      if let size = node.setSize { pairs.append(("setsize", String(size))) }
    }
    if node.headingLevel > 0 { pairs.append(("level", String(node.headingLevel))) }
    if !node.label.isEmpty, node.role != .text { pairs.append(("explicit-name", "true")) }
    if !node.identifier.isEmpty { pairs.append(("id", node.identifier)) }
    if !node.inputLabels.isEmpty { pairs.append(("input-labels", node.inputLabels.joined(separator: "; "))) }
    for rotor in node.rotors { pairs.append(("rotor-" + rotor.label, rotor.entries.joined(separator: "; "))) }
    if let value = node.value, node.range != nil { pairs.append(("valuetext", value)) }
    return pairs
  }

  /// The interfaces that the object has.
  var interfaces: [AccessInterface] { AccessInterface.all.filter { $0.isOffered(self) } }

  /// The names of the interfaces of AT-SPI. Readers warn about further names.
  var interfaceNames: [String] { interfaces.map(\.name).filter { $0.hasPrefix(AccessInterface.prefix) } }

  /// Executes a request. False if the element is gone or cannot do it.
  func perform(_ request: SemanticRequest) -> Bool {
    node.map { window?.perform(request, on: $0.id) == true } ?? false
  }

  /// Executes a request about a child.
  func perform(_ request: SemanticRequest, on child: SemanticID) -> Bool { window?.perform(request, on: child) == true }

  /// The reference to another element of the window.
  func reference(to id: SemanticID) -> AccessReference { window?.reference(to: id) ?? .null }

  /// The element of an object that the interface of the call is offered by.
  var element: SemanticNode {
    get throws(DBusFailure) {
      guard let node else { throw .unknownObject(path.text) }
      return node
    }
  }
}
