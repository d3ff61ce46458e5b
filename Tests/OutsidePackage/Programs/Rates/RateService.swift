import Combine
import Foundation

struct RateTable: Decodable {
  let base: String
  let rates: [String: Double]
}

struct Rate: Identifiable {
  let code: String
  let value: Double

  var id: String { code }
}

struct RateService {
  static var base = "https://rates.example.com"

  func latest() -> AnyPublisher<[Rate], Error> {
    guard let url = URL(string: Self.base + "/latest.json") else {
      return Fail(error: URLError(.badURL)).eraseToAnyPublisher()
    }
    return URLSession.shared.dataTaskPublisher(for: url)
      .tryMap { output in
        guard let response = output.response as? HTTPURLResponse, response.statusCode == 200 else {
          throw URLError(.badServerResponse)
        }
        return output.data
      }
      .decode(type: RateTable.self, decoder: JSONDecoder())
      .map { table in
        table.rates.map { Rate(code: $0.key, value: $0.value) }.sorted { $0.code < $1.code }
      }
      .eraseToAnyPublisher()
  }
}

struct Failure: Identifiable {
  let id = UUID()
  let message: String
}

class RateModel: ObservableObject {
  @Published var amount = "10"
  @Published private(set) var rates: [Rate] = []
  @Published private(set) var isLoading = false
  @Published var failure: Failure?

  private let service = RateService()
  private var cancellables = Set<AnyCancellable>()

  func load() {
    isLoading = true
    service.latest()
      .receive(on: RunLoop.main)
      .sink(
        receiveCompletion: { [weak self] completion in
          self?.isLoading = false
          if case .failure = completion {
            self?.failure = Failure(message: "The rates could not be loaded.")
          }
        },
        receiveValue: { [weak self] rates in
          self?.rates = rates
        }
      )
      .store(in: &cancellables)
  }

  func value(of rate: Rate) -> Double {
    (Double(amount) ?? 0) * rate.value
  }
}
