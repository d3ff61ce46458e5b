import ScrollUI

/// The control row of a page: its `PageOption`s, its `PageCommand`s, and a button that resets the options.
struct OptionBar: View {
  let page: GalleryPage
  let model: GalleryModel
  @Environment(\.textScale) private var textScale

  var body: some View {
    FlowLayout {
      ForEach(page.options) { option in
        OptionControl(option: option, model: model)
      }
      ForEach(page.commands) { command in
        CommandButton(command: command, model: model)
      }
      if !page.options.isEmpty { reset }
    }
    .focusGroup()
  }

  /// The button of `GalleryCommand.reset`. It has its room before an option is changed, so that no control moves when it is enabled.
  private var reset: some View {
    let title = GalleryCommand.reset.title(in: model)
    return Button {
      model.options.reset()
    } label: {
      Image(systemName: "arrow.counterclockwise").font(.system(size: 12, weight: .medium)).chip(textScale)
    }
    .buttonStyle(.surface)
    .disabled(!model.hasChangedOptions)
    .help(LocalizedStringKey(title))
    .accessibilityLabel(LocalizedStringKey(title))
    .accessibilityIdentifier("reset")
  }
}

/// The control of a `PageOption`: a chip, segments or a `Slider`.
private struct OptionControl: View {
  let option: PageOption
  let model: GalleryModel
  @Environment(\.textScale) private var textScale

  var body: some View {
    switch option.kind {
    case .toggle: toggle
    case .choice(let choices): segments(choices)
    case .number(let range, let step, let unit): slider(range, step: step, unit: unit)
    }
  }

  private var value: PageOption.Value {
    get { model.options[option] }
    nonmutating set {
      model.showsKeys = false
      model.options[option] = newValue
    }
  }

  private var help: Text { KeyHelp.text(option.title, key: option.key) }

  private var toggle: some View {
    let isOn = value == .flag(true)
    return Button {
      value = option.next(after: value)
    } label: {
      HStack(spacing: 6) {
        Image(systemName: isOn ? "checkmark.square.fill" : "square").font(.system(size: 13, weight: .medium))
        Text(LocalizedStringKey(option.title)).font(GalleryStyle.small).lineLimit(1)
      }
      .chip(textScale)
    }
    .buttonStyle(SurfaceButtonStyle(isSelected: isOn, fill: AnyShapeStyle(.control)))
    .keyCap(option.key, isShown: model.showsKeys)
    .help(help)
    .accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
    .accessibilityIdentifier("option \(option.name)")
  }

  private func segments(_ choices: [PageOption.Choice]) -> some View {
    HStack(spacing: 6) {
      Text(LocalizedStringKey(option.title)).font(GalleryStyle.small).foregroundStyle(.secondary).lineLimit(1)
      HStack(spacing: 0) {
        ForEach(choices, id: \.name) { choice in
          Button {
            value = .choice(choice.name)
          } label: {
            Text(LocalizedStringKey(choice.title)).font(GalleryStyle.small).lineLimit(1).chip(textScale)
          }
          .buttonStyle(SurfaceButtonStyle(isSelected: value == .choice(choice.name)))
          .accessibilityAddTraits(value == .choice(choice.name) ? .isSelected : [])
          .accessibilityIdentifier("option \(option.name) \(choice.name)")
        }
      }
      .background(.control, in: RoundedRectangle(cornerRadius: GalleryStyle.chipRadius))
      .keyCap(option.key, isShown: model.showsKeys)
    }
    .help(help)
  }

  private func slider(_ range: ClosedRange<Double>, step: Double, unit: String) -> some View {
    let number = Binding(get: { model.options.number(option) }, set: { value = .number($0) })
    return HStack(spacing: 8) {
      Text(LocalizedStringKey(option.title)).font(GalleryStyle.small).foregroundStyle(.secondary).lineLimit(1)
      Slider(value: number, in: range, step: step) { Text(LocalizedStringKey(option.title)) }
        .frame(width: 120)
        .accessibilityIdentifier("option \(option.name)")
      Text(verbatim: Self.widestText(of: range, step: step, unit: unit))
        .hidden()
        .overlay(alignment: .leading) { Text(verbatim: Self.text(of: model.options.number(option), unit: unit)) }
        .font(GalleryStyle.small)
        .lineLimit(1)
    }
    .frame(height: 28 * textScale)
    .help(help)
  }

  private static func text(of value: Double, unit: String) -> String {
    unit.isEmpty ? value.short : "\(value.short) \(unit)"
  }

  /// The longest text of a value, whose width is reserved: the controls after a slider do not move with its value.
  private static func widestText(of range: ClosedRange<Double>, step: Double, unit: String) -> String {
    let texts = [range.lowerBound, range.upperBound, range.lowerBound + step].map { text(of: $0, unit: unit) }
    let longest = texts.max { $0.count < $1.count } ?? ""
    return String(longest.map { $0.isNumber ? "0" : $0 })
  }
}

/// The button of a `PageCommand`.
private struct CommandButton: View {
  let command: PageCommand
  let model: GalleryModel
  @Environment(\.textScale) private var textScale

  var body: some View {
    Button {
      model.showsKeys = false
      model.perform(command)
    } label: {
      HStack(spacing: 6) {
        if let symbol = command.symbol { Image(systemName: symbol).font(.system(size: 12, weight: .medium)) }
        Text(LocalizedStringKey(command.title)).font(GalleryStyle.small).fontWeight(.medium).lineLimit(1)
      }
      .chip(textScale)
    }
    .buttonStyle(SurfaceButtonStyle(isSelected: model.commandStates.active.contains(command.name), hasEdge: true))
    .disabled(model.commandStates.disabled.contains(command.name))
    .keyCap(command.key, isShown: model.showsKeys)
    .help(KeyHelp.text(command.title, key: command.key))
    .accessibilityIdentifier("command \(command.name)")
  }
}

/// The tooltips of controls with a key.
enum KeyHelp {
  /// The translated title, with the key in parentheses.
  static func text(_ title: String, key: String?) -> Text {
    let title = Text(LocalizedStringKey(title))
    return key.map { Text("\(title) (\($0))") } ?? title
  }

  static func text(_ title: String, key: Character?) -> Text { text(title, key: key.map { String($0).uppercased() }) }
}

extension View {
  /// The size of the controls in an `OptionBar` and of other chips: 28 points high at the standard size of text.
  func chip(_ textScale: CGFloat) -> some View { padding(.horizontal, 10).frame(height: 28 * textScale) }
}
