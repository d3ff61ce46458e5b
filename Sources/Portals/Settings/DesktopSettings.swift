import MessageBus

/// The `DesktopPreferences` of the session, read from the settings portal and followed while they change.
@MainActor package final class DesktopSettings {
  private let session: DBusConnection
  package private(set) var preferences = DesktopPreferences()
  /// True when the portal has answered, or there is no portal.
  package private(set) var isKnown = false
  /// Called when `preferences` changes.
  package var didChange: @MainActor () -> Void = {}

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  /// Asks the portal on `session` for the settings.
  package init(on session: DBusConnection) {
    self.session = session
    session.subscribe(
      to: "SettingChanged", of: Self.interface, from: Self.portal, path: Self.path
    ) { [weak self] message in
      guard let values = message.read(), values.count == 3, let group = values[0].asString,
        let name = values[1].asString
      else { return }
      self?.change { $0.set(group, name, to: values[2]) }
    }
    session.call(
      Self.portal, Self.path, Self.interface, "ReadAll", [.strings(DesktopPreferences.groups)]
    ) { [weak self] answer in
      self?.isKnown = true
      self?.take(answer.read()?.first)
    }
  }

  /// Takes over the answer of the portal, of the type `a{sa{sv}}`.
  private func take(_ groups: DBusValue?) {
    change { preferences in
      for case .entry(.string(let group), let settings) in groups?.elements ?? [] {
        for (name, value) in settings.fields { preferences.set(group, name, to: value) }
      }
    }
  }

  private func change(_ body: (inout DesktopPreferences) -> Void) {
    let old = preferences
    body(&preferences)
    if preferences != old { didChange() }
  }
}
