import Foundation

struct TodoItem: Identifiable, Codable, Equatable {
  var id = UUID()
  var title: String
  var isDone = false
}

final class TaskStore: ObservableObject {
  @Published var items: [TodoItem] = []
  @Published private(set) var openCount = 0
  private var cancellables: Set<AnyCancellable> = []
  private let key: String

  init(key: String) {
    self.key = key
    if let data = UserDefaults.standard.data(forKey: key),
      let saved = try? JSONDecoder().decode([TodoItem].self, from: data)
    {
      items = saved
    }
    $items
      .map { $0.filter { !$0.isDone }.count }
      .removeDuplicates()
      .sink { [weak self] in self?.openCount = $0 }
      .store(in: &cancellables)
    $items
      .dropFirst()
      .sink { items in
        UserDefaults.standard.setValue(try? JSONEncoder().encode(items), forKey: key)
      }
      .store(in: &cancellables)
  }

  func add(_ title: String) {
    let title = title.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty else { return }
    items.append(TodoItem(title: title))
  }

  func toggle(_ item: TodoItem) {
    guard let index = items.firstIndex(of: item) else { return }
    items[index].isDone.toggle()
  }

  func clearDone() {
    items.removeAll { $0.isDone }
  }
}
