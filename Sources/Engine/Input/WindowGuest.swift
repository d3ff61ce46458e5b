/// A second pipeline in the frames and the input of a window.
///
/// Times are seconds on the frame clock of the window.
@MainActor package protocol WindowGuest: AnyObject {
  /// True if the guest has work for the next frame.
  var wantsFrame: Bool { get }
  /// The next time at which the guest is due; nil without a deadline.
  var nextDeadline: Double? { get }
  /// Runs the due frames of the guest. Called once per frame of the window, after its layout and before its painting.
  func windowFrame(at time: Double)
  /// Handles an event of the window. Returns true if the window's own views must not receive it.
  func take(_ event: TimedInputEvent) -> Bool
}

/// The guest of a window, in `WindowServices`.
@MainActor package final class WindowGuestSlot {
  /// The guest; nil without one.
  package weak var guest: (any WindowGuest)?
  /// Sets the shape of the pointer while it belongs to the guest; nil gives it back to the window's views.
  package let setPointerShape: (PointerShape?) -> Void

  init(setPointerShape: @escaping (PointerShape?) -> Void) { self.setPointerShape = setPointerShape }
}
