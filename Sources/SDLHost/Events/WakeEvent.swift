import CSDL2

/// The event that ends `SDL_WaitEvent` when something other than the window system has work for the loop.
package enum WakeEvent {
  /// The number that SDL has given to it in this process.
  package static let type: UInt32 = {
    let type = SDL_RegisterEvents(1)
    precondition(type != UInt32.max, "SDL has no number left for another event type; register fewer of them.")
    return type
  }()

  /// Puts one into SDL's queue. From any thread.
  ///
  /// Fails where SDL's queue is closed or full. Then there is no loop to wake, or one that is awake.
  package static func push() {
    var event = SDL_Event()
    event.type = type
    SDL_PushEvent(&event)
  }
}
