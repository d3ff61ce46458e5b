import Engine
import Graphics

extension GraphicsContext {
  /// Something that is done to the pixels of what is drawn.
  public struct Filter {
    let effect: (EnvironmentValues) -> LayerEffect

    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      let radius = Limits.length(radius, "the radius of a blur")
      return Filter { _ in .blur(radius: radius) }
    }

    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      let radius = Limits.length(radius, "the radius of a shadow")
      let offset = CGSize(
        width: Limits.distance(x, "the offset of a shadow"), height: Limits.distance(y, "the offset of a shadow"))
      return Filter { .shadow(color: color.rgba(in: $0), radius: radius, offset: offset) }
    }

    public static func brightness(_ amount: Double) -> Filter { Filter { _ in .colors(.brightness(amount)) } }
    public static func contrast(_ amount: Double) -> Filter { Filter { _ in .colors(.contrast(amount)) } }
    public static func saturation(_ amount: Double) -> Filter { Filter { _ in .colors(.saturation(amount)) } }
    public static func grayscale(_ amount: Double) -> Filter { Filter { _ in .colors(.grayscale(amount)) } }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter { _ in .colors(.hueRotation(angle.radians)) } }
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter { _ in .colors(.inversion(amount)) } }
    public static var luminanceToAlpha: Filter { Filter { _ in .colors(.luminanceToAlpha) } }

    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .colors(.multiply(color.rgba(in: $0))) }
    }

    public static func projectionTransform(_ matrix: CGAffineTransform) -> Filter {
      Filter { _ in .transform(matrix) }
    }
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Accepted: edges of what is drawn are blurred too.
    public static let opaque = BlurOptions(rawValue: 1)
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Does something to all that is drawn from now on, before the filters that there are already.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    append(filter.effect(environment))
  }
}
