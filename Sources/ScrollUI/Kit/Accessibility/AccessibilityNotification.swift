import Engine
import Semantics

/// The notifications of assistive technologies by the program.
///
/// ```swift
/// AccessibilityNotification.Announcement("20 more rows").post()
/// ```
public enum AccessibilityNotification {
  /// A message that a screen reader speaks.
  public struct Announcement: Sendable {
    private let text: String

    /// Creates an announcement, for `post()`.
    public init(_ announcement: String) { text = announcement }

    /// Sends the announcement to each `SemanticObserver` of all windows.
    public func post() {
      let text = text
      AccessibilityNotification.post { $0.announce(SemanticAnnouncement(text)) }
    }
  }

  /// A change of a part of the screen, after which readers look at the present tree.
  public struct LayoutChanged: Sendable {
    /// Creates the notification, for `post()`.
    public init() {}

    /// Sends the notification to each `SemanticObserver` of all windows.
    public func post() { AccessibilityNotification.post { $0.update() } }
  }

  /// A change of a large part of the screen, as after navigation: readers begin again at the window.
  public struct ScreenChanged: Sendable {
    /// Creates the notification, for `post()`.
    public init() {}

    /// Sends the notification to each `SemanticObserver` of all windows.
    public func post() { AccessibilityNotification.post { $0.noteNewScreen() } }
  }

  private static func post(_ body: @escaping @MainActor @Sendable (SemanticService) -> Void) {
    MainThread.run { ViewGraph.forEachSemantics { if $0.isListening { body($0) } } }
  }
}
