import Engine

extension GraphicsContext {
  /// An operation on the pixels of a drawing; added by `addFilter(_:options:)`.
  public struct Filter {
    let effect: (EnvironmentValues) -> LayerEffect

    /// A Gaussian blur with `radius` as its standard deviation, in points. `options` have no effect: filters work in sRGB,
    /// and edges are blurred too.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      let radius = Limits.length(radius, "the radius of a blur")
      return Filter { _ in .blur(radius: radius) }
    }

    /// A shadow behind the drawing. Lengths are in points; `radius` is twice the standard deviation of the blur.
    /// `blendMode` and `options` have no effect: filters work in sRGB, and a shadow lies behind the drawing.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      let radius = Limits.length(radius, "the radius of a shadow")
      let offset = CGSize(
        width: Limits.distance(x, "the offset of a shadow"), height: Limits.distance(y, "the offset of a shadow"))
      return Filter { .shadow(color: color.rgba(in: $0), radius: radius, offset: offset) }
    }

    /// Adds `amount`, −1…1, to each color component.
    public static func brightness(_ amount: Double) -> Filter { Filter { _ in .colors(.brightness(amount)) } }
    /// Scales the distance of components from middle gray by `amount`; 1 has no effect.
    public static func contrast(_ amount: Double) -> Filter { Filter { _ in .colors(.contrast(amount)) } }
    /// Scales the distance of colors from gray by `amount`; 1 has no effect.
    public static func saturation(_ amount: Double) -> Filter { Filter { _ in .colors(.saturation(amount)) } }
    /// Moves colors towards gray: 0 has no effect, 1 leaves gray only.
    public static func grayscale(_ amount: Double) -> Filter { Filter { _ in .colors(.grayscale(amount)) } }
    /// Rotates the hue of colors by `angle`.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter { _ in .colors(.hueRotation(angle.radians)) } }
    /// Moves colors towards their inverse: 0 has no effect, 1 inverts them.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter { _ in .colors(.inversion(amount)) } }
    /// Replaces the colors by black with the luminance as its opacity.
    public static var luminanceToAlpha: Filter { Filter { _ in .colors(.luminanceToAlpha) } }

    /// Fills the pixels whose opacity lies in `min`…`max` with `color`, and makes all other pixels transparent. Both limits are clamped to 0…1.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      let min = Limits.unit(min, "the minimum of an alpha threshold")
      let range = min...Swift.max(min, Limits.unit(max, "the maximum of an alpha threshold"))
      return Filter { .threshold(LayerEffect.AlphaThreshold(color: color.rgba(in: $0), range: range)) }
    }

    /// Multiplies the color components by those of `color`.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .colors(.multiply(color.rgba(in: $0))) }
    }

    /// Transforms the drawing, with perspective.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { _ in .projection(matrix) }
    }
  }

  /// Options of a blur filter.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A hint that the drawing is opaque; no effect, edges are blurred too.
    public static let opaque = BlurOptions(rawValue: 1)
  }

  /// Options of a shadow filter; without effect.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// Options of a filter.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Filtering in linear colors; no effect.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Adds a filter to all further drawing. It is applied before the filters that were added earlier. `options` have no
  /// effect.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    append(filter.effect(environment))
  }
}
