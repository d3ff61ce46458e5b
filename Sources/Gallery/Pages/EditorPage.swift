import ScrollUI

/// A `TextEditor` for short and long texts; option L loads a megabyte.
struct EditorPage: View {
  static let description = GalleryPage(
    name: "editor", title: "Text editor", hint: "Write, select, undo; then open a megabyte.",
    symbol: "square.and.pencil", api: ["TextEditor"],
    options: [long]
  ) { EditorPage() }

  private static let long = PageOption.toggle("megabyte", "A megabyte of text", key: "l")
  /// The number of paragraphs of the long text, about 115 bytes each.
  private static let longCount = 9_100

  @Environment(\.pageOptions) private var options
  @Environment(\.pageRows) private var rows
  @Environment(\.pageMargin) private var margin
  @State private var text = ""

  private var paragraphs: Int? { rows ?? (options.isOn(Self.long) ? Self.longCount : nil) }

  var body: some View {
    VStack(spacing: 0) {
      TextEditor(text: $text)
        .font(.system(size: 15))
        .lineSpacing(4)
        .contentMargins(.horizontal, margin - 5, for: .scrollContent)
        .contentMargins(.vertical, 10, for: .scrollContent)
      Divider()
      TextLength(text: text).padding(EdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin))
    }
    .onChange(of: paragraphs, initial: true) { text = paragraphs.map(EditorTexts.long) ?? EditorTexts.letter }
  }
}

/// The length of the text in bytes.
private struct TextLength: View {
  let text: String

  var body: some View {
    HStack {
      Text("\(text.utf8.count.formatted()) bytes").monospacedDigit()
      Spacer()
      Text("Escape, then L").foregroundStyle(.secondary)
    }
    .font(GalleryStyle.small)
    .foregroundStyle(.secondary)
  }
}

enum EditorTexts {
  static let letter = """
    Dear Lin,

    the boats came in early today, and I have been sitting by the window since, writing this to you in two languages as you asked.

    你上次问我院子里的柿子树。今年结了很多，最高的三个照例留给了鸟。外婆说，鸟记得住谁对它好。

    Do you remember the map of small rivers? I walked along one of them last Sunday, from the mill to the place where the line simply ends. There was a bench there, and nobody had written anything on it.

    雨停的时候，山上的云落得很低，像是谁把棉被忘在了屋顶上。我沿着老路走了九个弯，第十个弯没有走完。

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
