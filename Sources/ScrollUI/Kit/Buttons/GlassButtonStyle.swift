import Engine

/// A style with the look of `glassEffect(_:in:)` around the label.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Creates the style that `buttonStyle(.glass)` names.
  nonisolated public init() { glass = .regular }

  /// Creates a style with a kind of `Glass`.
  nonisolated public init(_ glass: Glass) { self.glass = glass }

  /// Makes a button with `Glass` in a `Capsule`. Padding and font follow `controlSize(_:)`.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, showsState: true) { [glass] state in
      AnyView(GlassButtonLabel(state: state, glass: glass, isProminent: false))
    }
  }
}

/// A style with a white label on `Glass` in the accent color, or in red for `ButtonRole.destructive`.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style that `buttonStyle(.glassProminent)` names.
  nonisolated public init() {}

  /// Makes a button with a filled `Capsule`. Padding and font follow `controlSize(_:)`.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, showsState: true) { state in
      AnyView(GlassButtonLabel(state: state, glass: .regular, isProminent: true))
    }
  }
}

private struct GlassButtonLabel: View {
  let state: ButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  @Environment(\.controlSize) private var size

  var body: some View {
    let metrics = ControlMetrics(size)
    state.label
      .defaultFont(metrics.font)
      .defaultForegroundStyle(isProminent ? AnyShapeStyle(Color.white) : AnyShapeStyle(Color.primary))
      .padding(.horizontal, metrics.horizontalPadding + 4)
      .padding(.vertical, metrics.verticalPadding + 1)
      .background {
        if isProminent { Capsule().fill(ControlTint(state.role == .destructive ? .red : .accentColor, .fill)) }
      }
      .glassEffect(isProminent ? .clear : glass, in: Capsule())
      .overlay {
        Capsule().fill(HoverFill(isHovered: state.isHovered, isPressed: state.isPressed)).allowsHitTesting(false)
      }
      .focusRing(state.isFocused, cornerRadius: 100)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// `GlassButtonStyle` with `Glass.regular`.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// `GlassButtonStyle` with a kind of `Glass`.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// `GlassProminentButtonStyle`, in the accent color.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
