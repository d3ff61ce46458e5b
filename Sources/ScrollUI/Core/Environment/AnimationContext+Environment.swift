extension AnimationContext {
  /// The default environment.
  public var environment: EnvironmentValues { EnvironmentValues() }
}
