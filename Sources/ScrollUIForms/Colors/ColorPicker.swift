import ScrollUI

/// A control that selects a color.
///
/// The label is at the leading edge. A press on the color at the trailing edge opens a panel with a palette, and with sliders for hue,
/// saturation, brightness and opacity. The palette has the keyboard focus first: arrow keys select a color. Every part of the panel is
/// reached with Tab. Below the sliders the color is typed as `#RRGGBB`.
public struct ColorPicker<Label: View> {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label
  @State private var isOpen = false
  /// True if the panel was opened from the focused button: by a key.
  @State private var isOpenedByKey = false
  @FocusState private var isFocused: Bool
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.self) private var environment

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
      isOpenedByKey = isFocused
      isOpen.toggle()
    } label: {
      ColorSwatch(color: selection.wrappedValue).frame(width: 40, height: 24)
    }
    .buttonStyle(.plain)
    .focused($isFocused)
    .semantics(.colorWell)
    .accessibilityLabel(label as? Text ?? Text("Color"))
    .accessibilityValue(Text(verbatim: value))
    .popover(isPresented: $isOpen) {
      ColorPanel(selection: selection, supportsOpacity: supportsOpacity, showsRing: isOpenedByKey).padding(14)
    }
  }
}

@MainActor extension ColorPicker {
  /// The selected color as `#RRGGBB`, with its opacity unless that is 100 %.
  private var value: String {
    let color = selection.wrappedValue.resolve(in: environment)
    let opacity = Int(limited: (Double(color.opacity) * 100).rounded(), to: 0...100)
    return ColorComponents.hexadecimal(color) + (opacity < 100 ? ", \(opacity) %" : "")
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
