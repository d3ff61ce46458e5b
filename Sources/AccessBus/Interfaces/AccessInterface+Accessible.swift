import MessageBus
import Semantics

extension AccessInterface {
  /// The tree, and the facts that all objects have.
  static let accessible = AccessInterface(
    name: prefix + "Accessible", isOffered: { $0.isInTree },
    methods: [
      AccessMethod("GetChildAtIndex", "i", returns: "(so)") { (object, arguments) throws(DBusFailure) in
        let index = arguments.integer(0)
        let children = object.childPaths
        guard children.indices.contains(index) else {
          throw .invalidArguments("there is no child \(index); the object has \(children.count)")
        }
        return [object.server.reference(to: children[index]).value]
      },
      AccessMethod("GetChildren", returns: "a(so)") { (object, _) throws(DBusFailure) in
        let server = object.server
        return [.array(of: "(so)", object.childPaths.map { server.reference(to: $0).value })]
      },
      AccessMethod("GetIndexInParent", returns: "i") { (object, _) throws(DBusFailure) in
        [.integer(object.indexInParent)]
      },
      AccessMethod("GetRelationSet", returns: "a(ua(so))") { (object, _) throws(DBusFailure) in
        [.array(of: "(ua(so))", relations(of: object))]
      },
      AccessMethod("GetRole", returns: "u") { (object, _) throws(DBusFailure) in [.uint32(object.role.rawValue)] },
      AccessMethod("GetRoleName", returns: "s") { (object, _) throws(DBusFailure) in [.string(object.role.name)] },
      AccessMethod("GetLocalizedRoleName", returns: "s") { (object, _) throws(DBusFailure) in
        [.string(object.role.name)]
      },
      AccessMethod("GetState", returns: "au") { (object, _) throws(DBusFailure) in
        [AccessState.words(of: object.states)]
      },
      AccessMethod("GetAttributes", returns: "a{ss}") { (object, _) throws(DBusFailure) in
        [.dictionary(object.attributes)]
      },
      AccessMethod("GetApplication", returns: "(so)") { (object, _) throws(DBusFailure) in
        [object.server.reference(to: .application).value]
      },
      AccessMethod("GetInterfaces", returns: "as") { (object, _) throws(DBusFailure) in
        [.strings(object.interfaceNames)]
      },
    ],
    properties: [
      AccessProperty("Name", "s") { (object) throws(DBusFailure) in .string(object.name) },
      AccessProperty("Description", "s") { (object) throws(DBusFailure) in .string(object.description) },
      AccessProperty("Parent", "(so)") { (object) throws(DBusFailure) in object.parent.value },
      AccessProperty("ChildCount", "i") { (object) throws(DBusFailure) in .integer(object.childPaths.count) },
      AccessProperty("Locale", "s") { (object) throws(DBusFailure) in .string(object.server.program.locale) },
      AccessProperty("AccessibleId", "s") { (object) throws(DBusFailure) in .string(object.node?.identifier ?? "") },
      AccessProperty("HelpText", "s") { (object) throws(DBusFailure) in .string(object.node?.hint ?? "") },
    ])

  /// Relations as AT-SPI numbers them (`AtspiRelationType`).
  private enum Relation {
    static let controllerFor: UInt32 = 3
    static let controlledBy: UInt32 = 4
  }

  /// A scroll bar controls the scroll view around it.
  @MainActor private static func relations(of object: AccessObject) -> [DBusValue] {
    guard let node = object.node else { return [] }
    let tree = object.tree
    if node.role == .scrollBar, let view = node.parent, tree[view]?.role == .scrollView {
      return [relation(Relation.controllerFor, to: [view], of: object)]
    }
    let bars = node.role == .scrollView ? node.children.filter { tree[$0]?.role == .scrollBar } : []
    return bars.isEmpty ? [] : [relation(Relation.controlledBy, to: bars, of: object)]
  }

  @MainActor private static func relation(_ kind: UInt32, to targets: [SemanticID], of object: AccessObject)
    -> DBusValue
  {
    let references = targets.map { object.reference(to: $0).value }
    return .structure([.uint32(kind), .array(of: "(so)", references)])
  }

  /// The program, at the root of the tree.
  static let application = AccessInterface(
    name: prefix + "Application", isOffered: { $0.isInTree && !$0.isElement },
    methods: [
      AccessMethod("GetLocale", "u", returns: "s") { (object, _) throws(DBusFailure) in
        [.string(object.server.program.locale)]
      }
    ],
    properties: [
      AccessProperty("ToolkitName", "s") { (object) throws(DBusFailure) in .string(object.server.program.toolkit) },
      AccessProperty("Version", "s") { (object) throws(DBusFailure) in .string(object.server.program.version) },
      AccessProperty("AtspiVersion", "s") { (_) throws(DBusFailure) in .string("2.1") },
      AccessProperty(
        "Id", "i",
        set: { (object, value) throws(DBusFailure) in object.server.applicationID = value.asInteger ?? 0 },
        get: { (object) throws(DBusFailure) in .integer(object.server.applicationID) }),
    ])
}
