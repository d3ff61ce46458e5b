import ScrollUI

/// The settings of a `GalleryModel` as rows of controls.
struct SettingsPanel: View {
  let model: GalleryModel

  /// The maximum width of the panel in points.
  static let width: CGFloat = 320

  var body: some View {
    FittingFrame(maximumWidth: Self.width) {
      ScrollView { rows.padding(16) }.scrollBounceBehavior(.basedOnSize)
    }
    .font(GalleryStyle.small)
  }

  private var rows: some View {
    VStack(alignment: .leading, spacing: 14) {
      ForEach(GallerySetting.choices) { SettingChoiceRow(setting: $0, model: model) }
      Divider()
      ForEach(GallerySetting.switches) { SettingSwitchRow(setting: $0, model: model) }
      Button("Reset settings") { model.settings = GallerySettings() }
        .disabled(model.settings == GallerySettings())
      DisplayRow()
    }
  }
}

/// The `WindowDisplay.summary` of the window, with its `note`. Empty without a display.
private struct DisplayRow: View {
  @Environment(\.windowDisplay) private var display

  var body: some View {
    if let display {
      Divider()
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: display.summary).font(GalleryStyle.hint).monospacedDigit()
        if let note = display.note { Text(Self.words(for: note)).foregroundStyle(.secondary) }
      }
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("display")
    }
  }

  private static func words(for note: WindowDisplay.Note) -> LocalizedStringKey {
    switch note {
    case .chosen: "Chosen by SDL_VIDEODRIVER."
    case .noTitleBarsUnderWayland: "Windows would have no title bars under Wayland."
    case .noCompositor: "The Wayland compositor does not answer."
    case .noTitleBars: "Windows have no title bars: libdecor has no plugin."
    }
  }
}

/// A `GallerySetting.Choice` under its title.
private struct SettingChoiceRow: View {
  let setting: GallerySetting.Choice
  let model: GalleryModel
  @Environment(\.textScale) private var textScale

  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      Text(LocalizedStringKey(setting.title)).fontWeight(.semibold).foregroundStyle(.secondary)
      FlowLayout {
        ForEach(setting.values) { value in
          Button {
            value.select(&model.settings)
          } label: {
            label(value)
          }
          .buttonStyle(SurfaceButtonStyle(isSelected: isSelected(value), fill: fill(value)))
          .help(title(value))
          .accessibilityIdentifier("setting \(setting.title) \(value.title)")
        }
      }
      .focusGroup()
    }
  }

  private func isSelected(_ value: GallerySetting.Value) -> Bool {
    value.accent == nil && value.isSelected(model.settings)
  }

  private func fill(_ value: GallerySetting.Value) -> AnyShapeStyle {
    value.accent == nil ? AnyShapeStyle(.popupControl) : AnyShapeStyle(Color.clear)
  }

  /// The swatch of a `GalleryAccent`, with a check mark if it is selected; the title of other values.
  @ViewBuilder private func label(_ value: GallerySetting.Value) -> some View {
    if let accent = value.accent {
      Circle()
        .fill(accent.fill)
        .frame(width: 22, height: 22)
        .overlay {
          if value.isSelected(model.settings) {
            Image(systemName: "checkmark").font(.system(size: 11, weight: .bold)).foregroundStyle(Color.white)
          }
        }
        .padding(3)
    } else {
      title(value).font(GalleryStyle.small).lineLimit(1).chip(textScale)
    }
  }

  private func title(_ value: GallerySetting.Value) -> Text {
    value.isTranslated ? Text(LocalizedStringKey(value.title)) : Text(verbatim: value.title)
  }
}

/// A `GallerySetting.Switch` with its detail.
private struct SettingSwitchRow: View {
  let setting: GallerySetting.Switch
  let model: GalleryModel

  var body: some View {
    Toggle(
      isOn: Binding(
        get: { model.settings[keyPath: setting.path] }, set: { model.settings[keyPath: setting.path] = $0 })
    ) {
      VStack(alignment: .leading, spacing: 1) {
        Text(LocalizedStringKey(setting.title)).font(GalleryStyle.hint)
        Text(LocalizedStringKey(setting.detail)).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityIdentifier("setting \(setting.title)")
  }
}
