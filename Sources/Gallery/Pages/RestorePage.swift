import ScrollUI

/// A book that opens where it was left: after it was closed, and in the next run of the program.
struct RestorePage: View {
  @State private var paragraphs = Array(1...600)
  @State private var isOpen = true
  @SceneStorage("restore-bookmark") private var bookmark: Int?
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  var body: some View {
    ZStack {
      if isOpen { book } else { ClosedBook { isOpen = true } }
    }
    .onCommand(Self.close, isActive: !isOpen) { isOpen.toggle() }
    .onCommand(Self.insert) { paragraphs.insert(contentsOf: newParagraphs, at: 0) }
    .onCommand(Self.remove, isEnabled: paragraphs.count > 20) { paragraphs.removeFirst(20) }
  }

  private var book: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(paragraphs, id: \.self) { number in
          Paragraph(number: number, isMarked: number == bookmark, size: CGFloat(options.number(Self.type))) {
            bookmark = number == bookmark ? nil : number
          }
        }
      }
      .padding(.horizontal, margin)
      .column()
    }
    .scrollRestoration("restore")
  }

  /// The numbers of twenty paragraphs above the first.
  private var newParagraphs: Range<Int> {
    let first = paragraphs.first ?? 1
    return first - 20..<first
  }
}

/// A paragraph of 1 to 4 sentences with a button for the bookmark.
private struct Paragraph: View {
  let number: Int
  let isMarked: Bool
  let size: CGFloat
  let mark: @MainActor () -> Void
  @Environment(\.world) private var world

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 14) {
      Text(verbatim: "\(number)")
        .font(GalleryStyle.keyCap)
        .foregroundStyle(.secondary)
        .frame(width: 44, alignment: .trailing)
      Text(verbatim: text)
        .font(.system(size: size))
        .frame(maxWidth: .infinity, alignment: .leading)
      Button(action: mark) {
        Image(systemName: isMarked ? "bookmark.fill" : "bookmark")
          .foregroundStyle(isMarked ? AnyShapeStyle(.accentText) : AnyShapeStyle(.secondary))
          .padding(6)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text("Bookmark"))
    }
    .padding(.vertical, 9)
    .overlay(alignment: .bottom) { Divider() }
  }

  private var text: String { world.text(at: number, sentences: 1 + number.remainder(in: 4)) }
}

/// The page while the book is closed.
private struct ClosedBook: View {
  let open: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 14) {
      Image(systemName: "book").font(.system(size: 40)).foregroundStyle(.secondary)
      Text("The book is closed.").font(GalleryStyle.headline)
      Button("Open the book", action: open).buttonStyle(.borderedProminent)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
