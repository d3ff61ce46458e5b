import ScrollUI

/// Draws a `MapWorld` into a `TileContext`. Details appear with `TileContext.scale`: fine heights and lanes, then woods, then houses.
struct MapPainter: Sendable {
  let world: MapWorld
  let palette: MapPalette
  let showsHeights: Bool

  func draw(_ context: inout TileContext) {
    // Wide enough for thick lines and for the curves beside the edge.
    let area = context.rect.insetBy(dx: -40, dy: -40)
    context.fill(Path(context.rect.insetBy(dx: -1, dy: -1)), with: palette.sea[0])
    for (depth, color) in zip(world.depths, palette.sea.dropFirst()) { fill(depth, color, area, &context) }
    fill(world.coast, palette.land[0], area, &context)
    for (height, color) in zip(world.heights, palette.land.dropFirst()) { fill(height, color, area, &context) }
    drawTowns(area, &context)
    if context.scale >= 3 { drawWoods(&context) }
    drawHeights(area, &context)
    for river in world.water.rivers { stroke(river.line, palette.river, width(river.width, context), area, &context) }
    if context.scale >= 2.5 { drawLanes(area, &context) }
    drawRoads(area, &context)
    drawGrid(&context)
    var coast = Path()
    for line in world.coast.lines { line.add(to: &coast, near: area) }
    context.stroke(coast, with: palette.coast, lineWidth: 1 / max(context.scale, 1) + 0.35)
    for ferry in world.roads.ferries { drawFerry(ferry, area, &context) }
  }

  /// A width that grows with the zoom, but more slowly than the map. At least half a pixel.
  private func width(_ width: CGFloat, _ context: TileContext) -> CGFloat {
    max(width * min(1, 1.6 / max(context.scale, 1).squareRoot()), 0.5 / context.scale)
  }

  private func fill(_ contours: MapContours, _ color: Color, _ area: CGRect, _ context: inout TileContext) {
    var path = Path()
    for line in contours.lines { line.addInside(to: &path, near: area) }
    context.fill(path, with: color, style: FillStyle(eoFill: true))
  }

  private func stroke(
    _ line: MapLine, _ color: Color, _ width: CGFloat, _ area: CGRect, _ context: inout TileContext
  ) {
    var path = Path()
    line.add(to: &path, near: area)
    context.stroke(path, with: color, lineWidth: width)
  }

  private func drawHeights(_ area: CGRect, _ context: inout TileContext) {
    guard showsHeights, context.scale >= 0.7 else { return }
    let sets = context.scale >= 1.8 ? world.heights + world.fineHeights : world.heights
    for (number, contours) in sets.enumerated() {
      var path = Path()
      for line in contours.lines { line.add(to: &path, near: area) }
      let isMain = number < world.heights.count
      context.stroke(path, with: palette.contour, lineWidth: (isMain ? 1.1 : 0.6) / max(context.scale, 1).squareRoot())
    }
  }

  // MARK: Settlements

  private func radius(_ place: MapPlace) -> CGFloat { place.kind == .town ? 17 : 8 }

  private func drawTowns(_ area: CGRect, _ context: inout TileContext) {
    for place in world.places where place.kind == .town || place.kind == .village {
      guard area.contains(place.point) else { continue }
      let points = (0..<14).map { corner in
        let angle = Angle.degrees(Double(corner) * 360 / 14)
        let length = radius(place) * (0.75 + 0.5 * world.terrain.noise.random(place.id, corner, 91))
        return CGPoint(x: length, y: 0).applying(CGAffineTransform(rotationAngle: angle.radians)).moved(to: place.point)
      }.filter { world.terrain.height(at: $0) > 0.004 }
      var path = Path()
      MapLine(points, isClosed: true).addInside(to: &path, near: area)
      context.fill(path, with: palette.town)
    }
  }

  /// The transform of a town's streets.
  private func turn(_ place: MapPlace) -> CGAffineTransform {
    let angle = Angle.degrees(world.terrain.noise.random(place.id, 3, 92) * 90)
    return CGAffineTransform(rotationAngle: angle.radians)
      .concatenating(CGAffineTransform(translationX: place.point.x, y: place.point.y))
  }

  private func isBuilt(_ point: CGPoint, _ place: MapPlace) -> Bool {
    MapRoads.distance(point, place.point) < radius(place) * 0.95 && world.terrain.height(at: point) > 0.008
  }

