import ScrollUI

/// An entry of the `CommandPalette`: a page, an option or a command of the current page, a command of the gallery, or a setting.
struct PaletteEntry: Identifiable {
  let id: String
  let symbol: String
  /// The parts of the title, each translated as a `LocalizedStringKey` and joined by `:`.
  let title: [String]
  /// The kind of the entry, which `PaletteRow` shows at its trailing edge.
  let kind: String
  var keyText: String?
  /// Further texts that `matches(_:in:)` searches.
  var words: [String] = []
  let run: @MainActor () -> Void

  /// The `title` in the language of `table`.
  func text(in table: StringTable?) -> String {
    title.map { table?.translation(of: $0) ?? $0 }.joined(separator: ": ")
  }

  /// True if the title, its translation or `words` contain each word of `query`, in upper or lower case.
  func matches(_ query: String, in table: StringTable?) -> Bool {
    let texts = title + [text(in: table)] + words
    return query.split(separator: " ").allSatisfy { word in
      texts.contains { $0.localizedCaseInsensitiveContains(word) }
    }
  }
}

@MainActor extension PaletteEntry {
  /// The entries for the present state of `model`, pages first.
  static func entries(of model: GalleryModel) -> [PaletteEntry] {
    pages(model) + options(model) + commands(model) + gallery(model) + settings(model)
  }

  private static func pages(_ model: GalleryModel) -> [PaletteEntry] {
    GalleryPages.all.map { page in
      PaletteEntry(
        id: "page \(page.name)", symbol: page.symbol, title: [page.title], kind: "Page",
        words: [page.hint, page.name] + page.api
      ) { model.show(page) }
    }
  }

  private static func options(_ model: GalleryModel) -> [PaletteEntry] {
    model.current.options.flatMap { option -> [PaletteEntry] in
      func entry(_ title: [String], _ value: PageOption.Value, isOn: Bool) -> PaletteEntry {
        PaletteEntry(
          id: "option \(option.name) \(value)", symbol: isOn ? "checkmark.circle.fill" : "circle", title: title,
          kind: "Option", keyText: option.key.map { String($0).uppercased() }
        ) { model.options[option] = value }
      }
      switch option.kind {
      case .toggle:
        let isOn = model.options.isOn(option)
        return [entry([option.title], .flag(!isOn), isOn: isOn)]
      case .choice(let choices):
        return choices.map { choice in
          entry([option.title, choice.title], .choice(choice.name), isOn: model.options.choice(option) == choice.name)
        }
      case .number: return []
      }
    }
  }

  private static func commands(_ model: GalleryModel) -> [PaletteEntry] {
    model.current.commands.filter { !model.commandStates.disabled.contains($0.name) }.map { command in
      PaletteEntry(
        id: "command \(command.name)", symbol: command.symbol ?? "play.fill", title: [command.title], kind: "Command",
        keyText: command.key.map { String($0).uppercased() }
      ) { model.perform(command) }
    }
  }

  private static func gallery(_ model: GalleryModel) -> [PaletteEntry] {
    GalleryCommand.allCases.filter { $0 != .palette && $0.isEnabled(in: model) }.map { command in
      PaletteEntry(
        id: "gallery \(command.rawValue)", symbol: command.symbol(in: model), title: [command.title(in: model)],
        kind: "Gallery", keyText: command.keyText
      ) { command.run(in: model) }
    }
  }

  private static func settings(_ model: GalleryModel) -> [PaletteEntry] {
    let values = GallerySetting.choices.flatMap { choice in
      choice.values.map { value in
        PaletteEntry(
          id: "setting \(choice.title) \(value.title)",
          symbol: value.isSelected(model.settings) ? "checkmark.circle.fill" : "circle",
          title: [choice.title, value.title], kind: "Setting"
        ) { value.select(&model.settings) }
      }
    }
    let switches = GallerySetting.switches.map { setting in
      PaletteEntry(
        id: "setting \(setting.title)",
        symbol: model.settings[keyPath: setting.path] ? "checkmark.circle.fill" : "circle", title: [setting.title],
        kind: "Setting", words: [setting.detail]
      ) { model.settings[keyPath: setting.path].toggle() }
    }
    return values + switches
  }
}
