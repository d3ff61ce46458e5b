/// The picture that follows the pointer during a drag. Points are in window coordinates.
@MainActor package protocol DragPreview: AnyObject {
  /// Moves the picture to a pointer at `point`; the first call shows it.
  func move(to point: CGPoint, in root: RootNode)
  /// Hides the picture until the next movement.
  func hide(in root: RootNode)
  /// Removes the picture.
  func end(in root: RootNode)
  /// The picture for the window system; nil without one.
  var picture: DragPicture? { get }
}

/// The drawing of a node as it was when it was lifted, as `RootNode.foreground`.
@MainActor package final class RecordedDragPreview: DragPreview {
  /// The opacity of `drawing`, so that targets can be seen behind it.
  private static let opacity = 0.85
  private static let shadow = LayerEffect.Shadow(
    color: RGBAColor(red: 0, green: 0, blue: 0, alpha: 0.3), radius: 10, offset: CGSize(width: 0, height: 3))

  private let drawing: Recording
  private let effect: LayerEffect
  /// The node that is hidden while `drawing` stands for it.
  private var hidden: RenderNode?
  /// The distance from the pointer to the origin of `drawing`.
  private let offset: CGPoint
  private var origin = CGPoint.zero

  /// Records `node`, which is lifted by a pointer at `point`. The preview is translucent and has a shadow.
  package convenience init(of node: RenderNode, at point: CGPoint) {
    var effect = LayerEffect()
    effect.opacity = Self.opacity
    effect.shadow = Self.shadow
    self.init(of: node, at: point, effect)
  }

  /// Records the node of an item, and hides it until `end(in:)`. A row of a list is drawn lifted above the list, with the edges of `count`
  /// rows.
  package convenience init(lifting node: RenderNode, count: Int, at point: CGPoint) {
    if let row = node.fact(ListRowFact.self) {
      let decorations = row.decorations
      row.decorations.lift = 1
      row.decorations.liftedCount = count
      self.init(of: row, at: point, LayerEffect())
      row.decorations = decorations
    } else {
      self.init(of: node, at: point)
    }
    hidden = node
  }

  private init(of node: RenderNode, at point: CGPoint, _ effect: LayerEffect) {
    self.effect = effect
    let area = node.visualBounds.isNull ? node.bounds : node.visualBounds
    var context = PaintContext(list: DisplayList(size: area.size, background: .clear), usesCaches: false)
    context.translation = CGPoint(x: -area.minX, y: -area.minY)
    node.paint(&context)
    drawing = Recording(commands: context.finish().commands, bounds: CGRect(origin: .zero, size: area.size))
    let corner = node.convert(area, to: nil)
    offset = CGPoint(x: corner.minX - point.x, y: corner.minY - point.y)
  }

  /// Leaves the lifted node hidden after `end(in:)`.
  package func keepHidden() { hidden = nil }

  package func move(to point: CGPoint, in root: RootNode) {
    origin = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    root.foreground = self
    hidden?.transitionOpacity = 0
  }

  package func hide(in root: RootNode) { if root.foreground === self { root.foreground = nil } }

  /// The space in points around the drawing, for its shadow.
  private static let margin = 24.0

  package var picture: DragPicture? {
    let size = CGSize(
      width: drawing.bounds.width + 2 * Self.margin, height: drawing.bounds.height + 2 * Self.margin)
    var context = PaintContext(list: DisplayList(size: size, background: .clear), usesCaches: false)
    context.translation = CGPoint(x: Self.margin, y: Self.margin)
    context.draw(drawing, effect)
    let pointer = CGPoint(x: Self.margin - offset.x, y: Self.margin - offset.y)
    return DragPicture(list: context.finish(), pointer: pointer)
  }

  package func end(in root: RootNode) {
    if root.foreground === self { root.foreground = nil }
    hidden?.transitionOpacity = 1
    hidden = nil
  }
}

extension RecordedDragPreview: ForegroundDrawing {
  package func paint(_ context: inout PaintContext) {
    let outer = context.translation
    context.translation = outer + origin
    context.draw(drawing, effect)
    context.translation = outer
  }
}

extension DragPicture {
  /// The drawing of `node` with the pointer in its middle.
  @MainActor package init(centered node: RenderNode) {
    let area = node.visualBounds.isNull ? node.bounds : node.visualBounds
    var context = PaintContext(list: DisplayList(size: area.size, background: .clear), usesCaches: false)
    context.translation = CGPoint(x: -area.minX, y: -area.minY)
    node.paint(&context)
    self.init(
      list: context.finish(), pointer: CGPoint(x: node.bounds.midX - area.minX, y: node.bounds.midY - area.minY))
  }
}
