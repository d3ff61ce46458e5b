import ScrollUI

/// The fixed colors of a `ColorPicker` as a grid, which is a single stop of the Tab key.
///
/// The palette takes the keyboard focus when it appears. Arrow keys select the next color, and Home and End the ends of a row. For a color
/// outside of the palette they begin at the most similar one, which Space and Return select.
package struct ColorPalette: View {
  let selected: Color.Resolved
  /// True if the focus has a ring when the palette appears. Without it the ring appears with the first key.
  let showsRing: Bool
  let select: (Color.Resolved) -> Void

  package init(selected: Color.Resolved, showsRing: Bool, select: @escaping (Color.Resolved) -> Void) {
    self.selected = selected
    self.showsRing = showsRing
    self.select = select
  }

  /// True from the appearance without a ring until the first key.
  @State private var hidesRing = false
  @FocusState private var isFocused: Bool
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isFocusEffectEnabled) private var hasRing

  /// Grays, then hues from light to dark, row by row.
  package static let colors: [Color.Resolved] = {
    let hues = [0.0, 0.07, 0.13, 0.36, 0.5, 0.58, 0.72, 0.86]
    let shades = [(0.25, 1.0), (0.55, 1.0), (0.85, 0.95), (0.9, 0.65), (0.9, 0.4)]
    let grays = (0..<columns).map { Color(white: 1 - Double($0) / Double(columns - 1)) }
    let colors =
      grays
      + shades.flatMap { shade in
        hues.map { Color(hue: $0, saturation: shade.0, brightness: shade.1) }
      }
    return colors.map { $0.resolve(in: EnvironmentValues()) }
  }()

  /// The number of colors in a row.
  package static let columns = 8
  private static let cornerRadius: CGFloat = 5

  package var body: some View {
    let current = nearest
    VStack(spacing: 4) {
      ForEach(0..<Self.colors.count / Self.columns, id: \.self) { row in
        HStack(spacing: 4) {
          ForEach(row * Self.columns..<(row + 1) * Self.columns, id: \.self) { index in
            swatch(index)
              .focusRing(isFocused && !hidesRing && index == current, cornerRadius: Self.cornerRadius)
              // The ring of the palette is that of its color.
              .environment(\.isFocusEffectEnabled, hasRing)
          }
        }
      }
    }
    .focusable()
    .focusEffectDisabled()
    .focused($isFocused)
    .onKeyPress(phases: [.down, .repeat]) { isFocused && handle($0) ? .handled : .ignored }
    .onFirstAppear {
      hidesRing = !showsRing
      isFocused = true
    }
    .onChange(of: isFocused) { _, isFocused in if !isFocused { hidesRing = false } }
  }

  private func swatch(_ index: Int) -> some View {
    let color = Self.colors[index]
    let isSelected = ColorComponents.hexadecimal(color) == ColorComponents.hexadecimal(selected)
    return Button {
      select(color)
    } label: {
      ColorSwatch(color: Color(color, opacity: 1), cornerRadius: Self.cornerRadius)
        .frame(width: 29, height: 22)
        .overlay {
          if isSelected { RoundedRectangle(cornerRadius: Self.cornerRadius).strokeBorder(.tint, lineWidth: 3) }
        }
    }
    .buttonStyle(.plain)
    .focusable(false)
    .accessibilityLabel(ColorComponents.hexadecimal(color))
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  /// The index of the color that is most similar to the selected color.
  private var nearest: Int {
    func distance(_ index: Int) -> Float {
      let color = Self.colors[index]
      let (red, green, blue) = (
        color.red - selected.red, color.green - selected.green, color.blue - selected.blue
      )
      return red * red + green * green + blue * blue
    }
    return Self.colors.indices.min { distance($0) < distance($1) } ?? 0
  }

  private func handle(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty else { return false }
    let index = nearest
    let column = index % Self.columns
    let (target, isInRow): (Int, Bool)
    switch press.key.inReadingDirection(direction) {
    case .leftArrow: (target, isInRow) = (index - 1, true)
    case .rightArrow: (target, isInRow) = (index + 1, true)
    case .upArrow: (target, isInRow) = (index - Self.columns, false)
    case .downArrow: (target, isInRow) = (index + Self.columns, false)
    case .home: (target, isInRow) = (index - column, true)
    case .end: (target, isInRow) = (index - column + Self.columns - 1, true)
    case .space, .return: (target, isInRow) = (index, true)
    default: return false
    }
    let isInside =
      Self.colors.indices.contains(target)
      && (!isInRow || target / Self.columns == index / Self.columns)
    hidesRing = false
    if isInside { select(Self.colors[target]) }
    return true
  }
}
