import CSDL2
import Foundation

/// The user event that ends `SDL_WaitEvent`, and `wait(seconds:)`, when the loop has work that does not come from the window system.
package enum WakeEvent {
  /// The event type that `SDL_RegisterEvents` has returned in this process.
  package static let type: UInt32 = {
    let type = SDL_RegisterEvents(1)
    precondition(type != UInt32.max, "SDL has no number left for another event type; register fewer of them.")
    return type
  }()

  /// Counts the calls of `push()` since the last `wait(seconds:)`.
  private static let pushes = DispatchSemaphore(value: 0)

  /// Pushes a wake event to SDL's queue with `SDL_PushEvent`. May be called on any thread.
  ///
  /// Fails if SDL's queue is closed or full; the loop has then ended, or is awake.
  package static func push() {
    var event = SDL_Event()
    event.type = type
    SDL_PushEvent(&event)
    pushes.signal()
  }

  /// Blocks until `seconds` have passed, or returns at once after a `push()` since the last call. Events of the window system stay where
  /// they are, so they do not wake the thread, and the time is not rounded to milliseconds as in `SDL_WaitEventTimeout`.
  package static func wait(seconds: Double) {
    guard pushes.wait(timeout: .now() + seconds) == .success else { return }
    while pushes.wait(timeout: .now()) == .success {}
  }
}
