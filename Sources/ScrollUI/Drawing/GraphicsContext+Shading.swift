import Engine
import Graphics

extension GraphicsContext {
  /// What shapes are filled and lines are drawn with.
  public struct Shading {
    /// What a shading comes down to.
    enum Look {
      /// Positions are parts of what is filled.
      case relative(RelativePaint)
      /// Positions are those of the drawing.
      case absolute(Paint)
      /// An image side by side with itself, from a point on.
      case tiles(ImagePicture, source: CGRect, scale: CGFloat, origin: CGPoint)
    }

    let resolved: (EnvironmentValues) -> Look

    func resolved(in environment: EnvironmentValues) -> Look { resolved(environment) }

    public static func color(_ color: Color) -> Shading {
      Shading { .absolute(.color(color.rgba(in: $0))) }
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; a gradient spreads over the bounds of what is filled. Shadows of styles are left out: `addFilter` has them.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading { environment in
        let look = style.look(in: environment)
        return .relative(look.paint ?? .color(look.color))
      }
    }

    /// The style of the text around.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// Colours that change along the line between two points of the drawing.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { .absolute(.linear(gradient.ramp(in: $0), start: startPoint, end: endPoint)) }
    }

    /// Colours that change with the distance from a point of the drawing.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading {
        .absolute(
          .radial(gradient.ramp(in: $0), center: center, startRadius: startRadius, endRadius: endRadius))
      }
    }

    /// Colours that change around a point of the drawing.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading {
        .absolute(
          .angular(
            gradient.ramp(in: $0), center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi))
      }
    }

    /// An image side by side with itself.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading { environment in
        let environment = UncheckedTransfer(environment)
        let picture = MainActor.assumeIsolated { image.picture(in: environment.value) }
        return .tiles(picture, source: sourceRect, scale: scale, origin: origin)
      }
    }
  }

  /// How a gradient goes on beyond its ends. Colours stay what they are at the ends.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let linearColor = GradientOptions(rawValue: 4)
  }
}

extension PaintContext {
  /// Fills a path with a shading; `bounds` are what a relative one spreads over.
  mutating func fill(
    _ path: VectorPath, rule: VectorPath.Rule, _ look: GraphicsContext.Shading.Look, in bounds: CGRect,
    _ transform: CGAffineTransform
  ) {
    switch look {
    case .relative(let paint): fill(path, rule: rule, paint: paint, in: bounds, transform: transform)
    case .absolute(let paint): fill(path, rule: rule, paint: paint, transform: transform)
    case .tiles(let picture, let source, let scale, let origin):
      var tint: RGBAColor?
      if case .color(let color)? = picture.tint { tint = color }
      let outline = path.applying(transform)
      withLayer(.clip(outline, rule: rule), bounds: outline.boundingBox) {
        $0.tile(
          picture.handle, source: source, scale: scale, over: path.boundingBox, from: origin, transform, tint: tint)
      }
    }
  }
}
