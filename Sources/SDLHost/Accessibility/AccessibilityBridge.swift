import AccessBus
import Engine
import Foundation
import ScrollUI
import Semantics

/// Connects a window with the desktop over D-Bus: a `SemanticSource` with assistive technologies (`AccessSession`), and `DesktopSettings` with
/// the `EnvironmentValues` of the window.
///
/// A `DBusConnection` never blocks. Without libdbus or without a session there is no bridge, and the program runs as usual.
@MainActor final class AccessibilityBridge: DescriptorService {
  private let session: DBusConnection
  private let settings: DesktopSettings
  private var access: AccessSession?
  /// Kept alive for the session.
  private var server: AccessServer?

  /// Connects with the bus of `BusAddress.session(_:)`; nil if `SessionOptions.usesDesktop` is false, and without a bus.
  init?(_ options: SessionOptions) {
    guard options.usesDesktop, let address = BusAddress.session() else { return nil }
    guard let session = DBusConnection(to: address) else {
      Diagnostics.debug("accessibility is off: libdbus-1.so.3 is not installed, or there is no bus at \(address)")
      return nil
    }
    self.session = session
    settings = DesktopSettings(on: session)
  }

  // MARK: Readers

  /// Offers the tree of `source` to assistive technologies by an `AccessServer`.
  ///
  /// - Parameters:
  ///   - title: The name of the program.
  ///   - place: Returns the place of the window.
  func serve(_ source: SemanticSource, title: String, place: @escaping @MainActor () -> AccessPlace) {
    var program = AccessProgram(name: title)
    program.locale = Self.locale
    let server = AccessServer(of: source.handler, program: program)
    server.place = place
    let access = AccessSession(of: server, on: session, address: BusAddress.access())
    let send: @MainActor ([SemanticEvent]) -> Void = { [weak access] in access?.send($0) }
    access.listeningDidChange = { source.listen($0 ? send : nil) }
    access.report = { message in Diagnostics.debug(message) }
    (self.server, self.access) = (server, access)
    access.start()
  }

  private static var locale: String {
    let environment = ProcessInfo.processInfo.environment
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    return String(name.prefix { $0 != "." })
  }

  /// Notifies readers when the window gets or loses the keyboard.
  func setActive(_ isActive: Bool) { access?.setActive(isActive) }

  /// Ends the `AccessSession`.
  func end() {
    access?.end()
    session.close()
  }

  // MARK: Wishes

  /// True while a screen reader is running.
  private(set) var hasScreenReader = false

  private struct Follower {
    let options: SessionOptions
    weak var host: ViewHost?
  }

  /// The windows that follow the `DesktopWishes`.
  private var followers: [Follower] = []

  /// The time in milliseconds that the first frame waits for the portal at most, so that the window does not appear in the wrong colors.
  private static let patience: Int32 = 30

  /// Applies the `DesktopWishes` to the environment of `host`, now and whenever they change. `options` have precedence.
  func follow(_ options: SessionOptions, in host: ViewHost) {
    waitForWishes()
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

  private func waitForWishes() {
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
    let wishes = settings.wishes
    host.updateEnvironment { values in
      if !options.hasOwnColors { values.colorScheme = wishes.isDark.map { $0 ? .dark : .light } ?? options.colorScheme }
      values.accessibilityVoiceOverEnabled = hasScreenReader
      values.accessibilityReduceMotion = options.reducesMotion || wishes.reducesMotion
      values.colorSchemeContrast = wishes.hasHighContrast ? .increased : .standard
      values.accessibilityDifferentiateWithoutColor = wishes.differentiatesWithoutColor
      values.dynamicTypeSize = DynamicTypeSize(scale: wishes.textScale)
      values.desktopTint = wishes.accent.map { Color(red: $0.red, green: $0.green, blue: $0.blue) }
    }
  }

  // MARK: Loop

  private var connections: [DBusConnection] { access?.connections ?? [session] }

  var descriptors: [WatchedDescriptor] {
    connections.compactMap { connection in
      connection.descriptor.map { WatchedDescriptor(number: $0, isWritten: connection.wantsToWrite) }
    }
  }

  func turn() -> Bool {
    var hasMore = false
    for connection in connections where connection.turn() { hasMore = true }
    return hasMore
  }
}
