/// The indicator of pull to refresh: a ring that fills with the pull around an arrow that turns over, and rotating dots while the
/// action runs.
///
/// It is painted between the top of the viewport and the content and takes no part in layout: a frame of a pull places the content and
/// paints.
@MainActor package final class RefreshIndicator: FrameTicker {
  /// The state that is displayed.
  package enum Appearance: Equatable, Sendable {
    case hidden
    /// A pull with its `progress`; at 1 a release starts the action.
    case pulled(progress: Double, isArmed: Bool)
    case running
    /// The content returns after the action.
    case leaving
  }

  package var appearance = Appearance.hidden { didSet { if appearance != oldValue { node?.setNeedsPaint() } } }
  package var color = RGBAColor.black { didSet { if color != oldValue { node?.setNeedsPaint() } } }
  /// The color of a pull past the threshold.
  package var armedColor = RGBAColor.black { didSet { if armedColor != oldValue { node?.setNeedsPaint() } } }
  /// The height in points of the indicator's space while the action runs.
  package var restLength = 60.0

  private weak var node: ScrollNode?
  private var dots = SpinnerDots()

  /// The width and height of the ring in points.
  private static let side: CGFloat = 22
  private static let lineWidth: CGFloat = 2
  /// The progress at which the arrow begins to turn over (BxRefreshableScrollView, document 002).
  private static let turnStart = 0.6

  package init(_ node: ScrollNode) { self.node = node }

  /// Stops the animation because the scroll view leaves the window.
  func leave() {
    node?.host?.remove(self)
    dots.stop()
  }

  /// The rotation of the arrow at `progress`: 0 down, 1 up. With reduced motion it changes at `isArmed` without a transition.
  package static func turn(at progress: Double, isArmed: Bool, reducesMotion: Bool) -> Double {
    if reducesMotion { return isArmed ? 1 : 0 }
    return max(0, min(1, (progress - turnStart) / (1 - turnStart)))
  }

  /// The frame of the indicator in the scroll view's space; `nil` without space above the content. It moves down with the content and
  /// then stays centered.
  package var frame: CGRect? {
    guard let node, appearance != .hidden, let room else { return nil }
    let depth = min(room.height / 2, room.height - restLength / 2)
    return CGRect(
      x: ((node.size.width - Self.side) / 2).rounded(), y: (room.minY + depth - Self.side / 2).rounded(),
      width: Self.side, height: Self.side)
  }

  /// The rectangle between the upper inset and the content; `nil` if it is empty.
  private var room: CGRect? {
    guard let node else { return nil }
    let top = node.model.metrics.restingInsets.top
    let length = -node.model.offset.y - top
    return length > 0 ? CGRect(x: 0, y: top, width: node.size.width, height: length) : nil
  }

  // MARK: Drawing

  func paint(_ context: inout PaintContext) {
    guard let frame, let room else { return }
    let outer = context.opacity
    context.clipped(to: room) { paint(&$0, in: frame, part: room.height / max(restLength, 1)) }
    context.opacity = outer
  }

  /// Paints the indicator in `frame`. `part`: the height of the space as a fraction of `restLength`.
  private func paint(_ context: inout PaintContext, in frame: CGRect, part: Double) {
    switch appearance {
    case .hidden: break
    case .pulled(let progress, let isArmed):
      context.opacity *= min(1, progress * 2)
      paintRing(&context, in: frame, progress: min(progress, 1), color: isArmed ? armedColor : color)
      let turn = Self.turn(at: progress, isArmed: isArmed, reducesMotion: node?.traits.reducesMotion == true)
      paintArrow(&context, in: frame, turn: turn, color: isArmed ? armedColor : color)
    case .running:
      paintDots(&context, in: frame)
    case .leaving:
      context.opacity *= min(1, part)
      paintDots(&context, in: frame)
    }
  }

  private func paintRing(_ context: inout PaintContext, in frame: CGRect, progress: Double, color: RGBAColor) {
    context.frame(frame, radius: Self.side / 2, lineWidth: Self.lineWidth, color: color.opacity(0.2))
    let top = -CGFloat.pi / 2
    let arc = VectorPath.arc(
      center: .zero, radius: (Self.side - Self.lineWidth) / 2, from: top, to: top + 2 * .pi * progress)
    context.stroke(
      arc, PathStroke(width: Self.lineWidth, cap: .round), paint: .color(color),
      transform: CGAffineTransform(translationX: frame.midX, y: frame.midY))
  }

  private func paintArrow(_ context: inout PaintContext, in frame: CGRect, turn: Double, color: RGBAColor) {
    let turned = CGAffineTransform(rotationAngle: CGFloat(turn * Double.pi))
    context.stroke(
      Self.arrow, PathStroke(width: Self.lineWidth, cap: .round, join: .round), paint: .color(color),
      transform: turned.concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY)))
  }

  /// An arrow that points down, centered at the origin.
  private static let arrow: VectorPath = {
    var path = VectorPath()
    path.move(to: CGPoint(x: 0, y: -5))
    path.addLine(to: CGPoint(x: 0, y: 5))
    path.move(to: CGPoint(x: -3.5, y: 1.5))
    path.addLine(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 3.5, y: 1.5))
    return path
  }()

  private func paintDots(_ context: inout PaintContext, in frame: CGRect) {
    if dots.recordAppearance() { node?.host?.add(self) }
    dots.paint(&context, in: frame, color: color)
  }

  // MARK: Frames

  package func tick(at time: Double) -> NextTick {
    let (next, draws) = dots.tick(at: time)
    if draws { node?.setNeedsPaint() }
    return next
  }
}
