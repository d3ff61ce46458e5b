import Features
import Feed

/// The pictures of the embedded posts, by words of their texts.
@MainActor enum PostPicture {
  private static let words: [(picture: Illustration, words: [String])] = [
    (.nightTrain, ["train", "trains", "railway", "station", "火车", "站台", "地铁"]),
    (.rain, ["rain", "rained", "umbrella", "umbrellas", "雨", "伞"]),
    (.harbor, ["harbour", "boat", "boats", "ferry", "港", "码头"]),
    (.snow, ["snow", "frost", "雪", "霜"]), (.teaField, ["tea", "茶"]), (.market, ["market", "菜场", "集市", "摊"]),
    (.garden, ["garden", "gardens", "roses", "院子", "花"]),
    (.orchard, ["pear", "pears", "apple", "apples", "plums", "柿", "梨", "果"]),
    (.bridge, ["bridge", "bridges", "桥"]), (.moon, ["moon", "月"]), (.lighthouse, ["lighthouse", "lighthouses", "灯塔"]),
    (.kite, ["kite", "kites", "风筝"]),
    (.oldTown, ["roof", "roofs", "chimney", "屋顶", "巷"]),
    (.mountains, ["mountain", "mountains", "hill", "hills", "ridge", "山"]),
    (.owl, ["owl", "owls", "猫头鹰"]), (.fox, ["fox", "狐"]), (.lantern, ["lantern", "lanterns", "lamp", "lamps", "灯笼"]),
    (.canal, ["canal", "river", "运河", "河"]), (.island, ["sea", "beach", "island", "islands", "海"]),
  ]

  /// The picture for the first word of the list that the post contains; nil without such a word.
  static func picture(of post: FeedItem) -> Illustration? {
    let text = (post.title + " " + post.body).lowercased()
    let words = Set(text.split { !$0.isLetter }.map(String.init))
    let isChinese = post.language == "zh"
    return Self.words.first { entry in
      entry.words.contains { isChinese ? text.contains($0) : words.contains($0) }
    }?.picture
  }
}
