import Engine

/// Chooses the resting position of a scroll view.
///
/// `updateTarget(_:context:)` is called at the end of a contact with the natural end of the fling, for each wheel
/// notch and each scroll key, and if the scroll view's size changes. The content then moves to the target from its
/// current velocity.
///
/// ```swift
/// struct RowSnap: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///     target.rect.origin.y = (target.rect.minY / 60).rounded() * 60  // rows of 60 points
///   }
/// }
/// ```
public protocol ScrollTargetBehavior {
  /// The argument of `updateTarget(_:context:)`.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// The argument of `properties(context:)`.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// The result of `properties(context:)`.
  typealias Properties = ScrollTargetBehaviorProperties

  /// Changes `target`, the natural end of the movement, to the wanted resting position.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// The settings of the behavior. Called if the scroll view or its environment is updated.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// The default settings: movements are not limited.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// A type-erased behavior.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The wrapped behavior.
  public let base: any ScrollTargetBehavior

  /// Wraps `base`.
  public init(_ base: some ScrollTargetBehavior) { self.base = base }

  /// Forwards to `base`.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// Forwards to `base`.
  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

/// A behavior in the environment. Two are equal if their types and stored values are, so that a body that sets an
/// equal behavior invalidates no view.
package struct EnvironmentBehavior: Equatable {
  let behavior: any ScrollTargetBehavior

  package init(_ behavior: some ScrollTargetBehavior) {
    self.behavior = (behavior as? AnyScrollTargetBehavior)?.base ?? behavior
  }

  package static func == (one: EnvironmentBehavior, other: EnvironmentBehavior) -> Bool {
    let both = UncheckedTransfer((one.behavior, other.behavior))
    // Environments are created and compared on the main thread.
    return MainActor.assumeIsolated { ValueComparison.areSame(both.value.0, both.value.1) }
  }
}

extension EnvironmentValues {
  /// The behavior that chooses resting positions, or nil for the natural end of each movement.
  @Entry package var scrollTargetBehavior: EnvironmentBehavior?
}

nonisolated extension View {
  /// Sets the behavior that chooses the resting positions of the scroll views in this view.
  ///
  /// ```swift
  /// ScrollView {
  ///   LazyVStack { ForEach(items) { Row(item: $0) } }
  ///     .scrollTargetLayout()
  /// }
  /// .scrollTargetBehavior(.viewAligned)
  /// ```
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, EnvironmentBehavior(behavior))
  }

  /// Marks this view as a target of the enclosing scroll view, in addition to the rows of a target layout.
  ///
  /// This is the form of a beta; the final SwiftUI has `scrollTargetLayout(isEnabled:)` only.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(NodeValueModifier(isEnabled, { ScrollTargetNode(isEnabled: $0) }, set: { $0.isEnabled = $1 }))
  }
}
