import ScrollUI

extension PositionMiniatures {
  /// The miniature of `MapPage`: an island that grows about a point, with its zoom.
  static var map: some View {
    TileScroll(.vertical, .steps([1, 0], pause: 0.6)) {
      Color.clear.frame(height: HomeTile.miniatureHeight * 2)
    } overlay: {
      WithTileOffset { scroll in MiniatureMap(zoom: 1 + 1.5 * scroll.fraction) }
    }
  }
}

private struct MiniatureMap: View {
  let zoom: CGFloat
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = colorScheme == .dark ? MapPalette.night : MapPalette.day
    ZStack(alignment: .bottomLeading) {
      palette.sea[1]
      Canvas { context, size in
        context.translateBy(x: size.width * 0.56, y: size.height * 0.5)
        context.scaleBy(x: zoom, y: zoom)
        context.translateBy(x: size.width * -0.56, y: size.height * -0.5)
        Self.draw(&context, size, palette, zoom)
      }
      TileFigure(value: (zoom * 100).rounded(), size: 12, isPill: true).padding(10)
    }
    .clipped()
  }

  private static func draw(_ context: inout GraphicsContext, _ size: CGSize, _ palette: MapPalette, _ zoom: CGFloat) {
    let center = CGPoint(x: size.width * 0.5, y: size.height * 0.5)
    for (level, color) in ([palette.sea[3]] + palette.land.prefix(5)).enumerated() {
      let part = 1 - CGFloat(level) * 0.17
      let path = outline(center: CGPoint(x: center.x + CGFloat(level) * 4, y: center.y), part)
      context.fill(path, with: .color(color))
      context.stroke(path, with: .color(level == 1 ? palette.coast : palette.contour), lineWidth: 1 / zoom)
    }
    var road = Path()
    road.move(to: CGPoint(x: center.x - 46, y: center.y + 18))
    road.addCurve(
      to: CGPoint(x: center.x + 50, y: center.y - 14), control1: CGPoint(x: center.x - 10, y: center.y + 40),
      control2: CGPoint(x: center.x + 8, y: center.y - 24))
    context.stroke(road, with: .color(palette.roadEdge), lineWidth: 3.4 / zoom.squareRoot())
    context.stroke(road, with: .color(palette.road), lineWidth: 2.2 / zoom.squareRoot())
  }

  /// A rounded coast with capes, a multiple of its usual size.
  private static func outline(center: CGPoint, _ part: CGFloat) -> Path {
    let lengths: [CGFloat] = [78, 60, 72, 54, 66, 50, 74, 62, 80, 58]
    let points = lengths.enumerated().map { index, length in
      CGPoint(x: length * part, y: 0)
        .applying(CGAffineTransform(rotationAngle: CGFloat(index) * 2 * .pi / CGFloat(lengths.count)))
        .applying(CGAffineTransform(a: 1, b: 0, c: 0, d: 0.72, tx: center.x, ty: center.y))
    }
    var path = Path()
    MapLine(points, isClosed: true).addInside(to: &path, near: CGRect(x: -1000, y: -1000, width: 3000, height: 3000))
    return path
  }
}
