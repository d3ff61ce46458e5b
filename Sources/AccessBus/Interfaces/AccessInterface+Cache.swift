import MessageBus
import Semantics

extension AccessInterface {
  /// All objects in a single answer, with the facts that readers ask for first. They are those that exist: of a long list the rows in sight. The
  /// signals follow their changes.
  static let cache = AccessInterface(
    name: prefix + "Cache", isOffered: { !$0.isInTree },
    methods: [
      AccessMethod("GetItems", returns: "a\(AccessInterface.cacheItem)") { (object, _) throws(DBusFailure) in
        let server = object.server
        server.hasCacheReaders = true
        var paths: [AccessPath] = [.application]
        for window in server.windows {
          window.tree.forEach { node, _ in paths.append(window.path(node.id)) }
          window.cached = Set(window.tree.nodes.keys)
        }
        return [.array(of: cacheItem, paths.compactMap { server.object(at: $0)?.cacheItem })]
      }
    ],
    signals: [("AddAccessible", cacheItem), ("RemoveAccessible", "(so)")])

  /// Object, application, parent, index in it, number of children, interfaces, name, role, description, states.
  static let cacheItem = "((so)(so)(so)iiassusau)"
}

extension AccessObject {
  var cacheItem: DBusValue {
    .structure([
      reference.value, server.reference(to: .application).value, parent.value, .integer(indexInParent),
      .integer(childPaths.count), .strings(interfaceNames), .string(name), .uint32(role.rawValue),
      .string(description), AccessState.words(of: states),
    ])
  }
}
