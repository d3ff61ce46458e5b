/// Ends the program. The host sets it in the environment; the default has no effect.
package struct TerminateAction {
  private let action: @MainActor () -> Void

  /// Creates an action that calls `action`.
  package init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Ends the program.
  @MainActor package func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// The action that ends the program.
  @Entry package var terminate: TerminateAction = TerminateAction {}
}
