import Engine

/// Which gestures of a view and of the views in it take part.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither the added gesture nor those of the views in it.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views in it.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Puts a gesture on a view.
struct GestureModifier<G: Gesture> {
  let gesture: G
  let precedence: GestureNode.Precedence
  let mask: GestureMask

  init(gesture: G, precedence: GestureNode.Precedence = .normal, mask: GestureMask = .all) {
    self.gesture = gesture
    self.precedence = precedence
    self.mask = mask
  }
}

extension GestureModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> GestureNode {
    let node = GestureNode(detector: GestureDetection.make(gesture), precedence: precedence)
    setFlags(of: node, environment)
    return node
  }

  func updateNode(_ node: GestureNode, _ environment: EnvironmentValues) {
    GestureDetection.update(gesture, node.detector)
    setFlags(of: node, environment)
  }

  @MainActor private func setFlags(of node: GestureNode, _ environment: EnvironmentValues) {
    node.precedence = precedence
    node.isEnabled = mask.contains(.gesture) && environment.isEnabled
    node.allowsInnerGestures = mask.contains(.subviews)
  }
}

nonisolated extension View {
  /// Adds a gesture. Those of the views in this one come first.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask))
  }

  /// Adds a gesture that takes part while `isEnabled`.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture. `name` is for programs that set gestures of other frameworks against it; there are none here.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that comes before those of the views in this one: it wins where both are recognised with the same event, and
  /// they wait where it has seen a part of what it wants.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .high, mask: mask))
  }

  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that takes nothing from any other one.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, mask: mask))
  }

  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Runs `action` when the view is tapped `count` times in a row.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Runs `action` with the place of the tap in `coordinateSpace`.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs `action` when a press has stayed for `minimumDuration` seconds. `onPressingChanged` is told when a press begins, and when it
  /// has come to that or was given up.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      CallbackGesture(
        base: press, changed: { _ in onPressingChanged?(true) }, ended: { _ in action() },
        finished: { _ in onPressingChanged?(false) }))
  }

  /// The older form.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
