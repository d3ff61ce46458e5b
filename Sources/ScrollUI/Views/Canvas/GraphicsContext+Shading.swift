import Engine

extension GraphicsContext {
  /// The paint of filled and stroked paths: a color, a style, a gradient or an image.
  public struct Shading {
    /// A shading resolved in an environment.
    enum Resolved {
      /// A paint with positions as fractions of the path's bounds.
      case relative(RelativePaint)
      /// A paint with positions in the coordinates of the drawing.
      case absolute(Paint)
      /// Tiles of an image, from `origin` on.
      case tiles(ImagePicture, source: CGRect, scale: CGFloat, origin: CGPoint)
    }

    let resolved: (EnvironmentValues) -> Resolved

    func resolved(in environment: EnvironmentValues) -> Resolved { resolved(environment) }

    /// A color.
    public static func color(_ color: Color) -> Shading {
      Shading { .absolute(.color(color.rgba(in: $0))) }
    }

    /// A color from components in 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray from black (0) to white (1).
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A `ShapeStyle`. A gradient extends over the bounds of the filled path. Shadows of the style are omitted; use
    /// `addFilter(_:options:)`.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading { environment in
        let resolved = style.resolvedStyle(in: environment)
        return .relative(resolved.paint ?? .color(resolved.color))
      }
    }

    /// The foreground style of the environment.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// A gradient along the line between two points of the drawing. `options` have no effect: colors are mixed in sRGB.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { .absolute(.linear(gradient.ramp(in: $0), start: startPoint, end: endPoint)) }
    }

    /// A gradient between two circles around a point of the drawing. `options` have no effect: colors are mixed in sRGB.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading {
        .absolute(
          .radial(gradient.ramp(in: $0), center: center, startRadius: startRadius, endRadius: endRadius))
      }
    }

    /// A gradient over a full turn around a point of the drawing, from `angle` on. `options` have no effect: colors are
    /// mixed in sRGB.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading {
        .absolute(
          .angular(
            gradient.ramp(in: $0), center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi))
      }
    }

    /// Tiles of an image.
    ///
    /// - Parameters:
    ///   - image: The image of a tile.
    ///   - origin: The corner of a tile, in the coordinates of the drawing.
    ///   - sourceRect: The part of the image, in fractions of its size.
    ///   - scale: The scale factor of the tiles.
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

  /// Options of a gradient; without effect. Beyond its ends a gradient has the colors of its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Interpolation in linear colors; no effect.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}

extension PaintContext {
  /// Fills a path with a shading. A relative paint extends over `bounds`.
  mutating func fill(
    _ path: VectorPath, rule: VectorPath.Rule, _ resolved: GraphicsContext.Shading.Resolved, in bounds: CGRect,
    _ transform: CGAffineTransform
  ) {
    switch resolved {
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
