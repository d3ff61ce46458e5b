import ScrollUI

/// The list of pages with a search field.
struct PageList: View {
  let model: GalleryModel
  @FocusState private var isFocused: Bool
  @FocusState private var isSearching: Bool
  @Environment(\.textScale) private var textScale

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SearchField(model: model, isFocused: $isSearching)
        .padding(EdgeInsets(top: 8, leading: 12, bottom: 6, trailing: 12))
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 2) {
            if model.query.isEmpty {
              PageButton(page: HomePage.description, model: model).id(HomePage.description.name)
            }
            ForEach(model.groups) { PageGroupRows(group: $0, model: model) }
            if model.groups.isEmpty {
              VStack(alignment: .leading, spacing: 8) {
                Text("No page matches.").fontWeight(.semibold)
                Text("Try a word from a title, or the name of an API.").foregroundStyle(.secondary)
                Button("Show all pages") { model.query = "" }.buttonStyle(.bordered).controlSize(.small)
              }
              .font(GalleryStyle.small)
              .padding(12)
            }
          }
          .padding(EdgeInsets(top: 0, leading: 8, bottom: 12, trailing: 8))
        }
        .scrollInputBehavior(.disabled, for: .keyboard)
        .scrollBounceBehavior(.basedOnSize)
        .contentMargins(.vertical, 4, for: .scrollContent)
        .focusable()
        .focused($isFocused)
        .focusEffectDisabled()
        .innerFocusRing(isFocused)
        .accessibilityLabel("Pages")
        .onKeyPress(.upArrow) { move(by: -1) }
        .onKeyPress(.downArrow) { move(by: 1) }
        .onKeyPress(phases: .down) { search(for: $0) }
        .onChange(of: model.current.name, initial: true) { reader.scrollTo(model.current.name) }
      }
      .frame(maxHeight: .infinity)
      Divider()
      Button {
        model.toggle(.help)
      } label: {
        HStack(spacing: 8) {
          Image(systemName: "keyboard").font(.system(size: 13))
          Text("Keys").font(GalleryStyle.small)
          Spacer()
          KeyCap(text: "?")
        }
        .padding(.horizontal, 12)
        .frame(height: 32 * textScale)
      }
      .buttonStyle(.surface)
      .focusable(false)
      .accessibilityIdentifier("keys")
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
    }
    .frame(width: GalleryStyle.sidebarWidth * textScale, alignment: .leading)
    .frame(maxHeight: .infinity)
    .background(.sidebar)
    .onChange(of: model.searchRequests) { isSearching = true }
  }

  /// Begins a search with the letter that is typed while the list has the focus.
  private func search(for press: KeyPress) -> KeyPress.Result {
    guard isFocused, press.modifiers.subtracting(.shift).isEmpty, press.key.character.isLetter else { return .ignored }
    model.query.append(press.key.character)
    model.beginSearch()
    return .handled
  }

  /// Handles the arrow keys: the whole list is a single stop of the Tab key.
  private func move(by pages: Int) -> KeyPress.Result {
    guard isFocused else { return .ignored }
    model.move(by: pages)
    return .handled
  }
}

/// The field that filters the list of pages by titles, sentences, options and names of API.
private struct SearchField: View {
  let model: GalleryModel
  let isFocused: FocusState<Bool>.Binding
  @Environment(\.textScale) private var textScale

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").font(.system(size: 12)).foregroundStyle(.secondary)
        .accessibilityHidden(true)
      TextField("Search", text: Binding(get: { model.query }, set: { model.query = $0 }))
        .textFieldStyle(.plain)
        .font(GalleryStyle.hint)
        .focused(isFocused)
        .onSubmit {
          guard let page = model.bestPage else { return }
          model.show(page)
          isFocused.wrappedValue = false
        }
        // Otherwise the field deletes the text after the caret.
        .onKeyPress("k", phases: .down) { press in
          guard press.modifiers == .control else { return .ignored }
          model.toggle(.palette)
          return .handled
        }
        .onKeyPress(.escape) {
          guard !model.query.isEmpty else { return .ignored }
          model.query = ""
          return .handled
        }
      if !model.query.isEmpty {
        Button {
          model.query = ""
        } label: {
          Image(systemName: "xmark.circle.fill").font(.system(size: 12)).foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .help("Clear the search")
      }
    }
    .padding(.horizontal, 8)
    .frame(height: 28 * textScale)
    .background(.control, in: RoundedRectangle(cornerRadius: GalleryStyle.chipRadius))
    .innerFocusRing(isFocused.wrappedValue, cornerRadius: GalleryStyle.chipRadius)
  }
}

/// The heading of a `PageGroup` and the pages below it.
private struct PageGroupRows: View {
  let group: PageGroup
  let model: GalleryModel

  var body: some View {
    Text(LocalizedStringKey(group.title))
      .font(GalleryStyle.small)
      .fontWeight(.semibold)
      .foregroundStyle(.secondary)
      .padding(EdgeInsets(top: 10, leading: 12, bottom: 3, trailing: 12))
      .accessibilityAddTraits(.isHeader)
    ForEach(group.pages) { PageButton(page: $0, model: model) }
  }
}

/// The button of a page.
private struct PageButton: View {
  let page: GalleryPage
  let model: GalleryModel
  @Environment(\.textScale) private var textScale

  var body: some View {
    Button {
      model.show(page)
    } label: {
      HStack(spacing: 9) {
        Image(systemName: page.symbol).font(.system(size: 13, weight: .medium)).frame(width: 18)
        Text(LocalizedStringKey(page.title)).font(GalleryStyle.label).lineLimit(1)
      }
      .padding(.horizontal, 10)
      // A constant height in a single frame saves measures of the 42 rows.
      .frame(maxWidth: .infinity, minHeight: 32 * textScale, maxHeight: 32 * textScale, alignment: .leading)
    }
    .buttonStyle(SurfaceButtonStyle(isSelected: page.name == model.current.name))
    .focusable(false)
    .accessibilityAddTraits(page.name == model.current.name ? .isSelected : [])
    .accessibilityIdentifier("page \(page.name)")
  }
}
