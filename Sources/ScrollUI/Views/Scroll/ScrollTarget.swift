import Engine

/// The proposed resting position of a scroll view.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content to show, in the content's coordinates. Initially it has the size of the container.
  public var rect: CGRect
  /// The point of `rect` that is aligned with the same point of the container; nil is the top leading corner.
  public var anchor: UnitPoint?

  /// Creates a target that shows `rect`.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The state of a scroll view during a call of ``ScrollTargetBehavior/updateTarget(_:context:)``.
///
/// Environment values are members too: `context.horizontalSizeClass`.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// The target at the start of the movement.
  public let originalTarget: ScrollTarget
  /// The velocity at the end of the contact, in points per second, positive towards the content's end.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the scroll view minus the insets.
  public let containerSize: CGSize
  /// The scroll axes.
  public let axes: Axis.Set

  let environment: EnvironmentValues
  /// The visible part at the end of the contact; for a step, the destination of the step before.
  let start: CGRect
  /// True for a wheel notch or a key, which has to leave the current target.
  let isStep: Bool
  let isRightToLeft: Bool
  let node: ScrollNode

  /// The environment value at `keyPath`.
  public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: keyPath]
  }

  /// The frames of the targets that intersect `area`, in the content's coordinates.
  func targetFrames(in area: CGRect) -> [CGRect] {
    let node = node
    return MainActor.assumeIsolated { node.targetFrames(in: area) }
  }

  /// The input of the choice along `axis`, for the proposed `target`.
  func alignment(_ axis: Axis, of target: ScrollTarget) -> TargetAlignment {
    TargetAlignment(
      natural: target.rect.origin[axis], start: start.origin[axis], origin: originalTarget.rect.origin[axis],
      velocity: velocity[axis], isStep: isStep, container: containerSize[axis], content: contentSize[axis])
  }
}

/// The state of a scroll view during a call of ``ScrollTargetBehavior/properties(context:)``.
@dynamicMemberLookup public struct ScrollTargetBehaviorPropertiesContext {
  /// The scroll axes.
  public let axes: Axis.Set
  let environment: EnvironmentValues

  /// The environment value at `keyPath`.
  public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: keyPath]
  }
}

/// Settings of a behavior in addition to its targets.
public struct ScrollTargetBehaviorProperties: Sendable {
  /// True if a movement is limited to the container's length and decelerates quickly. Default false.
  public var limitsScrolls = false

  /// Creates the default settings.
  public init() {}
}
