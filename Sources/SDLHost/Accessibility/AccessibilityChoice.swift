import Engine
import Foundation
import ScrollUI
import Semantics

/// The use of D-Bus by a window: readers by `AccessSession`, and the user's preferences by `DesktopSettings`.
package enum AccessibilityChoice: String, CaseIterable, Sendable {
  /// `on` in a window that the user operates; `off` in replays, recordings, traces, measurements, and without a display.
  case auto
  /// On in every window.
  case on
  /// Off; D-Bus is not used.
  case off

  /// The value of `$SCROLLUI_ACCESSIBILITY`; `auto` without it, and for other values.
  package static var ofEnvironment: AccessibilityChoice {
    ProcessInfo.processInfo.environment["SCROLLUI_ACCESSIBILITY"].flatMap { AccessibilityChoice(rawValue: $0) } ?? .auto
  }
}

/// The semantic tree of a window and the door to its listeners, for `AccessibilityBridge`.
package struct SemanticSource {
  /// Answers assistive technologies.
  package var handler: any SemanticHandler
  /// Called with a function when a reader begins to listen, and with nil when it ends. The function gets the changes of the tree.
  package var listen: @MainActor (_ send: (@MainActor ([SemanticEvent]) -> Void)?) -> Void

  /// Creates a source.
  package init(
    handler: any SemanticHandler, listen: @escaping @MainActor (_ send: (@MainActor ([SemanticEvent]) -> Void)?) -> Void
  ) {
    self.handler = handler
    self.listen = listen
  }
}

extension SemanticSource {
  /// The semantic tree of a window's views.
  @MainActor init(of service: SemanticService) {
    let listener = SemanticListener(service)
    self.init(handler: service) { listener.send = $0 }
  }
}

/// Observes a `SemanticService` while a reader listens.
@MainActor private final class SemanticListener: SemanticObserver {
  private weak var service: SemanticService?
  /// Receives the changes of the tree; nil while no reader listens.
  var send: (@MainActor ([SemanticEvent]) -> Void)? {
    didSet { if send == nil { service?.remove(self) } else { service?.add(self) } }
  }

  init(_ service: SemanticService) { self.service = service }

  func semanticsDidChange(_ events: [SemanticEvent]) { send?(events) }
}

extension SessionOptions {
  /// True if the window uses D-Bus, by `accessibility`.
  var usesDesktop: Bool {
    switch accessibility {
    case .on: true
    case .off: false
    case .auto:
      takesInput && script == nil && recordPath == nil && tracePath == nil && budgetMilliseconds == nil
        && frameDidEnd == nil && frames == nil
    }
  }
}
