import Engine

extension InputScript {
  /// Work that came to the main thread from another thread, between two frames.
  package enum Arrival: Equatable, Sendable {
    /// A task of the main actor returned from another thread. Tasks are numbered in the order in which the main thread has run them first;
    /// 0 is a task that has not run there before.
    case task(Int)
    /// The main queue of Dispatch had a work item.
    case queue
  }

  /// An ``Arrival`` and the index of the following frame.
  package struct FrameArrival: Equatable, Sendable {
    /// The index of the frame in ``frameTimes``.
    package var frame: Int
    package var arrival: Arrival

    package init(frame: Int, arrival: Arrival) {
      self.frame = frame
      self.arrival = arrival
    }
  }

  /// The answer to a request of the program to the clipboard or a server. A replay returns the same answers in the same order.
  package enum Answer: Equatable, Sendable {
    /// The text of the clipboard.
    case clipboard(String)
    /// The text of the primary selection.
    case selection(String)
    /// The response of a server for an address.
    case web(address: String, WebAnswer)
  }

  /// The response of a server, or the reason of a failure.
  package struct WebAnswer: Equatable, Sendable {
    /// The raw value of the outcome of the transfer.
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

  /// The executor of tasks that are not bound to the main actor, in a recorded program.
  package enum TaskPool: String, Sendable {
    /// Swift's global thread pool.
    case threads
    /// The main thread, between frames.
    case main
  }
}
