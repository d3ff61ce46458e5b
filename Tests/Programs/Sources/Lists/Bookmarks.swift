import Foundation

/// A model in a file that imports Foundation alone: Combine, Observation and URLSession come with it.
final class Bookmarks: ObservableObject {
  @Published var addresses: [URL] = []
  private var additions: AnyCancellable?

  init(_ additions: AnyPublisher<String, Never>) {
    self.additions = additions.compactMap { URL(string: $0) }.sink { [weak self] in self?.addresses.append($0) }
  }

  func request(for address: URL) -> URLRequest { URLRequest(url: address) }

  func download(_ address: URL) -> URLSession.DataTaskPublisher { URLSession.shared.dataTaskPublisher(for: address) }
}

@Observable final class BookmarkColors {
  var names = ["systemTeal"]
}
