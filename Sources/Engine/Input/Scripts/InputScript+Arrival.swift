extension InputScript {
  /// Something that came to the main thread from outside of it, between two frames.
  package enum Arrival: Equatable, Sendable {
    /// A task of the main actor came back from another thread; tasks are numbered in the order in which the main thread has seen them,
    /// and 0 is one that it has not seen.
    case task(Int)
    /// The main queue of Dispatch had work.
    case queue
  }

  /// An arrival and the frame that it came before.
  package struct FrameArrival: Equatable, Sendable {
    /// The index of the frame in ``frameTimes``.
    package var frame: Int
    package var arrival: Arrival

    package init(frame: Int, arrival: Arrival) {
      self.frame = frame
      self.arrival = arrival
    }
  }

  /// What the program asked the world for, and got. A replay gets the same, in the same order.
  package enum Answer: Equatable, Sendable {
    /// The text of the clipboard.
    case clipboard(String)
    /// The text of the primary selection.
    case selection(String)
    /// What a server has sent for an address.
    case web(address: String, WebAnswer)
  }

  /// What a server has sent, or why it has not.
  package struct WebAnswer: Equatable, Sendable {
    /// The outcome's number, as the transfer counts them.
    package var outcome: Int
    package var status: Int
    package var message: String
    /// The address after redirections.
    package var finalAddress: String
    package var headers: String
    /// The body in base 64.
    package var body: String

    package init(outcome: Int, status: Int, message: String, finalAddress: String, headers: String, body: String) {
      self.outcome = outcome
      self.status = status
      self.message = message
      self.finalAddress = finalAddress
      self.headers = headers
      self.body = body
    }
  }

  /// Where the tasks of a recorded program ran that need not run on the main actor.
  package enum TaskPool: String, Sendable {
    /// On Swift's threads.
    case threads
    /// On the main thread, between frames.
    case main
  }
}
