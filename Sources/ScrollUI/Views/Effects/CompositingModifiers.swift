import Engine

/// The operation that combines the colours of a view with those behind it.
///
/// The names are those of the W3C's "Compositing and Blending".
public enum BlendMode: Hashable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
  case plusLighter

  var layerMode: LayerEffect.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .additive
    }
  }
}

/// The colour space in which colours are combined. All values combine in sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}

nonisolated extension View {
  /// Combines the view's colours with those behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    let mode = blendMode.layerMode
    return modifier(EffectModifier(EmptyAnimatableData()) { _, _ in .blend(mode) })
  }

  /// Draws the view as a single layer: blend modes inside combine with the rest of the view, but not with the content
  /// behind it.
  public func compositingGroup() -> some View {
    modifier(EffectModifier(EmptyAnimatableData()) { _, _ in .group })
  }

  /// Draws the view as a single layer, like `compositingGroup()`. `opaque` and `colorMode` have no effect.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    compositingGroup()
  }

  /// Restricts the view to the opaque parts of another view.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the mask within the view.
  ///   - mask: The view with the opaque parts to keep.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    // A translucent foreground style must not weaken text and shapes in a mask.
    let stencil = mask().foregroundStyle(Color.black)
    return modifier(LayerModifier(secondary: stencil, alignment: alignment, isBehind: false, isMask: true))
  }

  /// Restricts the view to the opaque parts of `mask`; the older form of `mask(alignment:_:)`.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

  /// Replaces the view's colours by black with the luminance as its opacity.
  public func luminanceToAlpha() -> some View {
    modifier(EffectModifier(EmptyAnimatableData()) { _, _ in .colors(.luminanceToAlpha) })
  }

  /// Inverts the view's colours.
  public func colorInvert() -> some View {
    modifier(EffectModifier(EmptyAnimatableData()) { _, _ in .colors(.inversion) })
  }

  /// Multiplies the view's colour components by those of `color`. Changes animate.
  public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }
}

/// Multiplies colours by a colour that is resolved in the environment.
struct ColorMultiplyModifier {
  let color: Color

  init(color: Color) { self.color = color }
}

extension ColorMultiplyModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> LayerNode { LayerNode { _ in LayerEffect() } }
  func updateNode(_ node: LayerNode, _ environment: EnvironmentValues) {}

  func attributes(in environment: EnvironmentValues) -> ColorVector { ColorVector(color.rgba(in: environment)) }

  func apply(_ attributes: ColorVector, to node: LayerNode) {
    let color = attributes.color
    node.makeEffect = { _ in .colors(.multiply(color)) }
  }
}
