import Engine

/// Decides where a scroll view comes to rest.
///
/// It is asked when a movement of a hand ends, with the place where the content would come to rest by itself, for each notch of a
/// wheel and each key that scrolls, and when the scroll view's size changes. The content then moves to the target with the velocity
/// that it has.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  typealias Properties = ScrollTargetBehaviorProperties

  /// Changes `target`, where the content would come to rest, to where it shall.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// How the behaviour works; asked when the scroll view or its environment is updated.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// Any behaviour.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  public let base: any ScrollTargetBehavior

  public init(_ base: some ScrollTargetBehavior) { self.base = base }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

/// A behaviour in the environment: another one only where its type or a value in it is, so that a body which says the same again
/// changes nothing.
struct EnvironmentBehavior: Equatable {
  let behavior: any ScrollTargetBehavior

  init(_ behavior: some ScrollTargetBehavior) {
    self.behavior = (behavior as? AnyScrollTargetBehavior)?.base ?? behavior
  }

  static func == (one: EnvironmentBehavior, other: EnvironmentBehavior) -> Bool {
    isSame(one.behavior, other.behavior)
  }

  private static func isSame<Behavior: ScrollTargetBehavior>(
    _ one: Behavior, _ other: any ScrollTargetBehavior
  ) -> Bool {
    guard let other = other as? Behavior else { return false }
    let both = UncheckedTransfer((one, other))
    // Environments are made and compared on the main thread.
    return MainActor.assumeIsolated {
      ValueComparison.of(Behavior.self).areSame(both.value.0, both.value.1)
    }
  }
}

private struct ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: EnvironmentBehavior? { nil }
}

extension EnvironmentValues {
  /// Where scroll views come to rest; nil where they are left to themselves.
  var scrollTargetBehavior: EnvironmentBehavior? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

/// Marks a view as a scroll target.
struct ScrollTargetModifier {
  let isEnabled: Bool

  init(isEnabled: Bool) { self.isEnabled = isEnabled }
}

extension ScrollTargetModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> ScrollTargetNode { ScrollTargetNode(isEnabled: isEnabled) }

  func updateNode(_ node: ScrollTargetNode, _ environment: EnvironmentValues) { node.isEnabled = isEnabled }
}

nonisolated extension View {
  /// Where the scroll views in this view come to rest.
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

  /// Marks this view as a target of the scroll view around it, beside those of a target layout: a beta's form, which the final
  /// SwiftUI has only for layouts.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled))
  }
}
