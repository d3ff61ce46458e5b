import Engine

/// The enabled gestures: that of a modifier, and those of the views in it.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Disables the added gesture and those of the subviews.
  public static let none: GestureMask = []
  /// Enables the added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// Enables the gestures of the subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// Enables all gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Attaches a gesture to a view.
struct GestureModifier<G: Gesture> {
  let gesture: G
  var precedence = GestureNode.Precedence.normal
  var mask = GestureMask.all
}

extension GestureModifier: NodeModifier {
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
  /// Keeps presses on this view from the views behind it. Unlike a tap gesture with an action, it adds nothing for assistive technologies.
  package func stopsPresses() -> some View { contentShape(Rectangle()).gesture(TapGesture()) }

  /// Adds a gesture to this view. The gestures of its subviews take precedence.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask))
  }

  /// Adds a gesture to this view. With `isEnabled` false, the gestures of the subviews stay enabled.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture to this view. `name` has no effect: there are no gestures of a second framework on Linux.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that takes precedence over those of the subviews.
  ///
  /// It wins if both are recognized by the same event. The gestures of the subviews wait while it is partially
  /// recognized.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .high, mask: mask))
  }

  /// Adds a gesture that takes precedence over those of the subviews, if `isEnabled` is true.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that is recognized together with all further gestures and cancels no gesture.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, mask: mask))
  }

  /// Adds a simultaneous gesture if `isEnabled` is true.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Calls `action` after `count` taps in a row.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Calls `action` after `count` taps, with the location of the last tap in `coordinateSpace`.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Calls `action` after a press of `minimumDuration` seconds that moves at most `maximumDistance` points.
  ///
  /// `onPressingChanged` receives true at the beginning of the press, and false when it is recognized or cancelled.
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

  /// The earlier form of `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
