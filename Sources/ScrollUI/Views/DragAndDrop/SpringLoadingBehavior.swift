/// The behavior of a control while a drag rests over it, for `springLoadingBehavior(_:)`.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// The default of the control: tabs and `NavigationLink` open, `Button` does not.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// The control acts as if it was pressed, after the drag has rested for half a second.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// The control does not act.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension EnvironmentValues {
  /// The behavior of controls while a drag rests over them; set by `springLoadingBehavior(_:)`.
  @Entry public internal(set) var springLoadingBehavior: SpringLoadingBehavior = .automatic
}

nonisolated extension View {
  /// Sets the behavior of the controls in this view while a drag rests over them.
  ///
  /// A control blinks twice before it opens. A drag that leaves it or moves by more than a few points begins its rest again. After a page
  /// or a tab has opened, the drag goes on there.
  ///
  /// - Parameter behavior: The behavior.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }

  /// Lets the controls in this view open for drags unless `springLoadingBehavior(_:)` sets another behavior.
  func opensForDrags() -> some View {
    transformEnvironment(\.springLoadingBehavior) { if $0 == .automatic { $0 = .enabled } }
  }
}
