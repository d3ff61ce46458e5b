/// The window system and the display of a window, as the host describes them in `EnvironmentValues.windowDisplay`.
package struct WindowDisplay: Equatable, Sendable {
  /// The reason for a window system that the host has not preferred.
  package enum Note: Sendable {
    /// The environment names the window system.
    case chosen
    /// X11, since windows would have no title bars under Wayland.
    case noTitleBarsUnderWayland
    /// X11, since the Wayland compositor does not answer.
    case noCompositor
    /// Wayland without title bars, since there is no X11.
    case noTitleBars
  }

  /// The name of the window system, such as Wayland or X11.
  package var system: String
  /// Device pixels per point.
  package var scale: CGFloat
  /// The refresh rate in hertz.
  package var rate: Double
  package var note: Note?

  package init(system: String, scale: CGFloat, rate: Double, note: Note? = nil) {
    self.system = system
    self.scale = scale
    self.rate = rate
    self.note = note
  }

  /// The `system`, `scale` and `rate` in a line, such as "Wayland 1.5×, 60 Hz".
  package var summary: String { "\(system) \(Self.text(Double(scale)))×, \(Self.text(rate)) Hz" }

  /// A number with at most two decimals.
  private static func text(_ number: Double) -> String {
    let hundredths = Int((max(0, min(number, 1e9)) * 100).rounded())
    let (whole, part) = (hundredths / 100, hundredths % 100)
    if part == 0 { return "\(whole)" }
    return part % 10 == 0 ? "\(whole).\(part / 10)" : "\(whole).\(part < 10 ? "0" : "")\(part)"
  }
}

extension EnvironmentValues {
  /// The display of the window; nil without a display, and in sessions that are recorded or replayed.
  @Entry package var windowDisplay: WindowDisplay?
}
