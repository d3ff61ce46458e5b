import Geometry
import MessageBus
import Semantics

extension AccessInterface {
  /// The frame of an element, its focus, and scrolling to it.
  static let component = AccessInterface(
    name: prefix + "Component", isOffered: { $0.isElement },
    methods: [
      AccessMethod("Contains", "iiu", returns: "b") { (object, arguments) throws(DBusFailure) in
        [.boolean(try object.element.frame.contains(object.point(arguments, at: 0, coordinates: 2)))]
      },
      AccessMethod("GetAccessibleAtPoint", "iiu", returns: "(so)") { (object, arguments) throws(DBusFailure) in
        let point = try object.point(arguments, at: 0, coordinates: 2)
        let id = SemanticHitTest(tree: object.tree).deepest(at: point, in: try object.element.id)
        return [(id.flatMap { object.window?.reference(to: $0) } ?? .null).value]
      },
      AccessMethod("GetExtents", "u", returns: "(iiii)") { (object, arguments) throws(DBusFailure) in
        [.structure(try object.extents(of: object.element.frame, in: arguments.coordinates(0)))]
      },
      AccessMethod("GetPosition", "u", returns: "ii") { (object, arguments) throws(DBusFailure) in
        Array(try object.extents(of: object.element.frame, in: arguments.coordinates(0))[..<2])
      },
      AccessMethod("GetSize", returns: "ii") { (object, _) throws(DBusFailure) in
        Array(object.extents(of: try object.element.frame, in: .window)[2...])
      },
      AccessMethod("GetLayer", returns: "u") { (object, _) throws(DBusFailure) in
        [.uint32(try object.element.role == .window ? 7 : 3)]
      },
      AccessMethod("GetMDIZOrder", returns: "n") { (_, _) throws(DBusFailure) in [.int16(-1)] },
      AccessMethod("GetAlpha", returns: "d") { (_, _) throws(DBusFailure) in [.double(1)] },
      AccessMethod("GrabFocus", returns: "b") { (object, _) throws(DBusFailure) in
        [.boolean(object.perform(.focus))]
      },
      // The window manager, and the layout of the views, decide about sizes and places.
      AccessMethod("SetExtents", "iiiiu", returns: "b") { (_, _) throws(DBusFailure) in [.boolean(false)] },
      AccessMethod("SetPosition", "iiu", returns: "b") { (_, _) throws(DBusFailure) in [.boolean(false)] },
      AccessMethod("SetSize", "ii", returns: "b") { (_, _) throws(DBusFailure) in [.boolean(false)] },
      AccessMethod("ScrollTo", "u", returns: "b") { (object, arguments) throws(DBusFailure) in
        [.boolean(object.perform(.reveal(try reveal(arguments.integer(0)), part: nil)))]
      },
      AccessMethod("ScrollToPoint", "uii", returns: "b") { (object, arguments) throws(DBusFailure) in
        [.boolean(object.perform(.revealAt(try object.point(arguments, at: 1, coordinates: 0))))]
      },
    ])

  /// The place in the viewport as AT-SPI numbers it (`AtspiScrollType`).
  static func reveal(_ number: Int) throws(DBusFailure) -> SemanticReveal {
    let reveals: [SemanticReveal] = [.topLeft, .bottomRight, .top, .bottom, .left, .right, .nearest]
    guard reveals.indices.contains(number) else {
      throw .invalidArguments("places to scroll to are 0 to 6, not \(number)")
    }
    return reveals[number]
  }
}

extension AccessObject {
  private var place: AccessPlace { window?.place() ?? AccessPlace() }

  /// The values x, y, width and height of a rectangle of the window.
  func extents(of rect: CGRect, in coordinates: AccessCoordinates) -> [DBusValue] {
    place.values(of: rect, coordinates, parent: container?.frame ?? .zero)
  }

  /// The point of the window of the arguments x, at `index`, and y, after it.
  ///
  /// - Parameter coordinates: The index of the argument with the kind of coordinates.
  func point(_ arguments: [DBusValue], at index: Int, coordinates: Int) throws(DBusFailure) -> CGPoint {
    place.point(
      x: arguments.integer(index), y: arguments.integer(index + 1), try arguments.coordinates(coordinates),
      parent: container?.frame ?? .zero)
  }
}

/// Finds the element under a point.
struct SemanticHitTest {
  let tree: SemanticTree

  /// The deepest element in sight at `point` among `id` and the elements inside of it; of elements that overlap the last, which is in front.
  func deepest(at point: CGPoint, in id: SemanticID) -> SemanticID? {
    guard let node = tree[id], id == .window || node.states.contains(.showing) else { return nil }
    let contains = node.frame.contains(point)
    // Other elements may hold some that reach beyond them, such as the window of a menu.
    guard contains || !node.role.clips else { return nil }
    for child in node.children.reversed() {
      if let found = deepest(at: point, in: child) { return found }
    }
    return contains ? id : nil
  }
}

extension SemanticRole {
  /// True if content outside of the element's frame is hidden.
  fileprivate var clips: Bool { [.window, .scrollView, .list, .table].contains(self) }
}
