import Combine
import SwiftUI

/// Quotes of a server, read with URLSession: by a task, by pulling, and by a publisher.
struct QuoteList: App {
  var body: some Scene {
    WindowGroup("Quotes") { QuotePage() }
  }
}

struct Quote: Codable, Identifiable {
  let id: Int
  let text: String
}

@MainActor final class QuoteModel: ObservableObject {
  @Published var quotes: [Quote] = []
  @Published var today = ""
  @Published var failure: String?
  private var cancellables: Set<AnyCancellable> = []

  func load() async {
    guard let url = URL(string: "https://quotes.example/all.json") else { return }
    do {
      let (data, response) = try await URLSession.shared.data(from: url)
      guard (response as? HTTPURLResponse)?.statusCode == 200 else {
        failure = "The server is busy."
        return
      }
      quotes = try JSONDecoder().decode([Quote].self, from: data)
    } catch {
      failure = error.localizedDescription
    }
  }

  func loadToday() {
    var request = URLRequest(url: URL(string: "https://quotes.example/today.json")!)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    URLSession.shared.dataTaskPublisher(for: request)
      .map(\.data)
      .decode(type: Quote.self, decoder: JSONDecoder())
      .map(\.text)
      .replaceError(with: "No quote today")
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.today = $0 }
      .store(in: &cancellables)
  }
}

struct QuotePage: View {
  @StateObject private var model = QuoteModel()

  var body: some View {
    List {
      Section("Today") { Text(model.today) }
      Section("All") {
        ForEach(model.quotes) { Text($0.text) }
        if let failure = model.failure { Text(failure).foregroundColor(.red) }
      }
    }
    .task { await model.load() }
    .onAppear(perform: model.loadToday)
    .refreshable(action: model.load)
  }
}
