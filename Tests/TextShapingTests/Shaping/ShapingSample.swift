/// Texts in one font, script and direction, for comparison with `hb-shape`.
struct ShapingSample: Sendable, CustomStringConvertible {
  var family: String
  /// ISO 15924.
  var script: String
  var isRightToLeft = false
  var texts: [String]

  var description: String { "\(family), \(script)" }

  static let all = latin + rightToLeft + indic + asian

  private static let latin = [
    ShapingSample(
      family: "Inter", script: "Latn",
      texts: [
        "AVATAR To Wa. Yo.", "office fi ffl => -> (x) 12:30 3 x 4", "Zażółć gęślą jaźń", "e\u{301}\u{302}\u{323} naïve",
      ]),
    ShapingSample(family: "Inter", script: "Cyrl", texts: ["Прокрутка списка", "Й и жизнь", "Ґанок їжака"]),
    ShapingSample(family: "Inter", script: "Grek", texts: ["Κύλιση της λίστας", "ΑΥΤΟ Ώρα"]),
    ShapingSample(
      family: "DejaVu Sans", script: "Latn",
      texts: ["To", "AV", "fi", "office affluent flat", "Tea Yes We LT AVAVAV", "q\u{323}\u{307}", "a\u{200D}b"]),
    ShapingSample(family: "DejaVu Sans", script: "Cyrl", texts: ["Ход Тула", "и\u{301}стина"]),
    ShapingSample(family: "DejaVu Serif", script: "Latn", texts: ["Tofu fig ffi", "Wave Yacht AVE", "\u{FFFD}x"]),
    ShapingSample(family: "DejaVu Serif", script: "Grek", texts: ["Τυρί και ψωμί"]),
    ShapingSample(family: "DejaVu Sans", script: "Armn", texts: ["Բարեւ", "մեն"]),
    ShapingSample(family: "DejaVu Serif", script: "Geor", texts: ["სია", "გადახვევა"]),
    ShapingSample(family: "Noto Sans", script: "Latn", texts: ["Tiếng Việt", "ŵ̃ ȧ́", "fjord"]),
  ]

  private static let rightToLeft = [
    ShapingSample(
      family: "DejaVu Sans", script: "Arab", isRightToLeft: true,
      texts: ["سلام", "لا إله", "القائمة", "کتاب‌ها", "\u{200D}ه", "(مرحبا)"]),
    ShapingSample(
      family: "Noto Sans Arabic", script: "Arab", isRightToLeft: true,
      texts: ["السلام عليكم", "محمّد", "تمرير القائمة", "می‌خواهم", "پاکستان", "بِسْمِ"]),
    ShapingSample(
      family: "Noto Sans Hebrew", script: "Hebr", isRightToLeft: true,
      texts: ["שלום", "שָׁלוֹם", "בְּרֵאשִׁית"]),
    ShapingSample(
      family: "DejaVu Sans", script: "Hebr", isRightToLeft: true, texts: ["עברית", "כַּלְבּ", "רשימה (גלילה)"]),
    ShapingSample(family: "Noto Sans Syriac", script: "Syrc", isRightToLeft: true, texts: ["ܫܠܡܐ"]),
  ]

  private static let indic = [
    ShapingSample(
      family: "Noto Sans Devanagari", script: "Deva",
      texts: ["क्षिति", "हिन्दी", "सूची", "विद्यार्थी", "र्क", "कि\u{200D}", "श्री", "क्\u{200C}ष"]),
    ShapingSample(family: "Noto Serif Devanagari", script: "Deva", texts: ["ज्ञान", "धर्म"]),
    ShapingSample(family: "Noto Sans Bengali", script: "Beng", texts: ["বাংলা", "ক্ষুদ্র", "কোনো", "র‍্যা"]),
    ShapingSample(family: "Noto Sans Tamil", script: "Taml", texts: ["தமிழ்", "கொடி", "ஸ்ரீ"]),
    ShapingSample(family: "Noto Sans Telugu", script: "Telu", texts: ["తెలుగు", "క్షమ"]),
    ShapingSample(family: "Noto Sans Malayalam", script: "Mlym", texts: ["മലയാളം", "ക്ഷേത്രം"]),
    ShapingSample(family: "Noto Sans Gujarati", script: "Gujr", texts: ["ગુજરાતી", "શ્રી"]),
    ShapingSample(family: "Noto Sans Sinhala", script: "Sinh", texts: ["සිංහල", "ශ්‍රී"]),
  ]

  private static let asian = [
    ShapingSample(family: "Noto Sans Thai", script: "Thai", texts: ["ที่นี่", "น้ำ", "รายการ", "กู้"]),
    ShapingSample(family: "Noto Sans Lao", script: "Laoo", texts: ["ລາວ", "ນ້ຳ"]),
    ShapingSample(family: "Noto Sans Khmer", script: "Khmr", texts: ["ខ្មែរ", "ស្រី"]),
    ShapingSample(family: "Noto Sans Myanmar", script: "Mymr", texts: ["မြန်မာ", "ကြောင်"]),
    ShapingSample(family: "Noto Serif Tibetan", script: "Tibt", texts: ["བོད", "སྒྲོལ"]),
    ShapingSample(family: "Droid Sans Fallback", script: "Hani", texts: ["滚动视图", "列表"]),
    ShapingSample(family: "NanumGothic", script: "Hang", texts: ["스크롤", "목록"]),
    ShapingSample(family: "Droid Sans Fallback", script: "Hira", texts: ["すくろーる"]),
  ]
}
