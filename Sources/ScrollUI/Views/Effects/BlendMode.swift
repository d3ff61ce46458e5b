import Engine

/// The operation that combines the colors of a view with those behind it (the backdrop).
///
/// The formulas are those of the W3C's "Compositing and Blending Level 1"; `plusDarker` is an addition.
public enum BlendMode: Hashable, Sendable {
  /// The view covers the backdrop.
  case normal
  /// The product of both colors: ink on ink.
  case multiply
  /// The inverse of the product of the inverse colors: light on light.
  case screen
  /// `multiply` on a dark backdrop, `screen` on a light backdrop.
  case overlay
  /// The smaller of each component.
  case darken
  /// The greater of each component.
  case lighten
  /// The backdrop is brightened according to the view.
  case colorDodge
  /// The backdrop is darkened according to the view.
  case colorBurn
  /// The backdrop is darkened or brightened softly, according to the view.
  case softLight
  /// `multiply` for dark colors of the view, `screen` for light colors.
  case hardLight
  /// The difference of the colors.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The hue of the view with the saturation and luminosity of the backdrop.
  case hue
  /// The saturation of the view with the hue and luminosity of the backdrop.
  case saturation
  /// The hue and saturation of the view with the luminosity of the backdrop.
  case color
  /// The luminosity of the view with the hue and saturation of the backdrop.
  case luminosity
  /// The view covers the backdrop, only within the opaque parts of the backdrop.
  case sourceAtop
  /// The view lies behind the backdrop.
  case destinationOver
  /// The view's opaque parts erase the backdrop.
  case destinationOut
  /// The sum of the colors minus 1, at least 0.
  case plusDarker
  /// The sum of the colors.
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

/// The color space in which colors are combined. All values combine in sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Components as encoded in sRGB.
  case nonLinear
  /// Linear components; combined in sRGB like all values.
  case linear
  /// Linear components with an extended range; combined in sRGB like all values.
  case extendedLinear
}

nonisolated extension View {
  /// Combines the view's colors with those behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    let mode = blendMode.layerMode
    return modifier(EffectModifier(EmptyAnimatableData()) { _, _ in .blend(mode) })
  }

  /// Draws the view as a single layer: blend modes inside combine with the rest of the view, but not with the content
  /// behind it.
  public func compositingGroup() -> some View {
    modifier(EffectModifier(EmptyAnimatableData()) { _, _ in .group })
  }

  /// Draws the view as a single layer, like `compositingGroup()`. `opaque` and `colorMode` have no effect: drawing is in
  /// sRGB, with an opacity.
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

  /// Replaces the view's colors by black with the luminance as its opacity.
  public func luminanceToAlpha() -> some View {
    modifier(EffectModifier(EmptyAnimatableData()) { _, _ in .colors(.luminanceToAlpha) })
  }

  /// Inverts the colors of the view; the same as `Filter.colorInvert(_:)` in a `Canvas`.
  public func colorInvert() -> some View {
    modifier(EffectModifier(EmptyAnimatableData()) { _, _ in .colors(.inversion) })
  }

  /// Multiplies the view's color components by those of `color`. Changes animate.
  public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }
}

/// Multiplies colors by a color that is resolved in the environment.
struct ColorMultiplyModifier {
  let color: Color
}

extension ColorMultiplyModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> LayerNode { LayerNode { _ in LayerEffect() } }
  func attributes(in environment: EnvironmentValues) -> ColorVector { ColorVector(color.rgba(in: environment)) }

  func apply(_ attributes: ColorVector, to node: LayerNode) {
    let color = attributes.color
    node.makeEffect = { _ in .colors(.multiply(color)) }
  }
}
