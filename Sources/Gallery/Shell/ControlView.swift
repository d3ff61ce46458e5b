import ScrollUI

/// The control of a `PageOption`, a `Toggle`, `Picker` or `Slider`, or the button of a `PageCommand`, with its key.
struct ControlView: View {
  let control: PageControl
  /// True for a choice as a menu, and for a short slider.
  let isNarrow: Bool
  let model: GalleryModel

  var body: some View {
    switch control {
    case .option(let option): OptionControl(option: option, isNarrow: isNarrow, model: model)
    case .command(let command): CommandButton(command: command, model: model)
    }
  }
}

private struct OptionControl: View {
  let option: PageOption
  let isNarrow: Bool
  let model: GalleryModel

  var body: some View {
    switch option.kind {
    case .toggle: toggle
    case .choice(let choices): choice(choices)
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
    let isOn = Binding(get: { value == .flag(true) }, set: { value = .flag($0) })
    return Toggle(isOn: isOn) {
      HStack(spacing: 6) {
        Image(systemName: isOn.wrappedValue ? "checkmark.square.fill" : "square")
          .font(.system(size: 13, weight: .medium))
        Text(LocalizedStringKey(option.title)).font(GalleryStyle.small).lineLimit(1)
      }
      .foregroundStyle(isOn.wrappedValue ? AnyShapeStyle(Color.white) : AnyShapeStyle(.text))
      .textFrame(height: OptionBar.labelHeight)
    }
    .toggleStyle(.button)
    .keyCap(option.key, isShown: model.showsKeys)
    .help(help)
    .accessibilityIdentifier("option \(option.name)")
  }

  // MARK: Choices

  private var selection: Binding<String> {
    Binding(get: { model.options.choice(option) }, set: { value = .choice($0) })
  }

  private func picker(_ choices: [PageOption.Choice], font: Font?) -> some View {
    Picker(LocalizedStringKey(option.title), selection: selection) {
      ForEach(choices, id: \.name) { choice in
        Text(LocalizedStringKey(choice.title)).font(font)
          .accessibilityIdentifier("option \(option.name) \(choice.name)")
      }
    }
  }

  @ViewBuilder private func choice(_ choices: [PageOption.Choice]) -> some View {
    if isNarrow {
      menu(choices)
    } else {
      HStack(spacing: 6) {
        title.accessibilityHidden(true)
        picker(choices, font: GalleryStyle.small).pickerStyle(.segmented).fixedSize()
          .keyCap(option.key, isShown: model.showsKeys)
      }
      .help(help)
    }
  }

  private var title: some View {
    Text(LocalizedStringKey(option.title)).font(GalleryStyle.small).foregroundStyle(.secondary).lineLimit(1)
  }

  /// A menu as wide as its widest choice, so that the controls beside it stay in place.
  private func menu(_ choices: [PageOption.Choice]) -> some View {
    Menu {
      picker(choices, font: nil)
    } label: {
      HStack(spacing: 5) {
        title
        ZStack(alignment: .leading) {
          ForEach(choices, id: \.name) { choice in
            let isShown = choice.name == selection.wrappedValue
            Text(LocalizedStringKey(choice.title)).opacity(isShown ? 1 : 0).accessibilityHidden(!isShown)
          }
        }
        .font(GalleryStyle.small)
        .lineLimit(1)
        Image(systemName: "chevron.down").font(.system(size: 10, weight: .semibold)).foregroundStyle(.secondary)
      }
      .foregroundStyle(.text)
      .textFrame(height: OptionBar.labelHeight)
    }
    .menuIndicator(.hidden)
    .buttonStyle(.bordered)
    .keyCap(option.key, isShown: model.showsKeys)
    .help(help)
    .accessibilityIdentifier("option \(option.name)")
  }

  // MARK: Numbers

  private func slider(_ range: ClosedRange<Double>, step: Double, unit: String) -> some View {
    let number = Binding(get: { model.options.number(option) }, set: { value = .number($0) })
    return HStack(spacing: 8) {
      title
      Slider(value: number, in: range, step: step) { Text(LocalizedStringKey(option.title)) }
        .frame(width: isNarrow ? 84 : 120)
        .accessibilityIdentifier("option \(option.name)")
      Text(verbatim: Self.widestText(of: range, step: step, unit: unit))
        .hidden()
        .overlay(alignment: .leading) {
          Text(verbatim: Self.text(of: model.options.number(option), unit: unit)).fixedSize()
        }
        .font(GalleryStyle.small)
        .lineLimit(1)
        .fixedSize()
    }
    // Otherwise the value would seem to belong to the control behind it.
    .padding(.trailing, 8)
    .textFrame(height: OptionBar.height)
    .help(help)
  }

  private static func text(of value: Double, unit: String) -> String {
    unit.isEmpty ? value.short : "\(value.short) \(unit)"
  }

  /// The longest text of a value. Its width is reserved: the controls after a `Slider` do not move with its value.
  private static func widestText(of range: ClosedRange<Double>, step: Double, unit: String) -> String {
    let texts = [range.lowerBound, range.upperBound, range.lowerBound + step].map { text(of: $0, unit: unit) }
    let longest = texts.max { $0.count < $1.count } ?? ""
    return String(longest.map { $0.isNumber ? "0" : $0 })
  }
}

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
  /// The size of the buttons in an `OptionBar` and of other chips: 28 points high at the standard size of text.
  func chip(_ textScale: CGFloat) -> some View {
    padding(.horizontal, 10).frame(height: OptionBar.height * textScale)
  }
}
