import ScrollUI

/// The bar above the page: the way back, the page's title, and the commands of the gallery.
struct TitleBar: View {
  let model: GalleryModel
  let isCompact: Bool

  /// The number of buttons: as many as leave the room for the longest title.
  private enum Room {
    /// Back, the source, and the menu with all other commands.
    case narrow
    /// With the theme and the settings.
    case medium
    case whole

    /// The room of a bar of `width` points.
    init(width: CGFloat, isCompact: Bool) {
      // The button of the drawer.
      let width = width - (isCompact ? 28 : 0)
      self = width < 404 ? .narrow : width < 546 ? .medium : .whole
    }
  }

  var body: some View {
    GeometryReader { bar in content(Room(width: bar.size.width, isCompact: isCompact)) }
      .frame(height: GalleryStyle.barHeight)
  }

  private func content(_ room: Room) -> some View {
    HStack(spacing: 4) {
      if isCompact {
        BarButton(name: "Pages", symbol: "sidebar.left", isSelected: model.showsDrawer, isToggle: true) {
          model.showsDrawer.toggle()
        }
      }
      button(.back)
      if room == .whole { button(.forward) }
      Text(LocalizedStringKey(model.current.title))
        .font(GalleryStyle.headline)
        .lineLimit(1)
        .padding(.leading, 6)
      Spacer(minLength: 8)
      button(.source)
      if room == .whole {
        button(.recorder)
        button(.frameGraph)
        button(.inspector)
      }
      if room != .narrow {
        button(.theme)
        settings(button(.settings))
        menu(room)
      } else {
        settings(menu(room))
      }
    }
    .focusGroup()
    .padding(.horizontal, isCompact ? 8 : 12)
    .frame(height: GalleryStyle.barHeight)
  }

  private func button(_ command: GalleryCommand) -> some View {
    BarButton(
      name: command.title(in: model), symbol: command.symbol(in: model), key: command.keyText,
      isSelected: command.isOn(in: model), isToggle: command.opensPanel
    ) { command.run(in: model) }
    .disabled(!command.isEnabled(in: model))
  }

  private func settings<Anchor: View>(_ anchor: Anchor) -> some View {
    anchor.popover(isPresented: Binding(get: { model.showsSettings }, set: { model.showsSettings = $0 })) {
      SettingsPanel(model: model)
    }
  }

  private func menu(_ room: Room) -> some View {
    Menu {
      if room != .whole {
        rows([.forward, .recorder, .frameGraph, .inspector] + (room == .narrow ? [.theme, .settings] : []))
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
