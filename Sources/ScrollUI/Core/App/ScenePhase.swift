/// The use of a window.
public enum ScenePhase: Comparable, Sendable {
  /// The window is not shown.
  case background
  /// The window is shown without the keyboard.
  case inactive
  /// The window has the keyboard.
  case active
}

extension EnvironmentValues {
  /// The use of the window. It is `inactive` from the loss of the keyboard until the next key or press, and `background` while the window is
  /// hidden or minimized, and at the end of the program.
  @Entry public package(set) var scenePhase: ScenePhase = .active
}

/// The use of a window by its controls; see `EnvironmentValues.controlActiveState`.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// The window has the keyboard.
  case key
  /// Not used: a window that is active has the keyboard.
  case active
  /// The window is without the keyboard.
  case inactive
}

extension EnvironmentValues {
  /// True while the window has the keyboard, as `scenePhase` is `active`.
  public var appearsActive: Bool { scenePhase == .active }

  /// `key` while the window has the keyboard, otherwise `inactive`.
  public var controlActiveState: ControlActiveState { appearsActive ? .key : .inactive }

  /// True: `openWindow` opens further windows.
  public var supportsMultipleWindows: Bool { true }
}

/// Addresses that were given to the program at its start. They are delivered once in a process.
@MainActor package enum LaunchAddresses {
  /// The addresses for `onOpenURL(perform:)`. The host sets them before the first window is opened.
  package static var urls: [URL] = [] { didSet { delivery = nil } }
  /// The clock of the window, and the time of the frame, in which views have received the addresses; nil before.
  private static var delivery: (clock: ObjectIdentifier, time: Double)?

  /// Calls `action` for the addresses, unless views of an earlier frame or of another window have received them.
  static func deliver(to action: (URL) -> Void, in clock: FrameClock) {
    let present = (clock: ObjectIdentifier(clock), time: clock.time)
    if let delivery, delivery != present { return }
    delivery = present
    urls.forEach(action)
  }

  /// The arguments that are addresses with a scheme.
  package static func urls(in arguments: [String]) -> [URL] {
    arguments.compactMap { argument in
      guard argument.contains(":"), !argument.hasPrefix("-"), let url = URL(string: argument),
        url.scheme?.count ?? 0 > 1
      else { return nil }
      return url
    }
  }
}

nonisolated extension View {
  /// Calls `action` for the addresses with which the program was started: `program example://page`.
  ///
  /// The views that appear in the first frame with such a view receive the addresses. Views that appear later, or appear again, do not receive them.
  ///
  /// - Parameter action: Called once for each address.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

private struct OpenURLModifier: ViewModifier {
  private let action: UncheckedTransfer<(URL) -> Void>
  @Environment(\.frameClock) private var clock

  nonisolated init(action: @escaping (URL) -> Void) { self.action = UncheckedTransfer(action) }

  func body(content: Content) -> some View {
    content.onFirstAppear { if let clock { LaunchAddresses.deliver(to: action.value, in: clock) } }
  }
}
