import ScrollUI

extension Scenario {
  /// The rows of `feed`, of which each third is in another script or has emoji: measures fallback fonts, shaping and
  /// both directions beside Latin text.
  static let mixedFeed = Scenario(
    name: "mixedfeed", summary: "the feed with each third row in one of six other scripts or with emoji",
    makeLoop: showing { MixedFeedList(count: $0, font: $1) })
}

struct MixedFeedList: View {
  let count: Int
  let font: RowFont

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { FeedRow(index: $0, font: font, language: RowLanguage(ofMixedRow: $0)) }
      }
    }
    .scrollIndicators(.hidden)
    .background(Color.white)
  }
}

/// The language of a `FeedRow`. Its texts contain the row's number, so no two rows have the same.
enum RowLanguage: CaseIterable {
  case english
  case arabic
  case hebrew
  case hindi
  case thai
  case korean
  case japanese
  /// English with emoji: a skin tone, a family, a flag and a keycap are sequences of code points.
  case emoji

  /// The language of the `FeedRow` at an index of `MixedFeedList`: `english`, and for each third row the next further case.
  init(ofMixedRow index: Int) {
    let others = Self.allCases.dropFirst()
    self = index % 3 == 2 ? others[others.startIndex + index / 3 % others.count] : .english
  }

  func title(_ index: Int) -> String {
    switch self {
    case .english: "Row number \(index) of the feed"
    case .arabic: "المنشور رقم \(index) في القائمة"
    case .hebrew: "פוסט מספר \(index) ברשימה"
    case .hindi: "सूची की पोस्ट संख्या \(index)"
    case .thai: "โพสต์หมายเลข \(index) ในรายการ"
    case .korean: "목록의 \(index)번째 게시물"
    case .japanese: "一覧の\(index)番目の投稿"
    case .emoji: "Row number \(index) 🎉 of the feed 🐦"
    }
  }

  func subtitle(_ index: Int) -> String {
    switch self {
    case .english: "Subtitle of row \(index), which no other row has"
    case .arabic: "وصف المنشور \(index)، ولا يوجد في منشور آخر"
    case .hebrew: "תיאור של פוסט \(index), שאין בשום פוסט אחר"
    case .hindi: "पोस्ट \(index) का विवरण, जो किसी और पोस्ट में नहीं है"
    case .thai: "คำอธิบายของโพสต์ \(index) ซึ่งไม่ซ้ำกับโพสต์อื่น"
    case .korean: "\(index)번 게시물의 설명, 다른 글에는 없습니다"
    case .japanese: "投稿\(index)の説明。ほかの投稿にはありません"
    case .emoji: "Subtitle \(index) 👍🏽 👨‍👩‍👧 🇳🇴 4️⃣"
    }
  }
}
