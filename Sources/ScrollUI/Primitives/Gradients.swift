import Engine

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

/// A style that needs the rectangle it fills.
protocol GradientStyle: ColorStyle {
  var gradient: Gradient { get }
  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint
}

extension GradientStyle {
  /// Where only one colour can be shown, as in text, it is the first.
  func rgba(in environment: EnvironmentValues) -> RGBAColor {
    gradient.stops.first?.color.rgba(in: environment) ?? .clear
  }
}

extension ShapeStyle {
  /// Makes the paint for a rectangle; nil for styles of one colour.
  func paintMaker(in environment: EnvironmentValues) -> ((CGRect) -> Paint)? {
    if let any = self as? AnyShapeStyle { return any.paintMaker(in: environment) }
    if let gradient = self as? any GradientStyle { return { gradient.paint(in: $0, environment: environment) } }
    guard !(self is any ColorStyle), let next = resolve(in: environment) as? any ShapeStyle else { return nil }
    return next.paintMaker(in: environment)
  }
}

/// Colours that change along a line between two points of the rectangle.
public struct LinearGradient: ShapeStyle, GradientStyle {
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

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .linear(gradient.ramp(in: environment), start: rect.point(at: startPoint), end: rect.point(at: endPoint))
  }
}

/// Colours that change with the distance from a point.
public struct RadialGradient: ShapeStyle, GradientStyle {
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

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .radial(
      gradient.ramp(in: environment), center: rect.point(at: center), startRadius: startRadius, endRadius: endRadius)
  }
}

/// Colours that change around a point.
public struct AngularGradient: ShapeStyle, GradientStyle {
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

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .angular(
      gradient.ramp(in: environment), center: rect.point(at: center), startAngle: startAngle.radians,
      endAngle: endAngle.radians)
  }
}

/// The standard gradient of a colour: a little lighter at the top.
public struct AnyGradient: ShapeStyle, GradientStyle {
  let color: Color

  public func resolve(in environment: EnvironmentValues) -> AnyGradient { self }

  var gradient: Gradient { Gradient(colors: [color]) }

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    let base = color.rgba(in: environment)
    var light = base
    for component in [\RGBAColor.red, \.green, \.blue] {
      light[keyPath: component] += (1 - light[keyPath: component]) * 0.22
    }
    return .linear(
      ColorRamp(colors: [light, base]), start: rect.point(at: .top), end: rect.point(at: .bottom))
  }
}

extension Color {
  /// The standard gradient of this colour.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension LinearGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
