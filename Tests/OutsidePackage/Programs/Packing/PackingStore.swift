import Foundation

final class PackingStore: ObservableObject {
  @Published var items: [Item] {
    didSet { save() }
  }

  private let file: URL

  init(folder: URL = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]) {
    file = folder.appendingPathComponent("packing.json")
    if let data = try? Data(contentsOf: file), let saved = try? JSONDecoder().decode([Item].self, from: data) {
      items = saved
    } else {
      items = [
        Item(name: "Passport", category: .papers),
        Item(name: "Rain jacket", category: .clothes),
        Item(name: "Pocket lamp", category: .tools),
        Item(name: "Wool socks", category: .clothes),
      ]
    }
  }

  var packedCount: Int { items.filter { $0.isPacked }.count }

  func toggle(_ item: Item) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isPacked.toggle()
  }

  func add(_ name: String, to category: Category) {
    items.append(Item(name: name, category: category))
  }

  func move(from source: IndexSet, to destination: Int) {
    items.move(fromOffsets: source, toOffset: destination)
  }

  func delete(at offsets: IndexSet) {
    items.remove(atOffsets: offsets)
  }

  func unpackAll() {
    items = items.map { item in
      var item = item
      item.isPacked = false
      return item
    }
  }

  private func save() {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .prettyPrinted
      try encoder.encode(items).write(to: file, options: .atomic)
    } catch {
      print("The list could not be saved: \(error.localizedDescription)")
    }
  }
}
