import Engine
import ScrollUI

/// A panel with a graph of the previous frames, drawn by `FrameGraphDrawing`. Does not request frames itself, so it does not influence
/// the measurement.
///
/// A click on a bar, a drag or an arrow key stops the graph at a frame and shows its durations and counts; Escape or the button "Live"
/// continues. `FrameRecord.culprit`, the view or row with the most work, is measured only while the panel is in the window.
package struct FrameStatisticsPanel: View {
  private let surface: AnyShapeStyle
  private let edge: AnyShapeStyle
  private let close: @MainActor () -> Void

  @State private var graph = FrameGraphHandle()
  @State private var isFrozen = false
  @State private var isAtTop = false
  @FocusState private var isFocused: Bool
  @Environment(\.textScale) private var textScale

  /// Creates a panel for the statistics of the enclosing window, for an overlay that fills it.
  ///
  /// - Parameters:
  ///   - surface: The style of the panel's background.
  ///   - edge: The style of the panel's edge.
  ///   - close: Called by the button that closes the panel.
  package init(
    surface: some ShapeStyle = .background, edge: some ShapeStyle = .separator, close: @escaping @MainActor () -> Void
  ) {
    self.surface = AnyShapeStyle(surface)
    self.edge = AnyShapeStyle(edge)
    self.close = close
  }

  /// The panel in the lower trailing corner, or in the upper corner after a press of its `HeaderButton` with an arrow.
  package var body: some View {
    panel
      .isInstrument()
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isAtTop ? .topTrailing : .bottomTrailing)
  }

  private var panel: some View {
    let shape = RoundedRectangle(cornerRadius: 10)
    return VStack(alignment: .leading, spacing: 6) {
      header
      frameGraph
        .padding(.horizontal, 4)
        .focusable()
        .focused($isFocused)
        .gesture(DragGesture(minimumDistance: 0).onChanged { select(at: $0.location.x - 4) })
        .onKeyPress(.leftArrow) { move(by: -1) }
        .onKeyPress(.rightArrow) { move(by: 1) }
        .accessibilityLabel("Frame graph")
    }
    .frame(maxWidth: FrameGraphDrawing.idealWidth * textScale + 8)
    .padding(EdgeInsets(top: 6, leading: 10, bottom: 10, trailing: 10))
    .background(surface, in: shape)
    .overlay { shape.strokeBorder(edge, lineWidth: 1).allowsHitTesting(false) }
    .contentShape(shape)
    .gesture(TapGesture())
    .onKeyPress(.escape) { resume() }
  }

  /// The bars, the legend and the figures.
  private var frameGraph: DelegatedView<FrameGraphDrawing> {
    DelegatedView { environment in
      FrameGraphDrawing(
        font: Self.font(in: environment), appearance: FrameGraphDrawing.Appearance(in: environment),
        words: FrameGraphWords(table: environment.stringTable).string)
    } update: { [graph] drawing, environment in
      graph.drawing = drawing
      drawing.font = Self.font(in: environment)
      drawing.appearance = FrameGraphDrawing.Appearance(in: environment)
      drawing.words = FrameGraphWords(table: environment.stringTable).string
    }
  }

  private static func font(in environment: EnvironmentValues) -> ResolvedFont {
    ResolvedFont(size: FrameGraphDrawing.fontSize * environment.textScale)
  }

  private var header: some View {
    HStack(spacing: 2) {
      Text("Frame graph").font(.system(size: 13, weight: .semibold)).lineLimit(1).padding(.leading, 4)
      Spacer(minLength: 4)
      if isFrozen {
        Button("Live") { _ = resume() }.controlSize(.small).help("Follow the newest frames")
      }
      HeaderButton(
        name: isAtTop ? "Move to the bottom" : "Move to the top", symbol: isAtTop ? "arrow.down" : "arrow.up"
      ) { isAtTop.toggle() }
      HeaderButton(name: "Close", symbol: "xmark", action: close)
    }
    .frame(minHeight: 28)
  }

  private func select(at x: CGFloat) {
    isFocused = true
    if graph.drawing?.select(at: x) == true { isFrozen = true }
  }

  private func move(by count: Int) -> KeyPress.Result {
    graph.drawing?.moveSelection(by: count)
    isFrozen = true
    return .handled
  }

  private func resume() -> KeyPress.Result {
    guard isFrozen else { return .ignored }
    graph.drawing?.resume()
    isFrozen = false
    return .handled
  }
}

/// A `Button` with a symbol in the header of the panel, with a name for its tooltip.
private struct HeaderButton: View {
  let name: LocalizedStringKey
  let symbol: String
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol).font(.system(size: 11, weight: .semibold)).frame(width: 28, height: 28)
    }
    .buttonStyle(HeaderButtonStyle())
    .help(name)
    .accessibilityLabel(name)
  }
}

/// A label without an edge. `HoverFill` shows hovering and pressing.
private struct HeaderButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, showsState: true) { state in
      AnyView(
        state.label
          .background(
            HoverFill(isHovered: state.isHovered, isPressed: state.isPressed), in: RoundedRectangle(cornerRadius: 6)
          )
          .contentShape(Rectangle())
          .focusRing(state.isFocused, cornerRadius: 6))
    }
  }
}

/// The drawing of the graph, for the actions of the panel.
@MainActor private final class FrameGraphHandle {
  weak var drawing: FrameGraphDrawing?

  nonisolated init() {}
}

extension FrameGraphDrawing.Appearance {
  fileprivate init(in environment: EnvironmentValues) {
    self.init(
      text: HierarchicalShapeStyle.primary.color(in: environment),
      secondaryText: HierarchicalShapeStyle.secondary.color(in: environment),
      accent: Color.accentColor.rgba(in: environment),
      parts: FramePart.allCases.map { $0.color(in: environment.colorScheme) })
  }
}

extension FramePart {
  /// At least 3:1 on the backgrounds of windows: 4.9:1 on white, 6.9:1 on `#2A2A2D`.
  fileprivate func color(in scheme: ColorScheme) -> RGBAColor {
    let (light, dark): (UInt32, UInt32) =
      switch self {
      case .input: (0x7C40C2, 0xBCA6FF)
      case .views: (0xB3510B, 0xFFA45C)
      case .layout: (0x0E7680, 0x5FD3D9)
      case .callbacks: (0xB83280, 0xFF8FC2)
      case .drawing: (0x2C7A35, 0x7BD88F)
      case .display: (0x2B6BD6, 0x7AB8FF)
      }
    return RGBAColor(hex: scheme == .dark ? dark : light)
  }
}
