import Engine

/// A sequence of color stops. Colors between two stops are interpolated.
public struct Gradient: Hashable, Sendable {
  /// A color and its location in the gradient.
  public struct Stop: Hashable, Sendable {
    /// The color at `location`.
    public var color: Color
    /// The location of the color, from 0 (start) to 1 (end).
    public var location: CGFloat

    /// Creates a stop at `location`, 0…1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops of the gradient.
  public var stops: [Stop]

  /// Creates a gradient of color stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
  }

  func ramp(in environment: EnvironmentValues) -> ColorRamp {
    ColorRamp(stops.map { ColorRamp.Stop($0.color.rgba(in: environment), at: $0.location) })
  }
}

/// A gradient along the line between two points of the painted shape's bounds.
public struct LinearGradient: ShapeStyle, GradientStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates a gradient between `startPoint` and `endPoint`, in fractions of the bounds.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of evenly spaced colors between `startPoint` and `endPoint`.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of color stops between `startPoint` and `endPoint`.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient itself; its colors are resolved when it is drawn.
  public func resolve(in environment: EnvironmentValues) -> LinearGradient { self }

  func relativePaint(in environment: EnvironmentValues) -> RelativePaint {
    .linear(gradient.ramp(in: environment), start: startPoint, end: endPoint)
  }
}

/// A gradient by the distance from a center point, between two circles.
public struct RadialGradient: ShapeStyle, GradientStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their positions.
  ///   - center: The center, in fractions of the bounds.
  ///   - startRadius: The radius of the first color, in points.
  ///   - endRadius: The radius of the last color, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of evenly spaced colors between two radii, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of color stops between two radii, in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The gradient itself; its colors are resolved when it is drawn.
  public func resolve(in environment: EnvironmentValues) -> RadialGradient { self }

  func relativePaint(in environment: EnvironmentValues) -> RelativePaint {
    .radial(gradient.ramp(in: environment), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A gradient by the angle around a center point.
public struct AngularGradient: ShapeStyle, GradientStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates a gradient between two angles, clockwise from the positive x axis. Equal angles stand for a full turn.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle == startAngle ? startAngle + .degrees(360) : endAngle
  }

  /// Creates a gradient over a full turn, from `angle` on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient of evenly spaced colors between two angles. Equal angles stand for a full turn.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of evenly spaced colors over a full turn, from `angle` on.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// The gradient itself; its colors are resolved when it is drawn.
  public func resolve(in environment: EnvironmentValues) -> AngularGradient { self }

  func relativePaint(in environment: EnvironmentValues) -> RelativePaint {
    .angular(
      gradient.ramp(in: environment), center: center, startAngle: startAngle.radians, endAngle: endAngle.radians)
  }
}

/// A gradient by the distance from a center point, in an ellipse with the proportions of the bounds.
public struct EllipticalGradient: ShapeStyle, GradientStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Creates a gradient. The radii are fractions of the bounds' width and height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates a gradient of evenly spaced colors. The radii are fractions of the bounds' width and height.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of color stops. The radii are fractions of the bounds' width and height.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The gradient itself; its colors are resolved when it is drawn.
  public func resolve(in environment: EnvironmentValues) -> EllipticalGradient { self }

  func relativePaint(in environment: EnvironmentValues) -> RelativePaint {
    .elliptical(
      gradient.ramp(in: environment), center: center, startRadius: startRadiusFraction, endRadius: endRadiusFraction)
  }
}

/// The standard gradient of a color: 22 % lighter at the top, the color itself at the bottom.
public struct AnyGradient: ShapeStyle, GradientStyle, Hashable {
  let color: Color

  /// The gradient itself; its color is resolved when it is drawn.
  public func resolve(in environment: EnvironmentValues) -> AnyGradient { self }

  var gradient: Gradient { Gradient(colors: [color]) }

  func relativePaint(in environment: EnvironmentValues) -> RelativePaint {
    let base = color.rgba(in: environment)
    var light = base
    for component in [\RGBAColor.red, \.green, \.blue] {
      light[keyPath: component] += (1 - light[keyPath: component]) * 0.22
    }
    return .linear(ColorRamp(colors: [light, base]), start: .top, end: .bottom)
  }
}

extension Color {
  /// The standard gradient of this color: slightly lighter at the top.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}
