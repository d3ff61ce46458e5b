/// Lines of a ship's log, computed from their numbers.
struct ShipLog: RandomAccessCollection {
  struct Entry: Identifiable {
    let id: Int
    let text: String
  }

  let count: Int

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Entry {
    var numbers = SplitMix(state: UInt64(index))
    func next(_ words: [String]) -> String { words[Int(numbers.next() % UInt64(words.count))] }
    let sight = numbers.next() % 400 == 0 ? next(Self.rareSights) : next(Self.sights)
    return Entry(
      id: index, text: next(Self.winds) + ", " + sight + " " + next(Self.places) + " · " + next(Self.seals))
  }

  private static let winds = [
    "Calm", "Light breeze", "Fresh gale", "Fog", "Heavy rain", "Clear sky", "Südwind", "Brise légère",
  ]
  private static let sights = [
    "a lighthouse", "two sails", "an albatross", "whales", "a green light", "driftwood", "the coast", "nothing at all",
  ]
  /// The sights of every 400th line on average, with few ticks on the scroll bar.
  private static let rareSights = ["a mermaid", "St. Elmo’s fire", "a bottle with a letter", "an iceberg", "a comet"]
  private static let places = [
    "off Ålesund", "near Málaga", "south of Réunion", "off Hokkaidō", "by Łeba", "at the Azores",
  ]
  private static let seals = ["灯塔", "海鸥", "晴", "雾", "潮水", "无风", "Ωκεανός", "Море"]
}
