import Engine

/// A large drawing whose visible part is drawn in tiles, at the resolution at which it is shown, on another thread. Not in SwiftUI.
///
/// In a scroll view with `scrollZoom(in:)` the drawing stays sharp at every zoom, and no frame waits for it: a coarser tile is shown until the
/// sharper tile is drawn. The closure runs for each tile and must give equal shapes where tiles meet. It may leave out shapes outside of
/// `TileContext.rect`, and details that are too small for `TileContext.scale`.
///
/// ```swift
/// ScrollView([.horizontal, .vertical]) {
///   TiledCanvas { context in
///     for road in roads where road.bounds.intersects(context.rect) {
///       context.stroke(road.path, with: .gray, lineWidth: 2)
///     }
///   }
///   .frame(width: 4000, height: 3000)
/// }
/// .scrollZoom(in: 0.25...16)
/// ```
///
/// Tiles are drawn again if `id`, the color scheme, its contrast or the tint changes, not if the closure does.
public struct TiledCanvas {
  let id: AnyHashable
  let renderer: @Sendable (inout TileContext) -> Void

  /// Creates a drawing that stays the same.
  ///
  /// - Parameter renderer: Draws the shapes of a tile. Called on any thread.
  nonisolated public init(renderer: @escaping @Sendable (inout TileContext) -> Void) {
    self.init(id: 0, renderer: renderer)
  }

  /// Creates a drawing that changes together with a value.
  ///
  /// - Parameters:
  ///   - id: The value on which the drawing depends.
  ///   - renderer: Draws the shapes of a tile. Called on any thread.
  nonisolated public init<ID: Hashable>(id: ID, renderer: @escaping @Sendable (inout TileContext) -> Void) {
    self.id = AnyHashable(id)
    self.renderer = renderer
  }
}

/// The target of the drawing of a tile. Positions are in points of the whole drawing.
public struct TileContext {
  /// The rectangle of the tile. Shapes may extend beyond it.
  public let rect: CGRect
  /// The number of pixels in a point.
  public let scale: CGFloat
  /// The opacity of further drawing, 0…1.
  public var opacity = 1.0 { didSet { opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1) } }
  private let environment: EnvironmentValues
  private(set) var commands: [DrawCommand] = []

  init(rect: CGRect, scale: CGFloat, environment: EnvironmentValues) {
    self.rect = rect
    self.scale = scale
    self.environment = environment
  }

  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - color: The color of its inside.
  ///   - style: The rule that determines the inside.
  public mutating func fill(_ path: Path, with color: Color, style: FillStyle = FillStyle()) {
    append(path.vector, style.rule, color)
  }

  /// Draws a line of constant width along a path.
  ///
  /// - Parameters:
  ///   - path: The middle of the line.
  ///   - color: The color of the line.
  ///   - lineWidth: The width in points.
  public mutating func stroke(_ path: Path, with color: Color, lineWidth: CGFloat = 1) {
    stroke(path, with: color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
  }

  /// Draws a line along a path.
  ///
  /// - Parameters:
  ///   - path: The middle of the line.
  ///   - color: The color of the line.
  ///   - style: The width, the ends and the dashes of the line.
  public mutating func stroke(_ path: Path, with color: Color, style: StrokeStyle) {
    // A tenth of a pixel, so that coarse tiles have few corners and sharp tiles have round curves.
    append(path.vector.stroked(style.stroke, tolerance: 0.1 / max(scale, 1e-3)), .nonzero, color)
  }

  private mutating func append(_ path: VectorPath, _ rule: VectorPath.Rule, _ color: Color) {
    guard opacity > 0, !path.isEmpty, path.controlBounds.insetBy(dx: -1, dy: -1).intersects(rect) else { return }
    commands.append(.path(path, rule: rule, .color(color.rgba(in: environment).opacity(opacity)), .identity))
  }
}

extension TiledCanvas: View, LeafView {
  func makeNode(_ environment: EnvironmentValues) -> TiledCanvasNode {
    TiledCanvasNode(id: key(in: environment), drawing(in: environment))
  }

  func updateNode(_ node: TiledCanvasNode, _ environment: EnvironmentValues) {
    node.show(id: key(in: environment), drawing(in: environment))
  }

  private func key(in environment: EnvironmentValues) -> AnyHashable {
    [
      id, AnyHashable(environment.colorScheme), AnyHashable(environment.colorSchemeContrast),
      AnyHashable(Color.accentColor.rgba(in: environment)),
    ]
  }

  private func drawing(in environment: EnvironmentValues) -> TiledCanvasNode.Draw {
    let (renderer, environment) = (renderer, UncheckedTransfer(environment.ofColors))
    return { area, scale in
      var context = TileContext(rect: area, scale: scale, environment: environment.value)
      renderer(&context)
      return context.commands
    }
  }
}

extension EnvironmentValues {
  /// The values on which colors depend. Other values refer to the views, which a tile in a cache would keep alive.
  fileprivate var ofColors: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = colorScheme
    values.colorSchemeContrast = colorSchemeContrast
    values.tint = tint
    values.desktopTint = desktopTint
    values.imageLibrary = imageLibrary
    return values
  }
}
