/// Lines of a ship's log in a language, computed from their numbers.
struct ShipLog: RandomAccessCollection {
  struct Entry: Identifiable {
    let id: Int
    let text: String
  }

  let count: Int
  let language: GalleryLanguage

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  /// The line at `index`. Places and notes follow from the index, so that 48 consecutive lines differ: 6 places and 8 notes meet again after 24 lines, and
  /// then the places are shifted by one.
  subscript(index: Int) -> Entry {
    var numbers = SplitMix(state: UInt64(index))
    func next(_ words: [String]) -> String { words[Int(numbers.next() % UInt64(words.count))] }
    let words = language == .chinese ? Self.chinese : Self.english
    let sight = numbers.next() % 400 == 0 ? next(words.rareSights) : next(words.sights)
    let wind = next(words.winds)
    let note = words.notes[index % words.notes.count]
    let place = words.places[(index + index / 24) % words.places.count]
    return Entry(
      id: index,
      text: language == .chinese ? "\(wind)，\(place)见\(sight)。\(note)" : "\(wind), \(sight) \(place). \(note)")
  }

  private struct Words {
    let winds: [String]
    let sights: [String]
    /// The sights of every 400th line on average, with few ticks on the scroll bar.
    let rareSights: [String]
    let places: [String]
    let notes: [String]
  }

  private static let english = Words(
    winds: ["Calm", "Light breeze", "Fresh gale", "Fog", "Heavy rain", "Clear sky", "High swell", "Snow"],
    sights: [
      "a lighthouse", "two sails", "an albatross", "whales", "a green light", "driftwood", "the coast",
      "nothing at all",
    ],
    rareSights: ["a mermaid", "St. Elmo’s fire", "a bottle with a letter", "an iceberg", "a comet"],
    places: [
      "off Ålesund", "near Málaga", "south of Réunion", "off Hokkaidō", "by Łeba", "at the Azores",
    ],
    notes: [
      "All well on board.", "Tea at four.", "The pump holds.", "New rope on the mizzen.", "Cook has caught a cod.",
      "The cat keeps watch.", "Two knots, then four.", "Lamps trimmed.",
    ])

  private static let chinese = Words(
    winds: ["无风", "微风", "大风", "有雾", "大雨", "晴空", "涌浪高", "下雪"],
    sights: ["一座灯塔", "两片帆", "一只信天翁", "几头鲸", "一点绿光", "一截浮木", "海岸线", "空空的海面"],
    rareSights: ["一条美人鱼", "桅顶的火光", "装着信的瓶子", "一座冰山", "一颗彗星"],
    places: ["奥勒松外海", "马拉加近岸", "留尼汪以南", "北海道外海", "韦巴附近", "亚速尔群岛"],
    notes: ["船上平安。", "四点喝茶。", "水泵正常。", "后桅换了新绳。", "厨师钓到鳕鱼。", "猫在值班。", "先两节，后四节。", "灯已剪好。"])
}
