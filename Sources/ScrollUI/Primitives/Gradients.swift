import Engine
import Graphics

/// Colours along a line.
public struct Gradient: Hashable, Sendable {
  /// A colour and where on the line it stands, 0…1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
  }

  func ramp(in environment: EnvironmentValues) -> ColorRamp {
    ColorRamp(stops.map { ColorRamp.Stop($0.color.rgba(in: environment), at: $0.location) })
  }
}

/// Colours that change along a line between two points of the rectangle.
public struct LinearGradient: ShapeStyle, GradientStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func resolve(in environment: EnvironmentValues) -> LinearGradient { self }

  func relativePaint(in environment: EnvironmentValues) -> RelativePaint {
    .linear(gradient.ramp(in: environment), start: startPoint, end: endPoint)
  }
}

/// Colours that change with the distance from a point.
public struct RadialGradient: ShapeStyle, GradientStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public func resolve(in environment: EnvironmentValues) -> RadialGradient { self }

  func relativePaint(in environment: EnvironmentValues) -> RelativePaint {
    .radial(gradient.ramp(in: environment), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// Colours that change around a point.
public struct AngularGradient: ShapeStyle, GradientStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle == startAngle ? startAngle + .degrees(360) : endAngle
  }

  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public func resolve(in environment: EnvironmentValues) -> AngularGradient { self }

  func relativePaint(in environment: EnvironmentValues) -> RelativePaint {
    .angular(
      gradient.ramp(in: environment), center: center, startAngle: startAngle.radians, endAngle: endAngle.radians)
  }
}

/// Colours that change with the distance from a point, in an ellipse of the rectangle's shape.
public struct EllipticalGradient: ShapeStyle, GradientStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Radii are parts of the rectangle's width and height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public func resolve(in environment: EnvironmentValues) -> EllipticalGradient { self }

  func relativePaint(in environment: EnvironmentValues) -> RelativePaint {
    .elliptical(
      gradient.ramp(in: environment), center: center, startRadius: startRadiusFraction, endRadius: endRadiusFraction)
  }
}

/// The standard gradient of a colour: a little lighter at the top.
public struct AnyGradient: ShapeStyle, GradientStyle, Hashable {
  let color: Color

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
  /// The standard gradient of this colour.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}
