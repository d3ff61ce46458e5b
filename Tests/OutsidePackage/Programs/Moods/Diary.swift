import Foundation

enum Mood: String, Codable, CaseIterable {
  case great, fine, tired, sad

  var face: String {
    switch self {
    case .great: return "😀"
    case .fine: return "🙂"
    case .tired: return "😴"
    case .sad: return "😢"
    }
  }

  var title: String { rawValue.capitalized }
}

struct Entry: Identifiable, Codable {
  var id = UUID()
  var date = Date()
  var mood: Mood
  var note: String
}

final class Diary: ObservableObject {
  @Published var entries: [Entry] = []
  private let key = "diary"

  init() {
    guard let data = UserDefaults.standard.data(forKey: key) else { return }
    entries = (try? JSONDecoder().decode([Entry].self, from: data)) ?? []
  }

  func add(_ mood: Mood, note: String) {
    entries.insert(Entry(mood: mood, note: note), at: 0)
    save()
  }

  func removeAll() {
    entries.removeAll()
    save()
  }

  func save() {
    UserDefaults.standard.set(try? JSONEncoder().encode(entries), forKey: key)
  }
}
