import CSDL2
import CWindowSystem
import Foundation

/// The settings of an X11 desktop for all windows of the program.
@MainActor final class X11SettingsFollower {
  /// The window units per point (`X11Settings.scale(environment:textScale:)`). Under X11 a window unit is a pixel.
  private(set) var scale: CGFloat
  /// The settings for text (`X11Settings.text`).
  private(set) var text: [String: String]
  private var settings: X11Settings
  private let environment = ProcessInfo.processInfo.environment
  private let textScale: () -> Double
  /// The scale of texts of `scale`.
  private var appliedTextScale: Double
  /// True if `settings` may have changed since they were read.
  private var isOutdated = false
  private var isFollowing = false

  /// Follows `settings`, those at the start. `textScale` returns the present `DesktopPreferences.textScale`.
  init(_ settings: X11Settings, textScale: @escaping () -> Double) {
    self.settings = settings
    self.textScale = textScale
    appliedTextScale = textScale()
    scale = CGFloat(settings.scale(environment: environment, textScale: appliedTextScale))
    text = settings.text
  }

  /// Hears of changes over the connection of a window, up to `end()`. The callback comes while SDL fetches events.
  func follow(over window: OpaquePointer) {
    isFollowing = x11_settings_follow(
      window,
      { context in
        guard let context else { return }
        nonisolated(unsafe) let settings = context
        MainActor.assumeIsolated {
          Unmanaged<X11SettingsFollower>.fromOpaque(settings).takeUnretainedValue().settingsDidChange()
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func settingsDidChange() {
    isOutdated = true
    WakeEvent.push()
  }

  /// Brings `scale` and `text` up to date.
  func update() {
    guard isOutdated || textScale() != appliedTextScale else { return }
    if isOutdated {
      isOutdated = false
      var content = x11_settings()
      if x11_settings_read(&content) { settings = X11Settings(taking: &content) }
      text = settings.text
    }
    appliedTextScale = textScale()
    scale = CGFloat(settings.scale(environment: environment, textScale: appliedTextScale))
  }

  /// Ends following. Call it before `SDL_Quit`, which closes the connection.
  func end() {
    if isFollowing { x11_settings_end() }
    isFollowing = false
  }
}
