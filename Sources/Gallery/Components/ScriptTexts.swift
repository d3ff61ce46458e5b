/// The texts of `TextPage`.
enum ScriptTexts {
  /// A sentence in a script.
  struct Sample: Identifiable {
    /// The English name of the script.
    let script: String
    let text: String

    var id: String { script }
  }

  /// The same sentence in different scripts: the kettle sings before the house is awake.
  static let scripts = [
    Sample(script: "Latin", text: "The kettle sings before the house is awake."),
    Sample(script: "Greek", text: "Ο βραστήρας τραγουδά πριν ξυπνήσει το σπίτι."),
    Sample(script: "Cyrillic", text: "Чайник поёт, пока дом ещё спит."),
    Sample(script: "Arabic", text: "يغنّي الإبريق قبل أن يستيقظ البيت."),
    Sample(script: "Hebrew", text: "הקומקום שר לפני שהבית מתעורר."),
    Sample(script: "Devanagari", text: "घर के जागने से पहले केतली गाती है।"),
    Sample(script: "Bengali", text: "বাড়ি জেগে ওঠার আগেই কেটলি গান গায়।"),
    Sample(script: "Tamil", text: "வீடு விழிக்கும் முன் கெட்டில் பாடுகிறது."),
    Sample(script: "Thai", text: "กาน้ำร้องเพลงก่อนที่บ้านจะตื่น"),
    Sample(script: "Korean", text: "집이 깨기 전에 주전자가 노래한다."),
    Sample(script: "Japanese", text: "家が目を覚ます前に、やかんが歌う。"),
    Sample(script: "Chinese", text: "屋子还没醒，水壶先唱了起来。"),
  ]

  /// Lines with text of both directions.
  static let mixed = [
    "Ask שירה or سلمى at the desk (room 12) by 9:30.",
    "افتح برنامج ScrollUI واختر الصفحة 7 من 32.",
    "הרכבת ל-Haifa יוצאת ב-14:05 מרציף 3.",
    "Two teas (שני תה), three coffees (ثلاث قهوات): 18.50 €.",
  ]

  /// Emoji of several code points: faces, families, skin tones, flags and keycaps.
  static let emoji = ["🌧️ ☂️ 🚋 🍊 🐈 ⛴️", "👩‍👩‍👧‍👦 👨‍🍳 🧑🏽‍🚀 👍🏿 🤝🏼", "🇪🇺 🇯🇵 🇧🇷 🇰🇪 🏴󠁧󠁢󠁷󠁬󠁳󠁿", "1️⃣ 2️⃣ #️⃣ ❤️ ☎️ ☎︎"]

  /// The names of weights, from light to heavy, each with letters of further scripts.
  static let weights = ["Thin", "Regular", "Medium", "Semibold", "Heavy"].map { "\($0) Ελλάδα Россия 水壶" }

  /// The names of designs, with digits.
  static let designs = ["Serif 0123", "Rounded 0123", "Monospaced 0123"]

  /// A paragraph of several scripts, longer than two lines.
  static let paragraph = """
    The ferry was late, so we learned to say good morning in four languages: صباح الخير, בוקר טוב, おはよう, สวัสดี. By noon nobody \
    on the pier was a stranger, and somebody had found oranges 🍊 for all of us.
    """
}
