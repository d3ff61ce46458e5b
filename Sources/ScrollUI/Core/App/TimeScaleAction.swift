/// The action `setTimeScale`, which sets the speed of the window's time. Without a host it does nothing.
package struct TimeScaleAction {
  private let action: @MainActor (Double) -> Void

  package init(_ action: @escaping @MainActor (Double) -> Void) { self.action = action }

  /// Sets `scale`, the seconds of frame time that pass in a second: positive, 1 by default.
  @MainActor package func callAsFunction(_ scale: Double) { action(scale) }
}

extension EnvironmentValues {
  /// The `TimeScaleAction` of the window.
  @Entry package var setTimeScale: TimeScaleAction = TimeScaleAction { _ in }
}
