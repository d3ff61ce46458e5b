import Engine
import Graphics

/// How the colours of a view become one with those of what is behind it.
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

/// In which colours a drawing is mixed. All are mixed in sRGB here.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}

nonisolated extension View {
  /// Mixes the view's colours with those behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    let mode = blendMode.layerMode
    return modifier(EffectModifier(EmptyAnimatableData()) { _, _ in .blend(mode) })
  }

  /// Takes the view as one picture: what is blended in it is blended with the rest of it, and not with what lies behind.
  public func compositingGroup() -> some View {
    modifier(EffectModifier(EmptyAnimatableData()) { _, _ in .group })
  }

  /// Takes the view as one picture. Drawing is kept as long as it stays the same in any case.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    compositingGroup()
  }

  /// Keeps of this view what lies under the opaque parts of another one.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    // What is only faint in text must not make a mask faint.
    let stencil = mask().foregroundStyle(Color.black)
    return modifier(LayerModifier(secondary: stencil, alignment: alignment, isBehind: false, isMask: true))
  }

  /// The older form of `mask(alignment:_:)`.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

  /// Takes how bright the view is as how opaque it is, and its colours away.
  public func luminanceToAlpha() -> some View {
    modifier(EffectModifier(EmptyAnimatableData()) { _, _ in .colors(.luminanceToAlpha) })
  }

  /// Turns each colour into its opposite.
  public func colorInvert() -> some View {
    modifier(EffectModifier(EmptyAnimatableData()) { _, _ in .colors(.inversion) })
  }

  /// Multiplies the view's colours with one.
  public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }
}

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
