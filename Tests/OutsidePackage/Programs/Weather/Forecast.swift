import Foundation

struct Forecast: Decodable, Identifiable {
  struct Day: Decodable, Identifiable {
    let name: String
    let high: Int
    let low: Int
    let sky: String

    var id: String { name }
  }

  let city: String
  let temperature: Double
  let days: [Day]

  var id: String { city }
}

enum WeatherError: Error {
  case noAddress
}

final class WeatherService {
  let base: String

  init(base: String) {
    self.base = base
  }

  func forecast(for city: String) -> AnyPublisher<Forecast, Error> {
    let name = city.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
    guard let url = URL(string: "\(base)/\(name).json") else {
      return Fail(error: WeatherError.noAddress).eraseToAnyPublisher()
    }
    return URLSession.shared.dataTaskPublisher(for: url)
      .map { $0.data }
      .decode(type: Forecast.self, decoder: JSONDecoder())
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}

final class WeatherModel: ObservableObject {
  enum Phase {
    case idle
    case loading
    case loaded(Forecast)
    case failed(String)
  }

  @Published var city = "Oslo"
  @Published private(set) var phase = Phase.idle
  private let service: WeatherService
  private var request: AnyCancellable?

  init(service: WeatherService) {
    self.service = service
  }

  func load() {
    phase = .loading
    request = service.forecast(for: city)
      .sink(
        receiveCompletion: { [weak self] completion in
          if case .failure = completion { self?.phase = .failed("No forecast for \(self?.city ?? "")") }
        },
        receiveValue: { [weak self] in self?.phase = .loaded($0) })
  }
}
