import ScrollUI

/// An entry of the `CommandPalette`: a page, an option or a command of the current page, a command of the gallery, or a setting.
package struct PaletteEntry: Identifiable {
  package let id: String
  let symbol: String
  /// The parts of the title, each translated as a `LocalizedStringKey` and joined by `:`.
  package let title: [String]
  /// The kind of the entry. `PaletteRow` shows it at its trailing edge.
  let kind: String
  var keyText: String?
  /// Further texts of searches; their `titles` are not used.
  var texts = SearchTexts()
  /// The option or keyword by which a search found the entry; nil if the title has the words of the query.
  package var foundText: String?
  package let run: @MainActor () -> Void

  /// The `title` in the language of `table`.
  package func text(in table: StringTable?) -> String {
    title.map { table?.translation(of: $0) ?? $0 }.joined(separator: ": ")
  }

  /// The match of `query` in English and in the language of `table`.
  package func match(_ query: String, in table: StringTable?) -> SearchMatch? {
    var all = texts.translated(by: table)
    all.titles = [text(in: table), text(in: nil)]
    return all.match(query)
  }
}

@MainActor extension PaletteEntry {
  /// The entries that match `query`, those of the best `SearchRank` first; for an empty query `GalleryModel.recentPages` first.
  package static func found(_ query: String, in model: GalleryModel, table: StringTable?) -> [PaletteEntry] {
    let all = entries(of: model)
    guard query.contains(where: { $0 != " " }) else { return recent(in: model, of: all) }
    let matches = all.compactMap { entry in entry.match(query, in: table).map { (entry, $0) } }
    return SearchRank.allCases.flatMap { rank in
      matches.filter { $0.1.rank == rank }.map { entry, match in
        var entry = entry
        entry.foundText = match.text
        return entry
      }
    }
  }

  private static func recent(in model: GalleryModel, of all: [PaletteEntry]) -> [PaletteEntry] {
    // The entries of the pages are the first, in the order of the pages.
    let recent = model.recentPages.compactMap { page in GalleryPages.all.firstIndex { $0.name == page.name } }
    return recent.map { all[$0] } + all.indices.filter { !recent.contains($0) }.map { all[$0] }
  }

  /// The entries for the present state of `model`, pages first.
  package static func entries(of model: GalleryModel) -> [PaletteEntry] {
    pages(model) + options(model) + commands(model) + gallery(model) + settings(model)
  }

  private static func pages(_ model: GalleryModel) -> [PaletteEntry] {
    GalleryPages.all.map { page in
      PaletteEntry(
        id: "page \(page.name)", symbol: page.symbol, title: [page.title], kind: "Page",
        texts: page.searchTexts
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
        kind: "Gallery", keyText: command.keyText, texts: SearchTexts(names: command.names)
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
        kind: "Setting", texts: SearchTexts(keywords: [setting.detail])
      ) { model.settings[keyPath: setting.path].toggle() }
    }
    return values + switches
  }
}
