/// The texts of `EditorPage`.
enum EditorTexts {
  static let letter = """
    Dear Lin,

    the boats came in early today, and I have been sitting by the window since, writing this to you in two languages as you asked.

    你上次问我院子里的柿子树。今年结了很多，最高的三个照例留给了鸟。外婆说，鸟记得住谁对它好。

    Do you remember the map of small rivers? I walked along one of them last Sunday, from the mill to the place where the line simply ends. There was a bench there, and nobody had written anything on it.

    雨停的时候，山上的云落得很低，像是谁把棉被忘在了屋顶上。我沿着老路走了九个弯，第十个弯没有走完。

    Everybody on the pier writes to you. Noa: שמרתי לך מקום ליד החלון. Samir: الشاي جاهز، والقارب رقم 7 ينتظر. Asha: नाव में तुम्हारी किताब मिल गई। Mali: ฝากความคิดถึงด้วยนะ Minji: 우산은 제가 챙길게요. Haru: 月曜日の船で会いましょう。 And the children send three boats ⛵⛵⛵ and a cat 🐈.

    Bring an umbrella when you come. One will do for both of us.

    M.
    """

  /// A text of `count` numbered paragraphs.
  static func long(paragraphs count: Int) -> String {
    let sentences = SampleTexts.details
    var text = ""
    for number in 0..<max(count, 1) {
      text += "\(number + 1). \(sentences[number % sentences.count]) \(sentences[(number * 7 + 3) % sentences.count])\n"
    }
    return text
  }
}
