/// Ends the program. The host puts it into the environment.
package struct TerminateAction {
  private let action: @MainActor () -> Void

  package init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  @MainActor package func callAsFunction() { action() }
}

private struct TerminateKey: EnvironmentKey {
  static var defaultValue: TerminateAction { TerminateAction {} }
}

extension EnvironmentValues {
  /// Ends the program.
  package var terminate: TerminateAction {
    get { self[TerminateKey.self] }
    set { self[TerminateKey.self] = newValue }
  }
}
