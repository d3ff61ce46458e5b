import Engine

/// A style with its own color in each environment.
package protocol ColorStyle: ShapeStyle {
  /// The color of the style in `environment`.
  func rgba(in environment: EnvironmentValues) -> RGBAColor
}

extension ColorStyle {
  /// The color of the style in `environment`.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { Color.Resolved(rgba(in: environment)) }
}

/// A style with several colors.
protocol PaintedStyle: ColorStyle {
  /// The paint of the style in `environment`, with positions as fractions of the painted bounds.
  func relativePaint(in environment: EnvironmentValues) -> RelativePaint
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
}

/// A style that modifies or forwards another style.
package protocol WrappingStyle: ColorStyle {
  /// Resolves the style in `environment`.
  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle
}

extension WrappingStyle {
  package func rgba(in environment: EnvironmentValues) -> RGBAColor { resolvedStyle(in: environment).color }
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
  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    // The first cast of a type to a protocol searches all conformances of the program; most styles are colors.
    if let color = self as? Color { return ResolvedStyle(color: color.rgba(in: environment)) }
    if let wrapping = self as? any WrappingStyle { return wrapping.resolvedStyle(in: environment) }
    if let painted = self as? any PaintedStyle {
      return ResolvedStyle(color: painted.rgba(in: environment), paint: painted.relativePaint(in: environment))
    }
    if let style = self as? any ColorStyle { return ResolvedStyle(color: style.rgba(in: environment)) }
    guard let next = resolve(in: environment) as? any ShapeStyle else { return ResolvedStyle(color: .clear) }
    return next.resolvedStyle(in: environment)
  }

  /// Resolves the style to a single color in `environment`.
  package func color(in environment: EnvironmentValues) -> RGBAColor {
    if let color = self as? Color { return color.rgba(in: environment) }
    if let style = self as? any ColorStyle { return style.rgba(in: environment) }
    guard let next = resolve(in: environment) as? any ShapeStyle else { return .clear }
    return next.color(in: environment)
  }
}

extension ShapeNode {
  /// Applies the parts of a style other than its color, which is animated separately.
  func show(_ resolved: ResolvedStyle) {
    fillPaint = resolved.paint
    shadows = resolved.shadows
  }
}
