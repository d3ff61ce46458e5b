import ScrollUI

/// A control that selects a color.
///
/// The label is at the leading edge. A press on the color at the trailing edge opens a panel with a palette, and with sliders for hue,
/// saturation, brightness and opacity. Every part of the panel is reached with Tab.
public struct ColorPicker<Label: View> {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label
  @State private var isOpen = false
  @Environment(\.labelsVisibility) private var labels

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: The selected color. Colors that the user selects are fixed: they do not depend on the color scheme.
  ///   - supportsOpacity: True if the opacity can be changed.
  ///   - label: The purpose of the picker.
  nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }
}

nonisolated extension ColorPicker where Label == Text {
  /// Creates a picker with a localized label.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a label that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

@MainActor extension ColorPicker: View {
  /// The label and a button in the selected color.
  public var body: some View {
    if labels == .hidden { well } else { LabeledContent(content: { well }, label: { label }) }
  }

  private var well: some View {
    Button {
      isOpen.toggle()
    } label: {
      ColorSwatch(color: selection.wrappedValue).frame(width: 40, height: 24)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label as? Text ?? Text("Color"))
    .popover(isPresented: $isOpen) {
      ColorPanel(selection: selection, supportsOpacity: supportsOpacity).padding(14)
    }
  }
}

/// A rounded rectangle in a color, over a checkerboard that shows the opacity.
struct ColorSwatch: View {
  let color: Color
  var cornerRadius: CGFloat = 6

  private static let square: CGFloat = 6
  /// The maximum number of squares along an axis.
  private static let longest = 1000

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      var squares = Path()
      for row in 0..<Int(limited: (size.height / Self.square).rounded(.up), to: 0...Self.longest) {
        for column in 0..<Int(limited: (size.width / Self.square).rounded(.up), to: 0...Self.longest)
        where (row + column) % 2 == 1 {
          squares.addRect(
            CGRect(
              x: CGFloat(column) * Self.square, y: CGFloat(row) * Self.square, width: Self.square,
              height: Self.square))
        }
      }
      context.fill(squares, with: .color(Color(white: 0.75)))
    }
    .overlay { color }
    .clipShape(shape)
    .overlay { shape.strokeBorder(Color.controlEdge, lineWidth: 1) }
  }
}

/// The panel of a `ColorPicker`.
private struct ColorPanel: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  /// The components that the user has set last, because a gray does not show its hue.
  @State private var components: ColorComponents?
  @Environment(\.self) private var environment

  /// Grays, then columns of hues from light to dark.
  private static let palette: [[Color]] = {
    let hues = [0.0, 0.07, 0.13, 0.36, 0.5, 0.58, 0.72, 0.86]
    let shades = [(0.25, 1.0), (0.55, 1.0), (0.85, 0.95), (0.9, 0.65), (0.9, 0.4)]
    let grays = (0..<8).map { Color(white: 1 - Double($0) / 7) }
    return [grays]
      + shades.map { shade in
        hues.map { Color(hue: $0, saturation: shade.0, brightness: shade.1) }
      }
  }()

  var body: some View {
    let resolved = selection.wrappedValue.resolve(in: environment)
    let shown = ColorComponents(resolved, keeping: components)
    VStack(alignment: .leading, spacing: 12) {
      VStack(spacing: 4) {
        ForEach(Self.palette.indices, id: \.self) { row in
          HStack(spacing: 4) {
            ForEach(Self.palette[row].indices, id: \.self) { column in
              swatch(Self.palette[row][column], isSelected: resolved)
            }
          }
        }
      }
      slider("Hue", \.hue, of: shown)
      slider("Saturation", \.saturation, of: shown)
      slider("Brightness", \.brightness, of: shown)
      if supportsOpacity { slider("Opacity", \.opacity, of: shown) }
      HStack {
        ColorSwatch(color: selection.wrappedValue).frame(width: 40, height: 24)
        Spacer()
        Text(verbatim: ColorComponents.hexadecimal(resolved)).monospacedDigit().foregroundStyle(.secondary)
      }
    }
    .font(.system(size: 13))
    .frame(width: 260)
    .environment(\.controlSurroundings, .free)
  }

  private func swatch(_ color: Color, isSelected selected: Color.Resolved) -> some View {
    let own = color.resolve(in: environment)
    let isSelected = own.red == selected.red && own.green == selected.green && own.blue == selected.blue
    return Button {
      var new = ColorComponents(own)
      new.opacity = supportsOpacity ? Double(selected.opacity) : 1
      select(new)
    } label: {
      ColorSwatch(color: color, cornerRadius: 5)
        .frame(width: 29, height: 22)
        .overlay {
          if isSelected { RoundedRectangle(cornerRadius: 5).strokeBorder(.tint, lineWidth: 3) }
        }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(ColorComponents.hexadecimal(own))
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
    }
  }

  private func select(_ new: ColorComponents) {
    components = new
    selection.wrappedValue = new.color
  }
}
