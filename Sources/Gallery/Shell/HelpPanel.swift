import ScrollUI

/// A panel with all keys of the gallery and the `PageOption`s of the page.
struct HelpPanel: View {
  let model: GalleryModel

  private static let scrolling = [
    ("↑ ↓", "Scroll a line"), ("PgUp PgDn", "Scroll a page"), ("Space", "Scroll a page (Shift: back)"),
    ("Home End", "Jump to start / end"), ("F5", "Refresh"),
  ]

  private static let focus = [
    ("Tab", "Next control (Shift: previous)"), ("Return", "Press the focused control"), ("Esc", "Close or cancel"),
  ]

  var body: some View {
    ZStack {
      Color.black.opacity(0.35).onTapGesture { model.panel = nil }
      FittingFrame {
        ScrollView { keys.padding(22) }.scrollBounceBehavior(.basedOnSize)
      }
      .background(.window, in: RoundedRectangle(cornerRadius: 14))
      .padding(16)
    }
  }

  private var keys: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("Keys").font(GalleryStyle.headline)
        Spacer()
        BarButton(name: "Close", symbol: "xmark") { model.panel = nil }
      }
      if !options.isEmpty { section(model.current.title, options) }
      section("Scrolling", Self.scrolling)
      section("Controls", Self.focus)
      section("Gallery", gallery)
    }
  }

  private var gallery: [(String, String)] {
    GalleryCommand.allCases.compactMap { command in
      command.keyText.map { ($0, command == .theme ? "Light or dark colors" : command.title(in: model)) }
    }
  }

  private var options: [(String, String)] {
    let keys = model.current.options.map { ($0.key, $0.title) } + model.current.commands.map { ($0.key, $0.title) }
    return keys.compactMap { key, title in key.map { (String($0).uppercased(), title) } }
  }

  private func section(_ title: String, _ items: [(String, String)]) -> some View {
    VStack(alignment: .leading, spacing: 7) {
      Text(LocalizedStringKey(title)).font(GalleryStyle.small).fontWeight(.semibold).foregroundStyle(.secondary)
      ForEach(items, id: \.0) { key, meaning in
        HStack(spacing: 10) {
          KeyCap(text: key).frame(width: 128, alignment: .leading)
          Text(LocalizedStringKey(meaning)).font(GalleryStyle.label)
        }
      }
    }
  }
}
