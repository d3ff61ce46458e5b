import AccessBus
import Engine
import Foundation
import MessageBus
import Portals
import ScrollUI
import Semantics

/// Connects the windows of a program with the desktop over D-Bus: each `SemanticSource` with assistive technologies (`AccessSession`),
/// `DesktopSettings` with the `EnvironmentValues` of the windows, and their `WindowPortals` with the `DesktopPortal`.
///
/// A `DBusConnection` never blocks. Without libdbus or without a session there is no bridge, and the program runs as usual.
@MainActor final class AccessibilityBridge: DescriptorService {
  private let session: DBusConnection
  private let settings: DesktopSettings
  private let portal: DesktopPortal
  private var access: AccessSession?
  /// Kept alive for the session.
  private var server: AccessServer?
  /// The windows of `server`.
  private var served: [(window: AccessWindow, source: SemanticSource)] = []

  /// Connects with the bus of `BusAddress.session(_:)`; nil if `SessionOptions.usesDesktop` is false, and without a bus.
  init?(_ options: SessionOptions) {
    guard options.usesDesktop, let address = BusAddress.session() else { return nil }
    guard let session = DBusConnection(to: address) else {
      Diagnostics.debug("accessibility is off: libdbus-1.so.3 is not installed, or there is no bus at \(address)")
      return nil
    }
    self.session = session
    settings = DesktopSettings(on: session)
    portal = DesktopPortal(on: session)
  }

  // MARK: Readers

  /// Offers the tree of a window to assistive technologies. The first call makes an `AccessServer`.
  ///
  /// - Parameters:
  ///   - title: The title of the window unless its views set `WindowServices.title`; for the first window, also `AccessProgram.name`.
  ///   - place: Returns the place of the window.
  func serve(_ source: SemanticSource, title: String, place: @escaping @MainActor () -> AccessPlace) -> AccessWindow {
    let server = server ?? start(title)
    let window = server.add(source.handler)
    (window.title, window.place) = (title, place)
    served.append((window, source))
    if access?.isListening == true { listen(true, to: window, source) }
    access?.windowDidOpen(window)
    return window
  }

  /// Removes all windows but `windows` from the `AccessServer`: they are closed.
  func keep(_ windows: [AccessWindow]) {
    for (closed, source) in served where !windows.contains(where: { $0 === closed }) {
      access?.close(closed)
      source.listen(nil)
    }
    served.removeAll { closed, _ in !windows.contains { $0 === closed } }
  }

  private func start(_ title: String) -> AccessServer {
    var program = AccessProgram(name: title)
    program.locale = Self.locale
    let server = AccessServer(program: program)
    let access = AccessSession(of: server, on: session, address: BusAddress.access())
    access.listeningDidChange = { [weak self] isListening in
      for (window, source) in self?.served ?? [] { self?.listen(isListening, to: window, source) }
    }
    access.report = { message in Diagnostics.debug(message) }
    (self.server, self.access) = (server, access)
    access.start()
    return server
  }

  private func listen(_ isListening: Bool, to window: AccessWindow, _ source: SemanticSource) {
    let send: @MainActor ([SemanticEvent]) -> Void = { [weak access, weak window] events in
      if let window { access?.send(events, of: window) }
    }
    source.listen(isListening ? send : nil)
  }

  private static var locale: String {
    let environment = ProcessInfo.processInfo.environment
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    return String(name.prefix { $0 != "." })
  }

  /// Calls `AccessSession.setActive(_:_:)` for windows that get or lose the keyboard: first for the window that loses it.
  func setActive(_ windows: [(window: AccessWindow, isActive: Bool)]) {
    for (window, isActive) in windows where !isActive { access?.setActive(false, window) }
    for (window, isActive) in windows where isActive { access?.setActive(true, window) }
  }

  /// Ends the `AccessSession`, and closes the dialogs of the portal.
  func end() {
    access?.end()
    portal.close()
    session.close()
  }

  // MARK: Preferences of the desktop

  /// The `DesktopPreferences.textScale`.
  var textScale: Double { settings.preferences.textScale }

  /// True while a screen reader is running.
  private(set) var hasScreenReader = false

  private struct Follower {
    let options: SessionOptions
    weak var host: ViewHost?
  }

  /// The windows that follow the `DesktopPreferences`.
  private var followers: [Follower] = []

  /// The time in milliseconds that the first frame waits for the portal at most, so that the window does not appear in the wrong colors.
  private static let patience: Int32 = 30

  /// Applies the `DesktopPreferences` to the environment of `host`, now and whenever they change, and gives it the `WindowPortals`. `options` have
  /// precedence.
  func follow(_ options: SessionOptions, in host: ViewHost) {
    if options.usesPortals {
      let portals = WindowPortals(portal, in: host.pipeline)
      host.pipeline.services.provide(portals)
      host.updateEnvironment { $0.fileChooser = FileChooserReference(portals) }
    }
    waitForPreferences()
    followers.removeAll { $0.host == nil }
    followers.append(Follower(options: options, host: host))
    settings.didChange = { [unowned self] in
      for follower in followers { follower.host.map { apply(follower.options, to: $0) } }
    }
    access?.screenReaderDidChange = { [unowned self] isRunning in
      hasScreenReader = isRunning
      for follower in followers { follower.host?.updateEnvironment { $0.accessibilityVoiceOverEnabled = isRunning } }
    }
    apply(options, to: host)
  }

  private func waitForPreferences() {
    let end = DispatchTime.now() + .milliseconds(Int(Self.patience))
    while session.isOpen, !settings.isKnown, let number = session.descriptor {
      let now = DispatchTime.now()
      guard now < end else { return }
      let events = Int16(session.wantsToWrite ? POLLIN | POLLOUT : POLLIN)
      var descriptor = pollfd(fd: number, events: events, revents: 0)
      _ = poll(&descriptor, 1, Int32((end.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000 + 1))
      _ = session.turn()
    }
  }

  private func apply(_ options: SessionOptions, to host: ViewHost) {
    let preferences = settings.preferences
    host.updateEnvironment { values in
      if !options.hasOwnColors {
        values.colorScheme = preferences.isDark.map { $0 ? .dark : .light } ?? options.colorScheme
      }
      values.accessibilityVoiceOverEnabled = hasScreenReader
      values.accessibilityReduceMotion = options.reducesMotion || preferences.reducesMotion
      values.colorSchemeContrast = preferences.hasHighContrast ? .increased : .standard
      values.accessibilityDifferentiateWithoutColor = preferences.differentiatesWithoutColor
      values.dynamicTypeSize = DynamicTypeSize(scale: preferences.textScale)
      if options.fontFile == nil { values.desktopFontFamily = preferences.fontFamily }
      values.desktopTint = preferences.accent.map { Color(red: $0.red, green: $0.green, blue: $0.blue) }
    }
  }

  // MARK: Loop

  private var connections: [DBusConnection] { access?.connections ?? [session] }

  var descriptors: [WatchedDescriptor] {
    connections.compactMap { connection in
      connection.descriptor.map { WatchedDescriptor(number: $0, isWritten: connection.wantsToWrite) }
    }
  }

  var wantsToWrite: Bool { connections.contains { $0.wantsToWrite } }

  func turn() -> Bool {
    var hasMore = false
    for connection in connections where connection.turn() { hasMore = true }
    return hasMore
  }
}
