import CSDL2
import CWayland
import CWindowSystem
import Foundation

/// Whether the pictures of a window are shown, by the frame callbacks of Wayland (`wl_surface.frame`).
///
/// A compositor sends no callback while the window is covered. `SDL_RenderPresent` of a driver that waits for the display then blocks the thread of the
/// `WindowLoop` for ten frames.
@MainActor final class ShownPictures {
  /// The `wayland_frames` of the surface.
  private let frames: OpaquePointer
  /// The context of the callbacks, which may be called as long as `frames` are open.
  @MainActor private final class Owner {
    weak var pictures: ShownPictures?
  }
  private let owner: Owner
  /// The time in seconds of the last picture that `frames` awaits.
  private var presented = 0.0
  /// Called when the picture of `pictureWasPresented(at:)` is shown.
  var shown: () -> Void = {}

  /// The time in seconds after which a picture without a callback is not shown. A display with ten pictures a second counts as visible.
  private static let patience = 0.2

  /// Creates the callbacks of an `SDL_Window`; nil under X11 (`window_wayland_handles`).
  init?(of window: OpaquePointer) {
    var handles = wayland_handles()
    guard window_wayland_handles(window, &handles) else { return nil }
    let owner = Owner()
    let opened = wayland_frames_open(
      handles.surface,
      { context in
        guard let context else { return }
        // SDL dispatches the events of the connection on the main thread.
        nonisolated(unsafe) let owner = context
        MainActor.assumeIsolated { Unmanaged<Owner>.fromOpaque(owner).takeUnretainedValue().pictures?.shown() }
      }, Unmanaged.passUnretained(owner).toOpaque())
    guard let opened else { return nil }
    frames = opened
    self.owner = owner
    owner.pictures = self
  }

  /// Ends the callbacks. Call it before the window is destroyed.
  func close() {
    wayland_frames_close(frames)
    if let times { wayland_presentation_close(times) }
  }

  /// Asks for the callback of the picture that was presented at `time`.
  func pictureWasPresented(at time: Double) {
    if !wayland_frames_is_awaited(frames) { presented = time }
    wayland_frames_request(frames)
  }

  /// True if the last picture was presented before `patience`, and is not shown at `time`.
  func isCovered(at time: Double) -> Bool {
    wayland_frames_is_awaited(frames) && time - presented > Self.patience
  }

  // MARK: Times

  /// The answers of `wp_presentation`; nil unless `measureTimes(of:)` was called.
  private var times: OpaquePointer?
  /// The arrival of the newest input of the next picture, in seconds of the monotonic clock; nil without input.
  private var arrival: Double?
  /// Called with the time in seconds from the arrival of the newest input to the moment at which the display showed its picture.
  var shownAge: (Double) -> Void = { _ in }

  /// Asks the compositor for the times at which pictures with input are shown, if it knows them.
  func measureTimes(of window: OpaquePointer) {
    var handles = wayland_handles()
    guard times == nil, window_wayland_handles(window, &handles) else { return }
    times = wayland_presentation_open(
      handles.display, handles.surface,
      { context, mark, time in
        guard let context else { return }
        nonisolated(unsafe) let owner = context
        MainActor.assumeIsolated {
          Unmanaged<Owner>.fromOpaque(owner).takeUnretainedValue().pictures?.shownAge(Double(time) / 1e9 - mark)
        }
      }, Unmanaged.passUnretained(owner).toOpaque())
  }

  /// Notes the input of a frame that starts: the time in seconds since the newest arrived.
  func frameStarts(inputAge: Double) { arrival = Self.monotonicTime - inputAge }

  /// Asks for the time of the picture that is presented next, if it shows input.
  func pictureWillBePresented() {
    guard let times, let arrival else { return }
    wayland_presentation_request(times, arrival)
    self.arrival = nil
  }

  private static var monotonicTime: Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
