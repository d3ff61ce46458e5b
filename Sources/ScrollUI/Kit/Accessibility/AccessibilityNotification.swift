import Engine
import Foundation
import Semantics

/// The notifications of assistive technologies by the program.
///
/// ```swift
/// AccessibilityNotification.Announcement("20 more rows").post()
/// ```
public enum AccessibilityNotification {
  /// A message that a screen reader speaks.
  ///
  /// The priority of an `AttributedString` decides over the present speech:
  ///
  /// ```swift
  /// var message = AttributedString("No connection")
  /// message.accessibilitySpeechAnnouncementPriority = .high
  /// AccessibilityNotification.Announcement(message).post()
  /// ```
  public struct Announcement: Sendable {
    private let announcement: SemanticAnnouncement

    /// Creates an announcement, for `post()`.
    public init(_ announcement: String) { self.announcement = SemanticAnnouncement(announcement) }

    /// Creates an announcement with the greatest `accessibilitySpeechAnnouncementPriority` in the string.
    public init(_ announcement: AttributedString) {
      let priorities = announcement.runs.compactMap { $0.accessibilitySpeechAnnouncementPriority }
      let isUrgent = priorities.contains(.high)
      self.announcement = SemanticAnnouncement(String(announcement.characters), isUrgent: isUrgent)
    }

    /// Sends the announcement to each `SemanticObserver` of the active window.
    public func post() {
      let announcement = announcement
      AccessibilityNotification.post { $0.announce(announcement) }
    }
  }

  /// A change of a part of the screen, after which readers look at the present tree.
  public struct LayoutChanged: Sendable {
    private let destination: Destination?

    /// Creates the notification, for `post()`.
    ///
    /// - Parameter element: The identity of a view by `id(_:)` or by the data of a `ForEach`, to which readers go; or a text, which they speak.
    public init(_ element: Any? = nil) { destination = Destination(element) }

    /// Sends the notification to each `SemanticObserver` of the active window.
    public func post() {
      let destination = destination
      AccessibilityNotification.post {
        $0.update()
        destination?.reach(in: $0)
      }
    }
  }

  /// A change of a large part of the screen, as after navigation: readers begin again at the window.
  public struct ScreenChanged: Sendable {
    private let destination: Destination?

    /// Creates the notification, for `post()`.
    ///
    /// - Parameter element: The identity of a view by `id(_:)` or by the data of a `ForEach`, to which readers go; or a text, which they speak.
    public init(_ element: Any? = nil) { destination = Destination(element) }

    /// Sends the notification to each `SemanticObserver` of the active window.
    public func post() {
      let destination = destination
      AccessibilityNotification.post {
        $0.screenDidChange()
        destination?.reach(in: $0)
      }
    }
  }

  /// The end of a movement to another page, which readers speak.
  public struct PageScrolled: Sendable {
    private let description: String

    /// Creates the notification, for `post()`.
    ///
    /// - Parameter description: The present page, such as “Page 3 of 5”.
    public init(_ description: String) { self.description = description }

    /// Sends the description to each `SemanticObserver` of the active window.
    public func post() {
      let announcement = SemanticAnnouncement(description)
      AccessibilityNotification.post { $0.announce(announcement) }
    }
  }

  /// The meaning of the element in a notification.
  private enum Destination: Sendable {
    case text(SemanticAnnouncement)
    case identity(UncheckedHashable)

    init?(_ element: Any?) {
      switch element {
      case let text as String: self = .text(SemanticAnnouncement(text))
      case let identity as AnyHashable: self = .identity(UncheckedHashable(identity))
      default: return nil
      }
    }

    @MainActor func reach(in service: SemanticService) {
      switch self {
      case .text(let announcement): service.announce(announcement)
      case .identity(let identity): service.go(to: identity.value)
      }
    }
  }

  /// Calls `body` with the tree of the active window that readers observe: readers speak for all windows.
  private static func post(_ body: @escaping @MainActor @Sendable (SemanticService) -> Void) {
    MainThread.run {
      let window = ProgramWindow.active { $0.pipeline?.semantics.isListening == true }
      if let pipeline = window?.pipeline { body(pipeline.semantics) }
    }
  }
}

/// The priority of an announcement over the present speech of a reader.
public enum AccessibilityAnnouncementPriority: Hashable, Sendable {
  /// The announcement waits until the reader is silent.
  case low
  /// The announcement follows the present speech.
  case `default`
  /// The announcement interrupts the present speech.
  case high
}

extension AttributeScopes {
  /// The attributes that readers use.
  public struct AccessibilityAttributes: AttributeScope {
    /// The priority of an `AccessibilityNotification.Announcement`.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    /// The key of `accessibilitySpeechAnnouncementPriority`.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      /// The `Value` of the attribute.
      public typealias Value = AccessibilityAnnouncementPriority
      /// The name of the attribute.
      public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
    }
  }

  /// The attributes that readers use.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute that readers use, for `string.accessibilitySpeechAnnouncementPriority`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
