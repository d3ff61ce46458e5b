import ScrollUI

/// The panel of a `ColorPicker`: a palette, a slider for each of the `ColorComponents`, and the color as text.
package struct ColorPanel: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  /// True if the palette has a focus ring when the panel appears.
  var showsRing = false

  package init(selection: Binding<Color>, supportsOpacity: Bool, showsRing: Bool = false) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.showsRing = showsRing
  }

  /// The components that the user has set last, because a gray does not show its hue.
  @State private var components: ColorComponents?
  @Environment(\.self) private var environment

  package var body: some View {
    let resolved = selection.wrappedValue.resolve(in: environment)
    let shown = ColorComponents(resolved, keeping: components)
    VStack(alignment: .leading, spacing: 12) {
      ColorPalette(selected: resolved, showsRing: showsRing) { color in
        var new = ColorComponents(color)
        new.opacity = supportsOpacity ? shown.opacity : 1
        components = new
        selection.wrappedValue = Color(color, opacity: new.opacity)
      }
      slider("Hue", \.hue, of: shown)
      slider("Saturation", \.saturation, of: shown)
      slider("Brightness", \.brightness, of: shown)
      if supportsOpacity { slider("Opacity", \.opacity, of: shown) }
      HStack {
        ColorSwatch(color: selection.wrappedValue).frame(width: 40, height: 24)
        Spacer()
        HexadecimalField(color: resolved) { color in
          var new = ColorComponents(color, keeping: shown)
          new.opacity = shown.opacity
          select(new)
        }
      }
    }
    .font(.system(size: 13))
    .frame(width: 260)
    .environment(\.controlSurroundings, .free)
  }

  private func slider(
    _ title: LocalizedStringKey, _ part: WritableKeyPath<ColorComponents, Double>, of shown: ColorComponents
  ) -> some View {
    HStack(spacing: 10) {
      Text(title).lineLimit(1).frame(width: 76, alignment: .leading)
      Slider(
        value: Binding(
          get: { shown[keyPath: part] },
          set: {
            var new = shown
            new[keyPath: part] = $0
            select(new)
          })
      )
      .accessibilityLabel(title)
      .environment(\.sliderTrack, track(part, of: shown))
    }
  }

  /// The colors that a slider selects, from its start to its end.
  private func track(_ part: WritableKeyPath<ColorComponents, Double>, of shown: ColorComponents) -> AnyShapeStyle {
    var full = shown
    full.opacity = 1
    if part == \.hue { (full.saturation, full.brightness) = (1, 1) }
    // The hue runs through six pure colors; the remaining components are linear.
    let steps = part == \.hue ? 6 : 1
    let colors = (0...steps).map { step in
      full[keyPath: part] = Double(step) / Double(steps)
      return full.color
    }
    let isMirrored = environment.layoutDirection == .rightToLeft
    return AnyShapeStyle(
      LinearGradient(
        colors: isMirrored ? colors.reversed() : colors, startPoint: .leading, endPoint: .trailing))
  }

  private func select(_ new: ColorComponents) {
    components = new
    selection.wrappedValue = new.color
  }
}

/// The field of a color as `#RRGGBB`.
private struct HexadecimalField: View {
  let color: Color.Resolved
  let select: (Color.Resolved) -> Void
  /// The text while it is edited.
  @State private var draft: String?
  @FocusState private var isFocused: Bool

  var body: some View {
    let text = Binding(get: { draft ?? ColorComponents.hexadecimal(color) }, set: { type($0) })
    TextField("#RRGGBB", text: text)
      .textFieldStyle(.roundedBorder)
      .monospacedDigit()
      .frame(width: 100)
      .focused($isFocused)
      .accessibilityLabel("Color")
      .onSubmit { draft = nil }
      .onChange(of: isFocused) { _, isFocused in if !isFocused { draft = nil } }
  }

  private func type(_ text: String) {
    draft = text
    if let color = ColorComponents.color(hexadecimal: text) { select(color) }
  }
}

extension Color {
  /// A color in sRGB with another opacity, 0…1.
  init(_ color: Color.Resolved, opacity: Double) {
    self.init(red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: opacity)
  }
}
