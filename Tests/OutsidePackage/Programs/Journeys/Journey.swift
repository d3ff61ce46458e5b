import Foundation

struct Journey: Identifiable, Hashable, Codable {
  var id: String { title }
  var title: String
  var stops: [String]
  var isDone = false
}

@MainActor
@Observable
final class Planner {
  var journeys = [
    Journey(title: "Coast", stops: ["Porto", "Aveiro", "Lisbon"]),
    Journey(title: "Alps", stops: ["Chur", "Tirano"]),
  ]
  var path: [Route] = []
  var tab = Tabs.plans

  enum Tabs: Hashable {
    case plans
    case done
    case search
  }

  enum Route: Hashable {
    case journey(Journey.ID)
    case stop(String)
  }

  var open: [Journey] { journeys.filter { !$0.isDone } }
  var done: [Journey] { journeys.filter(\.isDone) }

  func finish(_ id: Journey.ID) {
    guard let index = journeys.firstIndex(where: { $0.id == id }) else { return }
    journeys[index].isDone = true
    path.removeAll()
    tab = .done
  }
}
