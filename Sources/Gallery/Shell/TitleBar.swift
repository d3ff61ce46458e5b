import ScrollUI

/// The bar above the page: the way back, the page's title, and the commands of the gallery.
struct TitleBar: View {
  let model: GalleryModel
  let isCompact: Bool
  /// True in windows below `GalleryStyle.narrowWidth`, where the menu has most of the buttons.
  let isNarrow: Bool
  let toggleColorScheme: @MainActor () -> Void

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.terminate) private var terminate
  @Environment(\.copyText) private var copyText

  var body: some View {
    HStack(spacing: 4) {
      if isCompact {
        BarButton(name: "Pages", symbol: "sidebar.left", isSelected: model.showsDrawer) { model.showsDrawer.toggle() }
      }
      BarButton(name: "Back", symbol: "chevron.backward") { model.goBack() }.disabled(!model.canGoBack)
      if !isNarrow {
        BarButton(name: "Forward", symbol: "chevron.forward") { model.goForward() }.disabled(!model.canGoForward)
      }
      Text(LocalizedStringKey(model.current.title))
        .font(GalleryStyle.headline)
        .lineLimit(1)
        .padding(.leading, 6)
      Spacer(minLength: 8)
      BarButton(
        name: "Source code", symbol: "chevron.left.forwardslash.chevron.right", isSelected: model.showsSource
      ) { model.showsSource.toggle() }
      if !isNarrow {
        BarButton(name: "Frame graph", symbol: "chart.bar.fill", isSelected: model.showsStatistics) {
          model.showsStatistics.toggle()
        }
        BarButton(
          name: colorScheme == .dark ? "Light colors" : "Dark colors",
          symbol: colorScheme == .dark ? "sun.max.fill" : "moon.fill", action: toggleColorScheme)
      }
      Menu {
        if isNarrow {
          Button("Forward", systemImage: "chevron.forward") { model.goForward() }.disabled(!model.canGoForward)
          Button("Frame graph", systemImage: "chart.bar.fill") { model.showsStatistics.toggle() }
          Button("Light or dark colors", systemImage: "circle.lefthalf.filled", action: toggleColorScheme)
        }
        Button("Keys", systemImage: "keyboard") { model.showsHelp = true }
        SettingsMenu(model: model)
        Button("Copy command line", systemImage: "terminal") { copyText(model.commandLine) }
        Divider()
        Button("Quit", systemImage: "power") { terminate() }
      } label: {
        Image(systemName: "ellipsis").font(.system(size: 14, weight: .semibold)).frame(width: 32, height: 32)
      }
      .buttonStyle(.surface)
      .menuIndicator(.hidden)
      .help("More")
    }
    .focusGroup()
    .padding(.horizontal, isCompact ? 8 : 12)
    .frame(height: GalleryStyle.barHeight)
  }
}
