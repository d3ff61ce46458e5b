import CSDL2

/// The user event that ends `SDL_WaitEvent` when the loop has work that does not come from the window system.
package enum WakeEvent {
  /// The event type that `SDL_RegisterEvents` has returned in this process.
  package static let type: UInt32 = {
    let type = SDL_RegisterEvents(1)
    precondition(type != UInt32.max, "SDL has no number left for another event type; register fewer of them.")
    return type
  }()

  /// Pushes a wake event to SDL's queue with `SDL_PushEvent`. May be called on any thread.
  ///
  /// Fails if SDL's queue is closed or full; the loop has then ended, or is awake.
  package static func push() {
    var event = SDL_Event()
    event.type = type
    SDL_PushEvent(&event)
  }
}
