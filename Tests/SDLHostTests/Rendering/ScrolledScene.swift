import Engine
import Geometry
import Graphics
import SDLHost
import ScrollUITesting
import TextShaping

/// A window with a backdrop, a scroll view with changing rows, and an overlay.
@MainActor struct ScrolledScene {
  struct Row {
    var label: TextRun
    var color: RGBAColor
    var kind: Int
    var hasShadow: Bool
  }

  var random: SeededGenerator
  var rows: [Row] = []
  var offset: CGPoint = .zero
  /// How far down in the content the rows begin.
  var distance: CGFloat = 0
  var header: TextRun
  var hasPattern = false
  var hasOverlay = false
  var overlayX: CGFloat = 40
  let text: FontTextEngine
  let scroller = Marker()
  let rowHeight: CGFloat = 37.5

  final class Marker {}

  init(seed: UInt64, scale: CGFloat) throws {
    random = SeededGenerator(seed: seed)
    text = FontTextEngine(fonts: try SharedFonts.library.get(), scale: scale)
    header = ScrolledScene.run("Header", text)
    for _ in 0..<30 { rows.append(makeRow()) }
  }

  static func run(_ string: String, _ text: FontTextEngine) -> TextRun {
    let font = ResolvedFont(size: 15)
    return TextRun(
      text: string, font: font, width: text.width(of: string[...], font: font), metrics: text.metrics(of: font))
  }

  mutating func color() -> RGBAColor {
    RGBAColor(
      red: .random(in: 0..<1, using: &random), green: .random(in: 0..<1, using: &random),
      blue: .random(in: 0..<1, using: &random))
  }

  mutating func makeRow() -> Row {
    Row(
      label: ScrolledScene.run("Row \(random.next(below: 1000)) gÅy", text), color: color(),
      kind: random.next(below: 4),
      hasShadow: random.next(below: 12) == 0)
  }

  /// Makes one random change, sometimes several.
  mutating func change() {
    repeat {
      switch random.next(below: 12) {
      case 0...4: offset.y += CGFloat(random.next(below: 120)) - 50
      case 5: offset.x += CGFloat(random.next(below: 30)) - 15
      case 6: rows[random.next(below: rows.count)].color = color()
      case 7: rows.insert(makeRow(), at: random.next(below: rows.count))
      case 8: rows.remove(at: random.next(below: rows.count))
      case 9: header = ScrolledScene.run("Offset \(random.next(below: 500))", text)
      case 10: hasOverlay.toggle()
      default:
        overlayX = CGFloat(random.next(below: 200))
        if random.next(below: 6) == 0 { hasPattern.toggle() }
      }
      if rows.count < 8 { rows.append(makeRow()) }
    } while random.next(below: 3) == 0
  }

  func list(size: CGSize, scale: CGFloat) -> DisplayList {
    var context = PaintContext(list: DisplayList(size: size, background: RGBAColor(red: 0.9, green: 0.9, blue: 1)))
    let window = CGRect(origin: .zero, size: size)
    if hasPattern {
      context.fill(CGRect(x: 30, y: 60, width: 90, height: 200), radius: 12, color: RGBAColor.black.opacity(0.2))
    }
    context.text(header, at: CGPoint(x: 12, y: 30), color: .black)
    let viewport = CGRect(x: 20, y: 50, width: size.width - 40, height: size.height - 70)
    context.clip = viewport
    var list = context.finish()
    let start = list.commands.count
    let origin = CGPoint(
      x: viewport.minX - (offset.x * scale).rounded() / scale, y: viewport.minY - (offset.y * scale).rounded() / scale
    )
    context = PaintContext(list: list)
    context.clip = viewport
    context.translation = origin
    paintRows(&context, viewport: viewport)
    list = context.finish()
    list.recordScrolledSpan(of: ObjectIdentifier(scroller), from: start, viewport: viewport, origin: origin)
    context = PaintContext(list: list)
    context.clip = window
    context.fill(
      CGRect(x: size.width - 28, y: 60 + abs(offset.y - distance) / 10, width: 6, height: 40), radius: 3, color: .black)
    if hasOverlay {
      context.fill(CGRect(x: overlayX, y: 90, width: 120, height: 50), radius: 8, color: RGBAColor.white.opacity(0.8))
      context.text(header, at: CGPoint(x: overlayX + 8, y: 120), color: .black)
    }
    return context.finish()
  }

  private func paintRows(_ context: inout PaintContext, viewport: CGRect) {
    let outer = context.translation
    // The background of the rows is as long as the content.
    context.fill(
      CGRect(x: 0, y: 0, width: 260, height: distance + CGFloat(rows.count) * rowHeight),
      color: RGBAColor(red: 0.95, green: 0.95, blue: 0.9))
    for (index, row) in rows.enumerated() {
      context.translation = CGPoint(x: outer.x, y: outer.y + distance + CGFloat(index) * rowHeight)
      let bounds = CGRect(x: 4, y: 2, width: 240, height: rowHeight - 4)
      if row.hasShadow {
        context.withLayer(
          .shadow(color: RGBAColor.black.opacity(0.5), radius: 6, offset: CGSize(width: 0, height: 2)), bounds: bounds
        ) { $0.fill(bounds, radius: 6, color: row.color) }
      } else {
        paint(row, in: bounds, &context)
      }
      context.text(row.label, at: CGPoint(x: 16, y: 24), color: .black)
    }
    context.translation = outer
  }

  private func paint(_ row: Row, in bounds: CGRect, _ context: inout PaintContext) {
    switch row.kind {
    case 0: context.fill(bounds, color: row.color)
    case 1: context.fill(bounds, radius: 9, color: row.color)
    case 2: context.frame(bounds, radius: 9, lineWidth: 1.5, color: row.color)
    default:
      var path = VectorPath()
      path.move(to: CGPoint(x: bounds.minX, y: bounds.maxY))
      path.addQuad(to: CGPoint(x: bounds.maxX, y: bounds.maxY), control: CGPoint(x: bounds.midX, y: bounds.minY))
      path.close()
      context.fill(path, paint: .color(row.color))
    }
  }
}
