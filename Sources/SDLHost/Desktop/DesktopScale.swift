import CSDL2
import CWindowSystem
import Foundation

/// The window units per point that the desktop asks for, for all windows of the program.
///
/// Under X11 a window unit is a pixel, and the settings of the desktop have the scale (`X11Settings.scale(environment:textScale:)`). Under Wayland a
/// window unit is a point.
@MainActor final class DesktopScale {
  private(set) var value: CGFloat
  private var settings: X11Settings
  private let environment = ProcessInfo.processInfo.environment
  private let textScale: () -> Double
  /// The scale of texts of `value`.
  private var appliedTextScale: Double
  /// True if `settings` may have changed since they were read.
  private var isOutdated = false
  private var isFollowing = false

  /// Creates the scale of settings. `textScale` returns the present `DesktopWishes.textScale`.
  init(_ settings: X11Settings, textScale: @escaping () -> Double) {
    self.settings = settings
    self.textScale = textScale
    appliedTextScale = textScale()
    value = CGFloat(settings.scale(environment: environment, textScale: appliedTextScale))
  }

  /// Follows the settings over the connection of a window, up to `end()`. The callback comes while SDL fetches events.
  func follow(over window: OpaquePointer) {
    isFollowing = x11_settings_follow(
      window,
      { context in
        guard let context else { return }
        nonisolated(unsafe) let scale = context
        MainActor.assumeIsolated { Unmanaged<DesktopScale>.fromOpaque(scale).takeUnretainedValue().settingsDidChange() }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func settingsDidChange() {
    isOutdated = true
    WakeEvent.push()
  }

  /// Brings `value` up to date.
  func update() {
    guard isOutdated || textScale() != appliedTextScale else { return }
    if isOutdated {
      isOutdated = false
      var content = x11_settings()
      if x11_settings_read(&content) { settings = X11Settings(taking: &content) }
    }
    appliedTextScale = textScale()
    value = CGFloat(settings.scale(environment: environment, textScale: appliedTextScale))
  }

  /// Ends following. Call it before `SDL_Quit`, which closes the connection.
  func end() {
    if isFollowing { x11_settings_end() }
    isFollowing = false
  }
}
