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
    var seed = UInt64(index) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678
    func next(_ words: [String]) -> String {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return words[Int(seed >> 33) % words.count]
    }
    return Entry(
      id: index, text: next(Self.winds) + ", " + next(Self.sights) + " " + next(Self.places) + " · " + next(Self.seals))
  }

  private static let winds = [
    "Calm", "Light breeze", "Fresh gale", "Fog", "Heavy rain", "Clear sky", "Südwind", "Brise légère",
  ]
  private static let sights = [
    "a lighthouse", "two sails", "an albatross", "whales", "a green light", "driftwood", "the coast", "nothing at all",
  ]
  private static let places = [
    "off Ålesund", "near Málaga", "south of Réunion", "off Hokkaidō", "by Łeba", "at the Azores",
  ]
  private static let seals = ["灯塔", "海鸥", "晴", "雾", "潮水", "无风", "Ωκεανός", "Море"]
}
