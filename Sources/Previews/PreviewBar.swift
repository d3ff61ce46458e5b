import ScrollUI

/// The bar above the previews: list, state of the build, size, colors, text, language and zoom.
struct PreviewBar: View {
  @Bindable var model: PreviewModel

  var body: some View {
    HStack(spacing: 4) {
      if model.catalog.items.count > 1 {
        button("List of previews", "sidebar.left") { model.settings.showsList.toggle() }
      }
      Text(title).font(.headline).lineLimit(1).padding(.leading, 6)
      status.padding(.leading, 4)
      Spacer(minLength: 8)
      menu("Size", "iphone") {
        Picker("Size", selection: $model.settings.size) {
          ForEach(PreviewSize.allCases, id: \.self) { Text($0.title) }
        }
        Divider()
        Toggle("Landscape", isOn: $model.settings.isLandscape)
      }
      menu("Colors", "circle.lefthalf.filled") {
        Picker("Colors", selection: $model.settings.colors) {
          ForEach(PreviewColors.allCases, id: \.self) { Text($0.title) }
        }
      }
      menu("Text size", "textformat.size") {
        Picker("Text size", selection: $model.settings.textSize) {
          ForEach(Array(DynamicTypeSize.allCases.enumerated()), id: \.offset) { Text(Self.name(of: $0.element)) }
        }
      }
      menu("Language", "globe") {
        Picker("Language", selection: $model.settings.language) {
          Text("Like the desktop").tag(String?.none)
          ForEach(Self.languages, id: \.self) { Text(Self.name(ofLanguage: $0)).tag(String?.some($0)) }
        }
        Divider()
        Toggle("Right to left", isOn: $model.settings.isRightToLeft)
      }
      button("Zoom out", "minus.magnifyingglass") { zoom(by: -1) }
        .disabled(model.settings.zoom == 0)
        .keyboardShortcut("-")
      button("Zoom in", "plus.magnifyingglass") { zoom(by: 1) }
        .disabled(model.settings.zoom == PreviewSettings.zooms.count - 1)
        .keyboardShortcut("+")
    }
    .padding(.horizontal, 8)
    .frame(height: 44)
  }

  private var title: String {
    let shown = model.shown
    return shown.count == 1 ? shown[0].title : "\(shown.count) previews"
  }

  @ViewBuilder private var status: some View {
    switch model.status {
    case .built: EmptyView()
    case .building: ProgressView().controlSize(.small).help("Building").accessibilityLabel("Building")
    case .failed(let issues):
      Label("\(issues.count)", systemImage: "exclamationmark.triangle.fill")
        .font(.callout)
        .foregroundStyle(.red)
        .help("The previews are those of the last build without errors")
    }
  }

  private func zoom(by step: Int) {
    model.settings.zoom = min(max(model.settings.zoom + step, 0), PreviewSettings.zooms.count - 1)
  }

  private func button(
    _ name: LocalizedStringKey, _ symbol: String, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) { Self.icon(symbol) }.buttonStyle(.borderless).help(name).accessibilityLabel(Text(name))
  }

  private func menu<Content: View>(
    _ name: LocalizedStringKey, _ symbol: String, @ViewBuilder content: () -> Content
  ) -> some View {
    Menu(content: content) { Self.icon(symbol) }
      .menuIndicator(.hidden)
      .buttonStyle(.borderless)
      .help(name)
      .accessibilityLabel(Text(name))
  }

  private static func icon(_ symbol: String) -> some View {
    Image(systemName: symbol).font(.system(size: 15)).frame(width: 32, height: 32)
  }

  /// Languages of several scripts and lengths.
  private static let languages = ["en", "de", "fr", "es", "pl", "ru", "zh-Hans", "ja", "ko", "ar", "he", "hi"]

  private static func name(ofLanguage language: String) -> String {
    Locale(identifier: language).localizedString(forIdentifier: language) ?? language
  }

  /// The name of a text size: `xxLarge` is "xxLarge", and the standard size says so.
  private static func name(of size: DynamicTypeSize) -> String {
    size == .large ? "large (standard)" : "\(size)"
  }
}
