import Foundation

/// The base of application delegates, scene delegates and windows.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  nonisolated public override init() { super.init() }
}

extension UIResponder {
  /// The name of a notification before a keyboard appears on the screen. Has no effect: no keyboard covers a window.
  nonisolated public static var keyboardWillShowNotification: Notification.Name {
    .init("UIKeyboardWillShowNotification")
  }
  /// The name of a notification after a keyboard has appeared on the screen. Has no effect: no keyboard covers a window.
  nonisolated public static var keyboardDidShowNotification: Notification.Name {
    .init("UIKeyboardDidShowNotification")
  }
  /// The name of a notification before a keyboard leaves the screen. Has no effect: no keyboard covers a window.
  nonisolated public static var keyboardWillHideNotification: Notification.Name {
    .init("UIKeyboardWillHideNotification")
  }
  /// The name of a notification after a keyboard has left the screen. Has no effect: no keyboard covers a window.
  nonisolated public static var keyboardDidHideNotification: Notification.Name {
    .init("UIKeyboardDidHideNotification")
  }
  /// The name of a notification before a keyboard moves. Has no effect: no keyboard covers a window.
  nonisolated public static var keyboardWillChangeFrameNotification: Notification.Name {
    .init("UIKeyboardWillChangeFrameNotification")
  }

  /// The key of the keyboard's rectangle in notifications.
  nonisolated public static var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The key of the duration of a keyboard's movement in notifications, in seconds.
  nonisolated public static var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
}