  private func drawLanes(_ area: CGRect, _ context: inout TileContext) {
    for place in world.places where place.kind == .town || place.kind == .village {
      guard area.contains(place.point) else { continue }
      let (turn, block) = (turn(place), 3.6)
      let count = Int(radius(place) / block)
      var lanes = Path()
      for number in -count...count {
        for isAcross in [true, false] {
          let points = (-12...12).map { step in
            let along = Double(step) / 12 * radius(place)
            let offset = Double(number) * block
            return (isAcross ? CGPoint(x: along, y: offset) : CGPoint(x: offset, y: along)).applying(turn)
          }.filter { isBuilt($0, place) }
          if let first = points.first, let last = points.last {
            lanes.move(to: first)
            lanes.addLine(to: last)
          }
        }
      }
      context.stroke(lanes, with: palette.lane, lineWidth: 0.5)
      if context.scale >= 6 { drawHouses(place, turn, block, &context) }
    }
  }

  private func drawHouses(
    _ place: MapPlace, _ turn: CGAffineTransform, _ block: Double, _ context: inout TileContext
  ) {
    var houses = Path()
    let count = Int(radius(place) / block) + 1
    for row in -count..<count {
      for column in -count..<count {
        for part in 0..<4 where world.terrain.noise.random(place.id * 64 + row, column, 93 + UInt64(part)) > 0.22 {
          let corner = CGPoint(
            x: Double(column) * block + 0.45 + Double(part % 2) * 1.45,
            y: Double(row) * block + 0.45 + Double(part / 2) * 1.45)
          let size = 0.85 + world.terrain.noise.random(column, row * 4 + part, 94) * 0.4
          guard isBuilt(corner.applying(turn), place) else { continue }
          houses.addPath(Path(CGRect(x: corner.x, y: corner.y, width: size, height: 1.05)).applying(turn))
        }
      }
    }
    context.fill(houses, with: palette.house)
  }

  // MARK: Land

  /// Trees on a grid, moved at random, where woods grow.
  private func drawWoods(_ context: inout TileContext) {
    let step = 5.0
    let noise = world.terrain.noise
    var trees = Path()
    let area = context.rect.insetBy(dx: -step, dy: -step)
    for row in Int(area.minY / step)...Int(area.maxY / step) {
      for column in Int(area.minX / step)...Int(area.maxX / step) {
        let point = CGPoint(
          x: (Double(column) + noise.random(column, row, 51)) * step,
          y: (Double(row) + noise.random(column, row, 52)) * step)
        let height = world.terrain.height(at: point)
        guard height > 0.03, height < 0.5, noise.sum(point.x / 70, point.y / 70, octaves: 2, 53) > 0.56 else {
          continue
        }
        let radius = 0.9 + noise.random(column, row, 54) * 0.9
        trees.addEllipse(in: CGRect(x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2))
      }
    }
    context.opacity = 0.75
    context.fill(trees, with: palette.forest)
    context.opacity = 1
  }

  private func drawRoads(_ area: CGRect, _ context: inout TileContext) {
    for isEdge in [true, false] {
      for road in world.roads.roads {
        let inner = width(road.isMain ? 2.6 : 1.6, context)
        let color = isEdge ? palette.roadEdge : road.isMain ? palette.road : palette.lesserRoad
        stroke(road.line, color, isEdge ? inner + width(1, context) : inner, area, &context)
      }
    }
  }

  private func drawFerry(_ line: MapLine, _ area: CGRect, _ context: inout TileContext) {
    var path = Path()
    line.add(to: &path, near: line.bounds.insetBy(dx: -10, dy: -10))
    context.stroke(
      path, with: palette.ferry,
      style: StrokeStyle(lineWidth: width(1.1, context), lineCap: .round, dash: [4, 4]))
  }

  private func drawGrid(_ context: inout TileContext) {
    var lines = Path()
    for x in stride(from: 200.0, to: MapWorld.size.width, by: 200) {
      lines.move(to: CGPoint(x: x, y: context.rect.minY - 1))
      lines.addLine(to: CGPoint(x: x, y: context.rect.maxY + 1))
    }
    for y in stride(from: 200.0, to: MapWorld.size.height, by: 200) {
      lines.move(to: CGPoint(x: context.rect.minX - 1, y: y))
      lines.addLine(to: CGPoint(x: context.rect.maxX + 1, y: y))
    }
    context.stroke(lines, with: palette.grid, lineWidth: 1 / max(context.scale, 0.5))
  }
}

extension CGPoint {
  fileprivate func moved(to origin: CGPoint) -> CGPoint { CGPoint(x: x + origin.x, y: y + origin.y) }
}
