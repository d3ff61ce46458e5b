import ScrollUI

/// The bar above the page: the way back, the page's title, and the commands of the gallery.
struct TitleBar: View {
  let model: GalleryModel
  let isCompact: Bool
  /// True in windows below `GalleryStyle.narrowWidth`, where the menu has most of the buttons.
  let isNarrow: Bool

  var body: some View {
    HStack(spacing: 4) {
      if isCompact {
        BarButton(name: "Pages", symbol: "sidebar.left", isSelected: model.showsDrawer) { model.showsDrawer.toggle() }
      }
      button(.back)
      if !isNarrow { button(.forward) }
      Text(LocalizedStringKey(model.current.title))
        .font(GalleryStyle.headline)
        .lineLimit(1)
        .padding(.leading, 6)
      Spacer(minLength: 8)
      button(.source)
      if !isNarrow {
        button(.recorder)
        button(.frameGraph)
        button(.inspector)
        button(.theme)
        settings(button(.settings))
        menu
      } else {
        settings(menu)
      }
    }
    .focusGroup()
    .padding(.horizontal, isCompact ? 8 : 12)
    .frame(height: GalleryStyle.barHeight)
  }

  private func button(_ command: GalleryCommand) -> some View {
    BarButton(
      name: command.title(in: model), symbol: command.symbol(in: model), key: command.keyText,
      isSelected: command.isOn(in: model)
    ) { command.run(in: model) }
    .disabled(!command.isEnabled(in: model))
  }

  private func settings<Anchor: View>(_ anchor: Anchor) -> some View {
    anchor.popover(isPresented: Binding(get: { model.showsSettings }, set: { model.showsSettings = $0 })) {
      SettingsPanel(model: model)
    }
  }

  private var menu: some View {
    Menu {
      if isNarrow {
        rows([.forward, .recorder, .frameGraph, .inspector, .theme, .settings])
        Divider()
      }
      rows([.previousPage, .nextPage, .search, .palette])
      Divider()
      rows([.copyCommandLine, .reset, .help])
      Divider()
      rows([.quit])
    } label: {
      Image(systemName: "ellipsis").font(.system(size: 14, weight: .semibold)).frame(width: 32, height: 32)
    }
    .buttonStyle(.surface)
    .menuIndicator(.hidden)
    .help("More")
    .accessibilityIdentifier("bar More")
  }

  private func rows(_ commands: [GalleryCommand]) -> some View {
    ForEach(commands, id: \.self) { command in
      Button(LocalizedStringKey(command.title(in: model)), systemImage: command.symbol(in: model)) {
        command.run(in: model)
      }
      .disabled(!command.isEnabled(in: model))
    }
  }
}
