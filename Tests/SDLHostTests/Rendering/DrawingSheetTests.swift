import Engine
import Foundation
import Geometry
import Graphics
import SDLHost
import Testing

/// A sheet of paths, gradients, layers and images for the eye: run with `SAMPLE_SHEET=folder` to get PNG files of it.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["SAMPLE_SHEET"] != nil)) struct DrawingSheetTests {
  private let blue = RGBAColor(red: 0, green: 0.48, blue: 1)
  private let pink = RGBAColor(red: 1, green: 0.18, blue: 0.33)
  private let yellow = RGBAColor(red: 1, green: 0.8, blue: 0)

  private static let sun = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">\
    <circle cx="12" cy="12" r="5" fill="#ff9500"/><g stroke="#ff9500" stroke-width="2" stroke-linecap="round">\
    <path d="M12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9l2.1 2.1M17 17l2.1 2.1M4.9 19.1l2.1-2.1M17 7l2.1-2.1"/></g></svg>
    """

  @Test(arguments: [(1, false), (1.5, false), (2, true)] as [(CGFloat, Bool)])
  func draw(scale: CGFloat, isDark: Bool) throws {
    let canvas = try OffscreenCanvas(640, 480, scale: scale)
    let list = list(canvas, isDark: isDark)
    let start = ContinuousClock.now
    canvas.target.draw(list)
    print("first \(ContinuousClock.now - start)", canvas.target.counts)
    let again = ContinuousClock.now
    canvas.target.draw(list)
    print("again \(ContinuousClock.now - again)", canvas.target.counts)
    #expect(canvas.target.counts.madeRasters == 0)
    let folder = ProcessInfo.processInfo.environment["SAMPLE_SHEET"] ?? "."
    try canvas.target.snapshot().writePNG(to: "\(folder)/drawings-\(scale)\(isDark ? "-dark" : "").png")
  }

  /// Everything, in 640 × 480 points.
  func list(_ canvas: OffscreenCanvas, isDark: Bool) -> DisplayList {
    let paper = isDark ? RGBAColor(red: 0.11, green: 0.11, blue: 0.12) : .white
    let ink = isDark ? RGBAColor.white : .black
    var context = PaintContext(list: DisplayList(size: CGSize(width: 640, height: 480), background: paper))
    shapes(&context, ink: ink)
    gradients(&context)
    shadows(&context, card: isDark ? RGBAColor(red: 0.2, green: 0.2, blue: 0.22) : .white)
    layers(&context, canvas, ink: ink)
    images(&context, ink: ink)
    return context.list
  }

  private func star(_ center: CGPoint, _ radius: CGFloat) -> VectorPath {
    var path = VectorPath()
    for index in 0..<5 {
      let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
      path.addLine(to: CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
    }
    path.close()
    return path
  }

  private func shapes(_ context: inout PaintContext, ink: RGBAColor) {
    context.fill(.ellipse(in: CGRect(x: 16, y: 16, width: 80, height: 50)), paint: .color(blue))
    context.fill(star(CGPoint(x: 140, y: 46), 32), rule: .evenOdd, paint: .color(pink))
    context.fill(star(CGPoint(x: 210, y: 46), 32), paint: .color(pink))
    let corners = CornerRadii(topLeading: 24, topTrailing: 4, bottomTrailing: 24, bottomLeading: 0)
    context.fill(.roundedRect(CGRect(x: 256, y: 16, width: 70, height: 54), radii: corners), paint: .color(yellow))
    var zigzag = VectorPath()
    for index in 0..<5 { zigzag.addLine(to: CGPoint(x: 346 + index * 16, y: index % 2 == 0 ? 60 : 24)) }
    for (index, join) in [PathStroke.Join.miter, .round, .bevel].enumerated() {
      let cap: PathStroke.Cap = [.butt, .round, .square][index]
      context.stroke(
        zigzag, PathStroke(width: 7, cap: cap, join: join), paint: .color(ink.opacity(0.8)),
        transform: CGAffineTransform(translationX: CGFloat(index) * 92, y: 0))
    }
    let ring = VectorPath.ellipse(in: CGRect(x: 16, y: 86, width: 56, height: 56))
    context.stroke(ring, PathStroke(width: 6, cap: .round), paint: .color(ink.opacity(0.15)))
    context.stroke(
      ring.trimmed(from: 0, to: 0.7), PathStroke(width: 6, cap: .round), paint: .color(blue),
      transform: CGAffineTransform(translationX: 44, y: 114).rotated(by: -.pi / 2).translatedBy(x: -44, y: -114))
    let box = VectorPath.roundedRect(CGRect(x: 90, y: 86, width: 90, height: 56), radius: 12)
    context.stroke(box, PathStroke(width: 2, dash: [6, 4]), paint: .color(pink))
    context.stroke(
      .rect(CGRect(x: 196, y: 86, width: 90, height: 56)), PathStroke(width: 5, cap: .round, dash: [0.01, 9]),
      paint: .color(blue))
    for index in 0..<8 {
      var line = VectorPath()
      line.move(to: CGPoint(x: 300, y: 90))
      line.addLine(to: CGPoint(x: 380, y: 90 + CGFloat(index) * 7.3))
      context.stroke(line, PathStroke(width: 1), paint: .color(ink))
    }
  }

  private func gradients(_ context: inout PaintContext) {
    let ramp = ColorRamp(colors: [blue, pink, yellow])
    let box = CGRect(x: 400, y: 86, width: 70, height: 56)
    context.fill(
      .roundedRect(box, radius: 12), paint: .linear(ramp, start: CGPoint(x: 400, y: 86), end: CGPoint(x: 470, y: 142)))
    context.fill(
      .ellipse(in: box.offsetBy(dx: 78, dy: 0)),
      paint: .radial(
        ColorRamp(colors: [yellow, pink.opacity(0)]), center: CGPoint(x: 513, y: 114), startRadius: 0, endRadius: 36))
    context.fill(
      .ellipse(in: CGRect(x: 560, y: 86, width: 56, height: 56)),
      paint: .angular(
        ColorRamp(colors: [blue, pink, yellow, blue]), center: CGPoint(x: 588, y: 114), startAngle: 0, endAngle: 2 * .pi
      ))
  }

  private func shadows(_ context: inout PaintContext, card: RGBAColor) {
    for (index, radius) in ([3, 8, 16] as [CGFloat]).enumerated() {
      context.translation = CGPoint(x: 30 + CGFloat(index) * 110, y: 166)
      let box = CGRect(x: 0, y: 0, width: 80, height: 56)
      let effect = LayerEffect.shadow(
        color: RGBAColor.black.opacity(0.35), radius: radius, offset: CGSize(width: 0, height: radius / 3))
      context.withLayer(effect, bounds: box) { $0.fill(box, radius: 12, color: card) }
    }
    context.translation = CGPoint(x: 370, y: 160)
    context.withLayer(
      .shadow(color: pink, radius: 10), bounds: CGRect(x: 0, y: 0, width: 70, height: 70)
    ) { $0.fill(star(CGPoint(x: 35, y: 38), 34), paint: .color(yellow)) }
    context.translation = CGPoint(x: 460, y: 166)
    let box = CGRect(x: 0, y: 0, width: 80, height: 56)
    context.withLayer(.blur(radius: 5), bounds: box) { $0.fill(box, radius: 12, color: blue) }
    context.translation = .zero
  }

  private func content(_ context: inout PaintContext, _ canvas: OffscreenCanvas, ink: RGBAColor) {
    context.fill(CGRect(x: 0, y: 0, width: 90, height: 60), color: blue)
    context.fill(CGRect(x: 20, y: 14, width: 90, height: 60), radius: 10, color: pink)
    context.text(canvas.run("Layer 层"), at: CGPoint(x: 30, y: 50), color: .white)
  }

  private func layers(_ context: inout PaintContext, _ canvas: OffscreenCanvas, ink: RGBAColor) {
    let bounds = CGRect(x: 0, y: 0, width: 110, height: 74)
    let center = CGAffineTransform(translationX: -55, y: -37)
    let back = CGAffineTransform(translationX: 55, y: 37)
    let mask = context.record(bounds: bounds) { inner in
      inner.fill(
        .rect(bounds),
        paint: .linear(ColorRamp(colors: [.black, .clear]), start: .zero, end: CGPoint(x: 110, y: 0)))
    }
    var both = LayerEffect.clip(.roundedRect(bounds, radius: 24))
    both.shadow = LayerEffect.Shadow(
      color: RGBAColor.black.opacity(0.5), radius: 6, offset: CGSize(width: 0, height: 3))
    let effects: [LayerEffect] = [
      LayerEffect(), .opacity(0.5), .clip(.ellipse(in: bounds)), both, .mask(mask),
      .transform(center.concatenating(CGAffineTransform(rotationAngle: 0.3)).concatenating(back)),
      .transform(center.concatenating(CGAffineTransform(scaleX: 0.6, y: 0.6)).concatenating(back)),
      .transform(center.concatenating(CGAffineTransform(scaleX: 1.2, y: 1.2)).concatenating(back)),
      .colors(.grayscale(1)), .colors(.hueRotation(2)),
    ]
    for (index, effect) in effects.enumerated() {
      context.translation = CGPoint(x: 14 + CGFloat(index % 5) * 125, y: 250 + CGFloat(index / 5) * 90)
      context.withLayer(effect, bounds: bounds) { content(&$0, canvas, ink: ink) }
    }
    context.translation = .zero
  }

  private func images(_ context: inout PaintContext, ink: RGBAColor) {
    let store = SDLImageStore { _ in }
    let sun = store.image(.data(Data(DrawingSheetTests.sun.utf8)), scale: 1)
    context.image(sun, in: CGRect(x: 20, y: 432, width: 24, height: 24))
    context.image(sun, in: CGRect(x: 60, y: 424, width: 48, height: 48))
    context.image(sun, in: CGRect(x: 120, y: 424, width: 48, height: 48), tint: blue)
    context.image(
      sun, in: CGRect(x: -24, y: -24, width: 48, height: 48),
      transform: CGAffineTransform(translationX: 210, y: 448).rotated(by: 0.4))
    context.image(store.image(.file("/missing.png"), scale: 1), in: CGRect(x: 250, y: 424, width: 60, height: 44))
  }
}
