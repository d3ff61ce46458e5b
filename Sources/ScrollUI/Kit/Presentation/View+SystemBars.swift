nonisolated extension View {
  /// Hides the status bar of a phone. Has no effect on Linux: a window has no such bar.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Hides the status bar of a phone. Has no effect on Linux: a window has no such bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Shows or hides the overlays of a phone's system. Has no effect on Linux: a window has no overlays.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Gives gestures at edges of the screen to the program before the system. Has no effect on Linux: windows have all their events.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
