import MessageBus
import Semantics

/// The presence of the windows of a program on the accessibility bus, while a reader wants it.
///
/// Without a reader an `AccessSession` has a single subscription on the session bus, to the status `IsEnabled` of `org.a11y.Bus`; it does not start the
/// program behind that name. With a reader the session opens a connection with the accessibility bus, embeds the window in the desktop, and
/// sends the events that readers have asked for. If the bus or the reader ends, it waits for the next.
@MainActor package final class AccessSession {
  private let server: AccessServer
  private let session: DBusConnection?
  private var bus: DBusConnection?
  package private(set) var interests = AccessInterests()
  private var isEnabled = false
  /// True between the request to the registry and its answer. The request starts the registry, and its name then gets an owner.
  private var isRegistering = false
  /// True from the moment before readers see the windows to the end of the connection.
  package private(set) var isListening = false {
    didSet { if isListening != oldValue { listeningDidChange(isListening) } }
  }
  /// True if a screen reader runs, not only another assistive technology.
  package private(set) var hasScreenReader = false
  /// Called when a reader begins and ends to listen.
  package var listeningDidChange: @MainActor (Bool) -> Void = { _ in }
  /// Called when `hasScreenReader` changes.
  package var screenReaderDidChange: @MainActor (Bool) -> Void = { _ in }
  /// Called with problems in the environment, a sentence each.
  package var report: @MainActor (String) -> Void = { _ in }
  /// The address of the accessibility bus by the environment; nil if the session bus is asked.
  private let address: String?

  /// Creates a session that waits for `start()`.
  ///
  /// - Parameters:
  ///   - server: The answers to calls.
  ///   - session: The connection with the session bus; nil without a session.
  ///   - address: The address of the accessibility bus, `BusAddress.access(_:)`.
  package init(of server: AccessServer, on session: DBusConnection?, address: String? = nil) {
    self.server = server
    self.session = session
    self.address = address
  }

  /// Each open `DBusConnection`, for the loop that waits for their descriptors.
  package var connections: [DBusConnection] { [session, bus].compactMap { $0 } }

  private static let launcher = "org.a11y.Bus"
  private static let launcherPath = "/org/a11y/bus"
  private static let status = "org.a11y.Status"
  private static let properties = "org.freedesktop.DBus.Properties"
  private static let registry = AccessInterface.prefix + "Registry"
  private static let registryPath = "/org/a11y/atspi/registry"

  /// Begins to wait for readers.
  package func start() {
    guard let session else {
      // Without a session there is no program that knows whether readers run.
      if let address { open(address) }
      return
    }
    // Without the session bus its status is unknown.
    session.didClose = { [weak self] in self?.take([:]) }
    session.subscribe(
      to: "PropertiesChanged", of: Self.properties, from: Self.launcher, path: Self.launcherPath, first: Self.status
    ) { [weak self] message in self?.statusChanged(message) }
    session.watchOwner(of: Self.launcher) { [weak self] owner in
      if owner.isEmpty { self?.take([:]) } else { self?.askForStatus() }
    }
    askForStatus()
  }

  /// Leaves the bus, and waits for no more readers.
  package func end() {
    if isListening { emit(server.windows.map { $0.window("Destroy") }) }
    close()
    session?.close()
  }

  // MARK: Status

  private func askForStatus() {
    // The bus does not start the launcher for this call: it runs if a reader does.
    session?.call(
      Self.launcher, Self.launcherPath, Self.properties, "GetAll", [.string(Self.status)], starts: false
    ) { [weak self] answer in
      guard answer.kind == .answer else { return }
      self?.take(answer.read()?.first?.fields ?? [:])
    }
  }

  private func statusChanged(_ message: DBusMessage) {
    guard let values = message.read(), values.count == 3, values[0].asString == Self.status else { return }
    // Names of values that have changed, without the values.
    if !values[2].elements.isEmpty { return askForStatus() }
    let fields = values[1].fields
    take([
      "IsEnabled": fields["IsEnabled"] ?? .boolean(isEnabled),
      "ScreenReaderEnabled": fields["ScreenReaderEnabled"] ?? .boolean(hasScreenReader),
    ])
  }

  private func take(_ status: [String: DBusValue]) {
    let isEnabled = status["IsEnabled"]?.asBoolean ?? false
    let hasScreenReader = status["ScreenReaderEnabled"]?.asBoolean ?? false
    if hasScreenReader != self.hasScreenReader {
      self.hasScreenReader = hasScreenReader
      screenReaderDidChange(hasScreenReader)
    }
    self.isEnabled = isEnabled || hasScreenReader
    if self.isEnabled { connect() } else { close() }
  }

  // MARK: The accessibility bus

  private func connect() {
    guard bus == nil else { return }
    if let address { return open(address) }
    session?.call(Self.launcher, Self.launcherPath, Self.launcher, "GetAddress") { [weak self] answer in
      guard let self, self.isEnabled, self.bus == nil else { return }
      guard answer.kind == .answer, let address = answer.read()?.first?.asString else {
        return self.report("accessibility is off: the accessibility bus has no address (\(answer.errorName))")
      }
      self.open(address)
    }
  }

  private func open(_ address: String) {
    guard let bus = DBusConnection(to: address) else {
      return report("accessibility is off: there is no bus at \(address)")
    }
    self.bus = bus
    bus.answerCall = { [weak self, unowned bus] call in
      if let self { self.server.answer(call, over: bus) }
    }
    bus.didClose = { [weak self] in self?.close() }
    bus.didOpen = { [weak self] in self?.embed() }
  }

  private func close() {
    isListening = false
    isRegistering = false
    bus?.close()
    bus = nil
    interests.removeAll()
    for window in server.windows { (window.focus, window.cached) = (nil, []) }
    server.busName = ""
    server.desktop = .null
    server.hasCacheReaders = false
  }

  private func embed() {
    guard let bus else { return }
    server.busName = bus.name
    isListening = true
    for signal in ["EventListenerRegistered", "EventListenerDeregistered"] {
      bus.subscribe(to: signal, of: Self.registry, from: Self.registry) { [weak self] message in
        self?.interestsChanged(message)
      }
    }
    bus.watchOwner(of: Self.registry) { [weak self] owner in
      guard let self else { return }
      if owner.isEmpty {
        self.interests.removeAll()
      } else if !self.isRegistering {
        self.register()
      }
    }
    register()
  }

  /// Makes the application a child of the desktop.
  private func register() {
    isRegistering = true
    bus?.call(
      Self.registry, AccessPath.application.text, AccessInterface.prefix + "Socket", "Embed",
      [server.reference(to: .application).value]
    ) { [weak self] answer in
      guard let self else { return }
      self.isRegistering = false
      guard answer.kind == .answer, let desktop = AccessReference(answer.read()?.first) else {
        self.isListening = false
        return self.report("accessibility is off: the registry does not answer (\(answer.errorName))")
      }
      self.server.desktop = desktop
      self.askForInterests()
    }
  }

  private func askForInterests() {
    bus?.call(Self.registry, Self.registryPath, Self.registry, "GetRegisteredEvents") { [weak self] answer in
      guard let self else { return }
      // A reader that has registered since the request has heard of the active window from `interestsChanged(_:)`.
      let isNotified = self.interests.contains(Self.activate)
      self.interests.removeAll()
      for pair in answer.read()?.first?.elements ?? [] where pair.elements.count == 2 {
        self.interests.insert(pair.elements[1].asString ?? "", of: pair.elements[0].asString ?? "")
      }
      self.isListening = true
      for window in self.server.windows {
        window.focus = window.tree.focus
        self.emit([window.window("Create")] + (window.isActive && !isNotified ? window.activation(true) : []))
      }
    }
  }

  /// The `Activate` of a window, as readers name it in `EventListenerRegistered`.
  private static let activate = AccessSignal(path: .application, group: .window, member: "Activate")

  private func interestsChanged(_ message: DBusMessage) {
    guard let values = message.read(), values.count >= 2, let reader = values[0].asString,
      let event = values[1].asString
    else { return }
    guard message.member == "EventListenerRegistered" else { return interests.remove(event, of: reader) }
    let isFirst = !interests.contains(Self.activate)
    interests.insert(event, of: reader)
    // A reader that starts switches accessibility on before it asks for events, and would miss the active window.
    guard isFirst, interests.contains(Self.activate) else { return }
    for window in server.windows where window.isActive { emit(window.activation(true)) }
  }

  // MARK: Events

  /// Sends changes of the tree of `window` to readers that have asked for them.
  package func send(_ events: [SemanticEvent], of window: AccessWindow) {
    guard isListening else { return }
    sendToCaches(events, of: window)
    for event in events { emit(window.signals(of: event)) }
  }

  /// Notifies readers of a `window` that gets or loses the keyboard.
  package func setActive(_ isActive: Bool, _ window: AccessWindow) {
    guard window.isActive != isActive else { return }
    window.isActive = isActive
    if isListening { emit(window.activation(isActive)) }
  }

  /// Notifies readers of a `window` of the server that was opened after `start()`. Its handler has a tree if `isListening`.
  package func windowDidOpen(_ window: AccessWindow) {
    guard isListening else { return }
    window.focus = window.tree.focus
    sendToCaches([.added(.window, parent: .window, index: 0)], of: window)
    emit(window.openingSignals(true))
  }

  /// Removes a `window` from the server, and notifies readers.
  package func close(_ window: AccessWindow) {
    if isListening {
      setActive(false, window)
      removeFromCaches(window.cached, of: window)
      emit(window.openingSignals(false))
    }
    server.remove(window)
  }

  private func emit(_ signals: [AccessSignal]) {
    for signal in signals where interests.contains(signal) {
      bus?.signal(signal.path.text, signal.interface, signal.member, signal.body)
    }
  }

  /// Sends the elements that came and went to the readers with a cache: each of an inserted or removed subtree, of which `events` name the outermost.
  private func sendToCaches(_ events: [SemanticEvent], of window: AccessWindow) {
    guard server.hasCacheReaders else { return }
    var (added, hasRemoved) = (Set<SemanticID>(), false)
    for event in events {
      switch event {
      case .added(let child, _, _): added.insert(child)
      case .removed: hasRemoved = true
      default: continue
      }
    }
    guard hasRemoved || !added.isEmpty else { return }
    let tree = window.tree
    removeFromCaches(window.cached.filter { tree[$0] == nil }, of: window)
    tree.forEach { node, _ in
      guard window.cached.insert(node.id).inserted || added.contains(node.id),
        let item = server.object(at: window.path(node.id))?.cacheItem
      else { return }
      bus?.signal(AccessPath.cache.text, AccessInterface.cache.name, "AddAccessible", [item])
    }
  }

  private func removeFromCaches(_ elements: Set<SemanticID>, of window: AccessWindow) {
    window.cached.subtract(elements)
    for id in elements.sorted(by: { $0.rawValue < $1.rawValue }) {
      let value = window.reference(to: id).value
      bus?.signal(AccessPath.cache.text, AccessInterface.cache.name, "RemoveAccessible", [value])
    }
  }
}
