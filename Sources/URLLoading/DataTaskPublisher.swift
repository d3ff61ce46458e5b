import Combine
import Foundation

extension URLSession {
  /// A publisher of the data and the response of a request; see `dataTaskPublisher(for:)`.
  public struct DataTaskPublisher: Publisher, Source {
    /// The data and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error of the request.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that loads the request.
    public let session: URLSession

    /// Creates a publisher that loads `request` for each subscriber.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Begins a request for `receiver`. Cancelling the subscription cancels the request.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      // The task calls the receiver on the session's queue only.
      nonisolated(unsafe) let receiver = receiver
      let task = session.dataTask(with: request) { data, response, error in
        guard let response, error == nil else {
          return receiver.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
        receiver.receive((data ?? Data(), response))
        receiver.receive(completion: .finished)
      }
      task.resume()
      return AnyCancellable { task.cancel() }
    }
  }

  /// Loads the data at `url` for each subscriber. Values arrive on a queue of the session: `receive(on: DispatchQueue.main)` moves them.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// Loads the data of `request` for each subscriber.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
