import Engine

/// Where a scroll view shall come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that shall be seen, in the content's coordinates. At first it is as large as the container.
  public var rect: CGRect
  /// The point of the rectangle that meets that point of the container; nil for the top leading one.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a behaviour that chooses a target knows of the scroll view. Environment values are members, too.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// The target when the movement began.
  public let originalTarget: ScrollTarget
  /// How fast the content was when it was let go of, in points per second, positive towards its end.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of what shows the content, without the insets.
  public let containerSize: CGSize
  /// The axes along which the content scrolls.
  public let axes: Axis.Set

  let environment: EnvironmentValues
  /// What is seen when the movement ends; of a step, where the one before leads.
  let start: CGRect
  /// Whether a notch was turned or a key was pressed, which has to lead on.
  let isStep: Bool
  let isRightToLeft: Bool
  let node: ScrollNode

  public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: keyPath]
  }

  /// The targets that meet `area`, in the content's coordinates.
  func targetFrames(in area: CGRect) -> [CGRect] {
    let node = node
    return MainActor.assumeIsolated { node.targetFrames(in: area) }
  }

  /// What is to be decided along one axis, for a target that has been proposed.
  func alignment(_ axis: Axis, of target: ScrollTarget) -> TargetAlignment {
    TargetAlignment(
      natural: target.rect.origin[axis], start: start.origin[axis], origin: originalTarget.rect.origin[axis],
      velocity: velocity[axis], isStep: isStep, container: containerSize[axis], content: contentSize[axis])
  }
}

/// What a behaviour knows when it says how it works.
@dynamicMemberLookup public struct ScrollTargetBehaviorPropertiesContext {
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues

  public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: keyPath]
  }
}

/// How a behaviour works, beside the targets that it chooses.
public struct ScrollTargetBehaviorProperties: Sendable {
  /// Whether one movement goes no further than the container is long, and comes to rest soon.
  public var limitsScrolls = false

  public init() {}
}
