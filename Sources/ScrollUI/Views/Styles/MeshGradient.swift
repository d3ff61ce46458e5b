import Engine

/// Colors at the points of a grid, with smooth transitions between them.
///
/// ```swift
/// MeshGradient(
///   width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .orange, .purple, .blue])
/// ```
///
/// As a view it fills the proposed size; as a `ShapeStyle` it extends over the bounds of the shape. Colors are mixed in sRGB.
public struct MeshGradient: ShapeStyle, PaintedStyle, Hashable {
  /// A point of the grid with the control points of its edges, in fractions of the bounds.
  public struct BezierPoint: Hashable, Sendable {
    /// The place of the point.
    public var position: SIMD2<Float>
    /// The control point of the edge to the left.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the edge above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the edge to the right.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the edge below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The places of the points of a `MeshGradient`, row by row.
  public enum Locations: Hashable, Sendable {
    /// Points as `SIMD2`, with smooth edges between them.
    case points([SIMD2<Float>])
    /// Points as `BezierPoint`, with control points.
    case bezierPoints([BezierPoint])
  }

  /// The colors of the points of a `MeshGradient`, row by row.
  public enum Colors: Hashable, Sendable {
    /// Values of `Color`, which may depend on the environment.
    case colors([Color])
    /// Values of `Color.Resolved`.
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The places of the points.
  public var locations: Locations
  /// The colors of the points.
  public var colors: Colors
  /// The color outside of the grid.
  public var background: Color
  /// True for transitions without a bend at the points.
  public var smoothsColors: Bool
  /// The color space of the transitions. Has no effect: colors are mixed in sRGB.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh of points. A wrong number of points or colors shows `background` alone, with a message.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row, at least 2.
  ///   - height: The number of rows, at least 2.
  ///   - locations: `width * height` places in fractions of the bounds, row by row.
  ///   - colors: `width * height` colors.
  ///   - background: The color outside of the grid.
  ///   - smoothsColors: True for transitions without a bend at the points.
  ///   - colorSpace: Stored without an effect.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a mesh of points with smooth edges between them.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points with control points.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// The gradient itself; its colors are resolved when it is drawn.
  public func resolve(in environment: EnvironmentValues) -> MeshGradient { self }

  private func colors(in environment: EnvironmentValues) -> [RGBAColor] {
    switch colors {
    case .colors(let colors): colors.map { $0.rgba(in: environment) }
    case .resolvedColors(let colors):
      colors.map { RGBAColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.opacity) }
    }
  }

  /// The first color, for uses that support only a single color, such as a border.
  package func rgba(in environment: EnvironmentValues) -> RGBAColor { colors(in: environment).first ?? .clear }

  func relativePaint(in environment: EnvironmentValues) -> RelativePaint {
    let colors = colors(in: environment)
    let places: [(SIMD2<Float>, ColorMesh.Controls?)] =
      switch locations {
      case .points(let points): points.map { ($0, nil) }
      case .bezierPoints(let points):
        points.map { point in
          let controls = ColorMesh.Controls(
            leading: point.leadingControlPoint, top: point.topControlPoint, trailing: point.trailingControlPoint,
            bottom: point.bottomControlPoint)
          return (point.position, controls)
        }
      }
    let background = background.rgba(in: environment)
    guard width >= 2, height >= 2, places.count == width * height, colors.count == places.count else {
      let message =
        "a MeshGradient of \(width) × \(height) needs as many points and colors; "
        + "it has \(places.count) points and \(colors.count) colors"
      MainActor.assumeIsolated { Diagnostics.warn(message) }
      return .color(background)
    }
    let vertices = zip(places, colors).map { ColorMesh.Vertex($0.0, controls: $0.1, color: $1) }
    return .mesh(
      ColorMesh(
        width: width, height: height, vertices: vertices, background: background, isSmooth: smoothsColors))
  }
}
