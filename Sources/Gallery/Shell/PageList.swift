import ScrollUI

/// The list of pages in the sidebar of a wide window.
struct PageList: View {
  let model: GalleryModel
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("ScrollUI")
        .font(.system(size: 13, weight: .semibold))
        .foregroundStyle(.secondary)
        .padding(EdgeInsets(top: 18, leading: 20, bottom: 8, trailing: 12))
      ScrollViewReader { reader in
        ScrollView {
          VStack(alignment: .leading, spacing: 2) {
            ForEach(GalleryPages.sections) { section in
              PageSection(section: section, model: model)
            }
          }
          .padding(EdgeInsets(top: 0, leading: 8, bottom: 12, trailing: 8))
        }
        .scrollInputBehavior(.disabled, for: .keyboard)
        .scrollBounceBehavior(.basedOnSize)
        .focusable()
        .focused($isFocused)
        .onKeyPress(.upArrow) { move(by: -1) }
        .onKeyPress(.downArrow) { move(by: 1) }
        .onChange(of: model.page, initial: true) { reader.scrollTo(model.current.name) }
      }
      .frame(maxHeight: .infinity)
      Divider()
      KeyLegend(items: [("Ctrl PgDn", "Next page"), ("?", "All keys")])
        .padding(EdgeInsets(top: 10, leading: 20, bottom: 12, trailing: 12))
    }
    .frame(width: GalleryStyle.sidebarWidth, alignment: .leading)
    .frame(maxHeight: .infinity)
    .background(.sidebar)
  }

  /// Handles the arrow keys: the whole list is a single stop of the Tab key.
  private func move(by pages: Int) -> KeyPress.Result {
    guard isFocused else { return .ignored }
    model.move(by: pages)
    return .handled
  }
}

/// The heading of a `GallerySection` and the pages below it.
private struct PageSection: View {
  let section: GallerySection
  let model: GalleryModel

  var body: some View {
    if !section.pages.isEmpty {
      Text(section.title)
        .font(GalleryStyle.small)
        .foregroundStyle(.secondary)
        .padding(EdgeInsets(top: 10, leading: 12, bottom: 3, trailing: 12))
      ForEach(section.pages) { page in
        PageButton(title: page.title, isSelected: page.name == model.current.name) { model.show(page) }
          .id(page.name)
      }
    }
  }
}

/// The button of a `GalleryPage`.
private struct PageButton: View {
  let title: String
  let isSelected: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Text(title)
        .font(GalleryStyle.label)
        .fontWeight(isSelected ? .medium : nil)
        .foregroundStyle(isSelected ? Color.white : Color.primary)
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .background(isSelected ? Color.accentColor : Color.clear, in: RoundedRectangle(cornerRadius: 7))
    }
    .buttonStyle(.plain)
    .focusable(false)
  }
}

/// The bar above the page in a narrow window: the page's number, and buttons for the adjacent pages.
struct PageBar: View {
  let model: GalleryModel
  /// The page's title if `PageFrame` does not display it; otherwise nil.
  let title: String?

  var body: some View {
    HStack(spacing: 4) {
      Text(title ?? "ScrollUI")
        .font(.system(size: title == nil ? 13 : 16, weight: .semibold))
        .foregroundStyle(title == nil ? Color.secondary : Color.primary)
        .lineLimit(1)
      Spacer(minLength: 8)
      arrow("chevron.left", "The page before") { model.move(by: -1) }
      Text("\(model.page + 1) of \(GalleryPages.all.count)")
        .font(GalleryStyle.label)
        .monospacedDigit()
        .frame(width: 64)
      arrow("chevron.right", "The next page") { model.move(by: 1) }
    }
    .padding(EdgeInsets(top: 6, leading: GalleryStyle.compactMargin, bottom: 6, trailing: 8))
    .background(.sidebar)
  }

  private func arrow(_ symbol: String, _ help: String, action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) {
      Image(systemName: symbol)
        .font(.system(size: 14, weight: .semibold))
        .frame(width: 36, height: 30)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .help(help)
  }
}

/// Keys (`KeyCap`) with their meanings, each on a line.
struct KeyLegend: View {
  let items: [(key: String, meaning: String)]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(items, id: \.key) { item in
        HStack(spacing: 8) {
          KeyCap(text: item.key)
          Text(item.meaning).font(GalleryStyle.small).foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// A key drawn as a key cap.
struct KeyCap: View {
  let text: String
  var isOn = false

  var body: some View {
    Text(text)
      .font(GalleryStyle.keyCap)
      .foregroundStyle(isOn ? Color.white : Color.primary)
      .padding(.horizontal, 6)
      .padding(.vertical, 2)
      .background(isOn ? Color.white.opacity(0.22) : Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 4))
  }
}
