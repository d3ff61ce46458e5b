import Combine
import Foundation

final class Player: ObservableObject {
  @Published private(set) var episode: Episode?
  @Published private(set) var isPlaying = false
  @Published var position: TimeInterval = 0
  /// The seconds until the player pauses; nil without a sleep timer.
  @Published private(set) var sleepTime: Int?
  @Published var query = ""
  @Published private(set) var found = Episode.samples

  private let ticks: AnyPublisher<Date, Never>
  private var playback: AnyCancellable?
  private var sleep: AnyCancellable?
  private var search: AnyCancellable?

  init(ticks: AnyPublisher<Date, Never>) {
    self.ticks = ticks
    search =
      $query
      .removeDuplicates()
      .flatMapLatest { query in
        Episode.samples.publisher
          .filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }
          .collect()
      }
      .sink { [weak self] in self?.found = $0 }
  }

  convenience init() {
    self.init(ticks: Timer.publish(every: 1, on: .main, in: .common).autoconnect().eraseToAnyPublisher())
  }

  func play(_ episode: Episode) {
    if self.episode != episode {
      self.episode = episode
      position = 0
    }
    resume()
  }

  func toggle() {
    if isPlaying { pause() } else { resume() }
  }

  func skip(_ seconds: TimeInterval) {
    guard let episode = episode else { return }
    position = min(max(0, position + seconds), episode.length)
  }

  func setSleepTimer(_ seconds: Int?) {
    sleepTime = seconds
    sleep = seconds.map { seconds in
      ticks.countdown(from: seconds).sink(
        receiveCompletion: { [weak self] _ in
          self?.sleepTime = nil
          self?.pause()
        },
        receiveValue: { [weak self] in self?.sleepTime = $0 })
    }
  }

  private func resume() {
    isPlaying = true
    playback = ticks.sink { [weak self] _ in self?.skip(1) }
  }

  private func pause() {
    isPlaying = false
    playback = nil
  }
}

extension Publisher {
  /// The values of the publisher that was made of the latest value.
  func flatMapLatest<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> Publishers.SwitchToLatest<P, Publishers.Map<Self, P>> where P.Failure == Failure {
    return map(transform).switchToLatest()
  }
}
