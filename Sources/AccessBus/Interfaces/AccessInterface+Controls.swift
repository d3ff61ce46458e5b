import MessageBus
import Semantics

extension AccessInterface {
  /// The actions of an element.
  static let action = AccessInterface(
    name: prefix + "Action", isOffered: { $0.node?.actions.isEmpty == false },
    methods: [
      AccessMethod("GetName", "i", returns: "s") { (object, arguments) throws(DBusFailure) in
        [.string(try object.action(arguments).accessName)]
      },
      AccessMethod("GetLocalizedName", "i", returns: "s") { (object, arguments) throws(DBusFailure) in
        [.string(try object.action(arguments).accessName)]
      },
      AccessMethod("GetDescription", "i", returns: "s") { (object, arguments) throws(DBusFailure) in
        _ = try object.action(arguments)
        return [.string("")]
      },
      AccessMethod("GetKeyBinding", "i", returns: "s") { (object, arguments) throws(DBusFailure) in
        _ = try object.action(arguments)
        return [.string("")]
      },
      AccessMethod("GetActions", returns: "a(sss)") { (object, _) throws(DBusFailure) in
        let actions = try object.element.actions.map { DBusValue.string($0.accessName) }
        return [.array(of: "(sss)", actions.map { .structure([$0, .string(""), .string("")]) })]
      },
      AccessMethod("DoAction", "i", returns: "b") { (object, arguments) throws(DBusFailure) in
        [.boolean(object.perform(.action(try object.action(arguments))))]
      },
    ],
    properties: [
      AccessProperty("NActions", "i") { (object) throws(DBusFailure) in .integer(try object.element.actions.count) }
    ])

  /// The number of sliders, steppers, progress views and scroll bars.
  static let value = AccessInterface(
    name: prefix + "Value", isOffered: { $0.node?.range != nil },
    properties: [
      AccessProperty("MinimumValue", "d") { (object) throws(DBusFailure) in .double(try object.range.minimum) },
      AccessProperty("MaximumValue", "d") { (object) throws(DBusFailure) in .double(try object.range.maximum) },
      AccessProperty("MinimumIncrement", "d") { (object) throws(DBusFailure) in .double(try object.range.step) },
      AccessProperty("Text", "s") { (object) throws(DBusFailure) in .string(try object.element.value ?? "") },
      AccessProperty(
        "CurrentValue", "d",
        set: { (object, value) throws(DBusFailure) in
          let range = try object.range
          guard range.isSettable else { throw .readOnlyProperty("CurrentValue") }
          guard let number = value.asDouble, !number.isNaN else { throw .invalidArguments("a value is a number") }
          _ = object.perform(.setNumber(max(range.minimum, min(range.maximum, number))))
        },
        get: { (object) throws(DBusFailure) in .double(try object.range.current) }),
    ])

  /// The selected children of lists, tables and tab lists.
  static let selection = AccessInterface(
    name: prefix + "Selection", isOffered: { $0.holdsSelection },
    methods: [
      AccessMethod("GetSelectedChild", "i", returns: "(so)") { (object, arguments) throws(DBusFailure) in
        [try object.reference(to: object.selectedChild(arguments)).value]
      },
      AccessMethod("SelectChild", "i", returns: "b") { (object, arguments) throws(DBusFailure) in
        [.boolean(object.perform(.setSelected(true), on: try object.child(arguments)))]
      },
      AccessMethod("DeselectChild", "i", returns: "b") { (object, arguments) throws(DBusFailure) in
        [.boolean(object.perform(.setSelected(false), on: try object.child(arguments)))]
      },
      AccessMethod("DeselectSelectedChild", "i", returns: "b") { (object, arguments) throws(DBusFailure) in
        [.boolean(object.perform(.setSelected(false), on: try object.selectedChild(arguments)))]
      },
      AccessMethod("IsChildSelected", "i", returns: "b") { (object, arguments) throws(DBusFailure) in
        [.boolean(object.selectedChildren.contains(try object.child(arguments)))]
      },
      AccessMethod("SelectAll", returns: "b") { (object, _) throws(DBusFailure) in
        [.boolean(object.perform(.selectAll))]
      },
      AccessMethod("ClearSelection", returns: "b") { (object, _) throws(DBusFailure) in
        [.boolean(object.perform(.clearSelection))]
      },
    ],
    properties: [
      AccessProperty("NSelectedChildren", "i") { (object) throws(DBusFailure) in
        .integer(object.selectedChildren.count)
      }
    ])
}

extension SemanticAction {
  /// The name that readers show, and compare.
  var accessName: String {
    switch self {
    case .press: "click"
    case .increment: "increment"
    case .decrement: "decrement"
    case .showMenu: "menu"
    case .dismiss: "dismiss"
    case .expand: "expand"
    case .collapse: "collapse"
    case .scroll(.top): "scroll up"
    case .scroll(.bottom): "scroll down"
    case .scroll(.leading): "scroll left"
    case .scroll(.trailing): "scroll right"
    case .rotor(let label, let isForward): (isForward ? "next: " : "previous: ") + label
    case .named(let name): name
    }
  }
}

extension AccessObject {
  /// The action with the index of the first argument.
  func action(_ arguments: [DBusValue]) throws(DBusFailure) -> SemanticAction {
    try element.actions.member(arguments.integer(0), "action")
  }

  /// The child with the index of the first argument.
  func child(_ arguments: [DBusValue]) throws(DBusFailure) -> SemanticID {
    try children.member(arguments.integer(0), "child")
  }

  /// The selected child with the index of the first argument among the selected children.
  func selectedChild(_ arguments: [DBusValue]) throws(DBusFailure) -> SemanticID {
    try selectedChildren.member(arguments.integer(0), "selected child")
  }

  var selectedChildren: [SemanticID] {
    let tree = tree
    return children.filter { tree[$0]?.states.contains(.selected) == true }
  }

  var range: SemanticRange {
    get throws(DBusFailure) {
      guard let range = node?.range else { throw .unknownObject(path.text) }
      return range
    }
  }
}

extension Array {
  /// The member at `index`; an error that names the `noun` for other indices.
  fileprivate func member(_ index: Int, _ noun: String) throws(DBusFailure) -> Element {
    guard indices.contains(index) else { throw .invalidArguments("there is no \(noun) \(index) among \(count)") }
    return self[index]
  }
}
