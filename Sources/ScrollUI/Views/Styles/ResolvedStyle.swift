import Engine

/// A style with its own color in each environment.
package protocol ColorStyle: ShapeStyle {
  /// The color of the style in `environment`.
  func rgba(in environment: EnvironmentValues) -> RGBAColor
}

extension ColorStyle {
  /// The color of the style in `environment`.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { Color.Resolved(rgba(in: environment)) }

  /// The color of the style in `environment`.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(style: ResolvedStyle(color: rgba(in: environment)))
  }
}

/// A style with several colors.
protocol PaintedStyle: ColorStyle {
  /// The paint of the style in `environment`, with positions as fractions of the painted bounds.
  func relativePaint(in environment: EnvironmentValues) -> RelativePaint
}

extension PaintedStyle {
  /// The paint of the style in `environment`, and a color for uses that support a single color alone.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(
      style: ResolvedStyle(color: rgba(in: environment), paint: relativePaint(in: environment)))
  }
}

/// A style that paints a gradient.
protocol GradientStyle: PaintedStyle {
  /// The color stops.
  var gradient: Gradient { get }
}

extension GradientStyle {
  /// The first color of the gradient, for uses that support only a single color, such as a border.
  package func rgba(in environment: EnvironmentValues) -> RGBAColor {
    gradient.stops.first?.color.rgba(in: environment) ?? .clear
  }

  /// False: a gradient has colors of its own.
  public static var _refersToForeground: Bool { false }
}

/// A style that modifies or forwards another style.
package protocol WrappingStyle: ColorStyle {
  /// Resolves the style in `environment`.
  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle
}

extension WrappingStyle {
  package func rgba(in environment: EnvironmentValues) -> RGBAColor { resolvedStyle(in: environment).color }

  /// The values of the modified style.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(style: resolvedStyle(in: environment))
  }
}

/// A style resolved in an environment: the values for drawing.
package struct ResolvedStyle: Hashable, Sendable {
  /// The color, or a single color that represents `paint`.
  var color: RGBAColor
  /// The gradient or the tiles; nil for a single color.
  var paint: RelativePaint?
  var shadows: [PaintShadow] = []

  /// The style with its opacity multiplied by `opacity`, including its shadows.
  func opacity(_ opacity: Double) -> ResolvedStyle {
    var copy = self
    copy.color = color.opacity(opacity)
    copy.paint = paint?.opacity(opacity)
    for index in copy.shadows.indices { copy.shadows[index].color = shadows[index].color.opacity(opacity) }
    return copy
  }
}

extension ShapeStyle {
  /// Resolves the style in `environment`.
  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle { _resolved(in: environment).style }

  /// Resolves the style to a single color in `environment`.
  package func color(in environment: EnvironmentValues) -> RGBAColor { _resolved(in: environment).style.color }
}

extension ShapeNode {
  /// Applies the parts of a style other than its color, which is animated separately.
  func show(_ resolved: ResolvedStyle) {
    fillPaint = resolved.paint
    shadows = resolved.shadows
  }
}
