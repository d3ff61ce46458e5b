import Engine

extension GraphicsContext {
  /// A text that is prepared for drawing.
  public struct ResolvedText {
    let spans: [TextSpan]
    let style: TextParagraphStyle
    let recorder: GraphicsRecorder
    /// The style of parts without their own style. Stored without an effect: texts are drawn in their own colors.
    public var shading: Shading = .foreground

    /// The size of the text within `size`, in points. A dimension that is not finite does not limit the text.
    public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

    /// The distance of the first baseline from the top within `size`, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }

    /// The distance of the last baseline from the top within `size`, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }

    func layout(in size: CGSize) -> TextLayout {
      func limit(_ length: CGFloat) -> CGFloat? { length.isFinite ? max(0, length) : nil }
      let (recorder, spans, style) = (recorder, spans, style)
      let (width, height) = (limit(size.width), limit(size.height))
      let result = MainActor.assumeIsolated {
        UncheckedTransfer(
          recorder.environment.textEngine.map {
            recorder.texts.layout(spans, style, width: width, height: height, $0)
          })
      }
      return result.value ?? .empty
    }
  }

  /// An image that is prepared for drawing.
  public struct ResolvedImage {
    var picture: ImagePicture

    /// The size of the image in points.
    public var size: CGSize { picture.size }
    /// The distance of the baseline from the top: the height of the image.
    public var baseline: CGFloat { picture.size.height }
    /// The style that replaces the image's colors; nil to keep them.
    public var shading: Shading?
  }

  /// A view of the canvas's `symbols`, prepared for drawing.
  public struct ResolvedSymbol {
    let node: RenderNode

    /// The ideal size of the view, in points.
    public var size: CGSize {
      let node = node
      return MainActor.assumeIsolated { node.size }
    }
  }

  /// Prepares a text for drawing, so that it can be measured.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(spans: text.spans(in: environment), style: environment.resolvedParagraphStyle, recorder: recorder)
  }

  /// Prepares an image for drawing, so that it can be measured.
  public func resolve(_ image: Image) -> ResolvedImage {
    let environment = UncheckedTransfer(environment)
    return ResolvedImage(picture: MainActor.assumeIsolated { image.picture(in: environment.value) })
  }

  /// Prepares the symbol view with the tag `id` for drawing; nil if there is no such view.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let (recorder, id) = (recorder, UncheckedTransfer(AnyHashable(id)))
    let node = MainActor.assumeIsolated {
      UncheckedTransfer(recorder.node?.children.first { $0.viewTag == id.value })
    }
    return node.value.map(ResolvedSymbol.init)
  }

  // MARK: Text

  /// Draws a text within `rect`, from its top leading corner; lines are wrapped and truncated.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.layout(in: rect.size), of: text, at: rect.origin)
  }

  /// Draws a text in its ideal size, with the point `anchor` of its bounds at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(layout, of: text, at: point.corner(of: layout.size, anchor: anchor))
  }

  /// Draws a text within `rect`, from its top leading corner; lines are wrapped and truncated.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text in its ideal size, with the point `anchor` of its bounds at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ layout: TextLayout, of text: ResolvedText, at origin: CGPoint) {
    let style = text.style
    let frame = CGRect(origin: origin, size: layout.size)
    draw(in: frame.insetBy(dx: -4, dy: -4)) {
      layout.draw(text.spans, alignment: style.leftAlignment, lineSpacing: style.lineSpacing, at: origin, &$0)
    }
  }

  // MARK: Images

  /// Draws an image that is scaled to `rect`.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    if replace(Path(rect), { $0.draw(image, in: rect, style: style) }) { return }
    var picture = image.picture
    if let shading = image.shading {
      switch shading.resolved(in: environment) {
      case .relative(let paint): picture.tint = paint
      case .absolute(.color(let color)): picture.tint = .color(color)
      case .absolute, .tiles: break
      }
    }
    if picture.resizing == nil { picture.resizing = ImageResizing() }
    let transform = transform
    recorder.draw(state, in: rect.applying(transform)) { $0.draw(picture, in: rect, transform: transform) }
  }

  /// Draws an image in its own size, with the point `anchor` of its bounds at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: point.corner(of: image.size, anchor: anchor), size: image.size))
  }

  /// Draws an image that is scaled to `rect`.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its own size, with the point `anchor` of its bounds at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// Draws a symbol in its ideal size, with the point `anchor` of its bounds at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(origin: point.corner(of: symbol.size, anchor: anchor), size: symbol.size))
  }

  /// Draws a symbol that is scaled to `rect`.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    var context = self
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    let (node, recorder) = (symbol.node, recorder)
    context.draw(in: CGRect(origin: .zero, size: size)) { recorder.node?.drawChild(node, &$0) }
  }

  /// Draws content that does not support transforms itself: in a layer unless `transform` is only a translation.
  func draw(in area: CGRect, _ draw: @escaping (inout PaintContext) -> Void) {
    if replace(Path(area), { $0.draw(in: area, draw) }) { return }
    let transform = transform
    recorder.draw(state, in: area.applying(transform)) { context in
      context.withLayer(.transform(transform), bounds: area, draw)
    }
  }
}

extension CGPoint {
  /// The top left corner of a rectangle of `size` whose point `anchor` is at this point.
  fileprivate func corner(of size: CGSize, anchor: UnitPoint) -> CGPoint {
    CGPoint(x: x - size.width * anchor.x, y: y - size.height * anchor.y)
  }
}
