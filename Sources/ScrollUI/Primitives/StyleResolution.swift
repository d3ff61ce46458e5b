import Engine
import Graphics

/// A style that knows its colour by itself.
protocol ColorStyle {
  func rgba(in environment: EnvironmentValues) -> RGBAColor
}

/// A style of more than one colour.
protocol PaintedStyle: ColorStyle {
  func relativePaint(in environment: EnvironmentValues) -> RelativePaint
}

/// A style that changes with a gradient.
protocol GradientStyle: PaintedStyle {
  var gradient: Gradient { get }
}

extension GradientStyle {
  /// Where only one colour can be shown, as in a border, it is the first.
  func rgba(in environment: EnvironmentValues) -> RGBAColor {
    gradient.stops.first?.color.rgba(in: environment) ?? .clear
  }
}

/// A style that paints as another one does, with something more.
protocol WrappingStyle: ColorStyle {
  func look(in environment: EnvironmentValues) -> StyleLook
}

/// What a style comes down to in an environment.
struct StyleLook: Hashable, Sendable {
  /// The colour, or the nearest to one.
  var color: RGBAColor
  /// Nil for one colour.
  var paint: RelativePaint?
  var shadows: [PaintShadow] = []

  /// The same more faintly, shadows and all.
  func opacity(_ opacity: Double) -> StyleLook {
    var copy = self
    copy.color = color.opacity(opacity)
    copy.paint = paint?.opacity(opacity)
    for index in copy.shadows.indices { copy.shadows[index].color = shadows[index].color.opacity(opacity) }
    return copy
  }
}

extension ShapeStyle {
  /// What the style comes down to in `environment`.
  func look(in environment: EnvironmentValues) -> StyleLook {
    if let wrapping = self as? any WrappingStyle { return wrapping.look(in: environment) }
    if let painted = self as? any PaintedStyle {
      return StyleLook(color: painted.rgba(in: environment), paint: painted.relativePaint(in: environment))
    }
    if let style = self as? any ColorStyle { return StyleLook(color: style.rgba(in: environment)) }
    guard let next = resolve(in: environment) as? any ShapeStyle else { return StyleLook(color: .clear) }
    return next.look(in: environment)
  }

  /// The colour that the style comes down to in `environment`.
  func color(in environment: EnvironmentValues) -> RGBAColor {
    if let style = self as? any ColorStyle { return style.rgba(in: environment) }
    guard let next = resolve(in: environment) as? any ShapeStyle else { return .clear }
    return next.color(in: environment)
  }
}

extension ShapeNode {
  /// Takes everything of a style but its colour, which animates.
  func show(_ look: StyleLook) {
    fillPaint = look.paint
    shadows = look.shadows
  }
}
