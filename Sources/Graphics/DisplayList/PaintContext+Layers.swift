extension PaintContext {
  /// Fills a path in the current node's coordinates. `transform` maps the path to them.
  package mutating func fill(
    _ path: VectorPath, rule: VectorPath.Rule = .nonzero, paint: Paint, transform: CGAffineTransform = .identity
  ) {
    guard opacity > 0, !path.isEmpty, !paint.isClear else { return }
    let inWindow = transform.concatenating(CGAffineTransform(translationX: translation.x, y: translation.y))
    guard path.controlBounds.applying(inWindow).insetBy(dx: -1, dy: -1).meets(clip) else { return }
    append(.path(path, rule: rule, paint.opacity(opacity), inWindow))
  }

  /// Fills the outline of a `PathStroke` along a path.
  package mutating func stroke(
    _ path: VectorPath, _ stroke: PathStroke, paint: Paint, transform: CGAffineTransform = .identity
  ) {
    fill(path.stroked(stroke), paint: paint, transform: transform)
  }

  /// Draws an image, or its part `source` in pixels, in a rectangle of the current node's coordinates.
  package mutating func image(
    _ image: ImageHandle, source: CGRect? = nil, in destination: CGRect, tint: RGBAColor? = nil,
    interpolation: ImageInterpolation = .linear, transform: CGAffineTransform = .identity
  ) {
    guard opacity > 0, destination.width > 0, destination.height > 0, image.pixelSize != .zero else { return }
    let inWindow = transform.concatenating(CGAffineTransform(translationX: translation.x, y: translation.y))
    guard destination.applying(inWindow).insetBy(dx: -1, dy: -1).meets(clip) else { return }
    if case .recording(let content) = image.source {
      return draw(content, part: source ?? content.bounds, in: destination, tint: tint, transform)
    }
    append(
      .image(
        image,
        ImageDrawing(
          source: source ?? CGRect(origin: .zero, size: image.pixelSize), destination: destination, tint: tint,
          opacity: opacity, interpolation: interpolation, transform: inWindow)))
  }

  /// Draws a part of a recording as an image.
  private mutating func draw(
    _ content: Recording, part: CGRect, in destination: CGRect, tint: RGBAColor?, _ transform: CGAffineTransform
  ) {
    guard part.width > 0, part.height > 0 else { return }
    let (across, down) = (destination.width / part.width, destination.height / part.height)
    let place = CGAffineTransform(
      a: across, b: 0, c: 0, d: down, tx: destination.minX - part.minX * across, ty: destination.minY - part.minY * down
    )
    var effect = LayerEffect.transform(place.concatenating(transform))
    if part != content.bounds { effect.clip = LayerEffect.Clip(.rect(part)) }
    if let tint { effect.colorMatrix = .replacing(by: tint) }
    draw(content, effect)
  }

  /// Records the commands of `draw` in the current node's coordinates, such as a mask for `LayerEffect.mask`. Content outside of
  /// `bounds` is dropped.
  package mutating func record(bounds: CGRect, _ draw: (inout PaintContext) -> Void) -> Recording {
    let outer = (translation, clip, opacity)
    // A margin of 1 point, so that rounding to pixels cuts no smooth edge.
    (translation, clip, opacity) = (.zero, bounds.insetBy(dx: -1, dy: -1), 1)
    let suspended = beginRecording()
    draw(&self)
    let commands = endRecording(suspended)
    (translation, clip, opacity) = outer
    return Recording(commands: commands, bounds: bounds)
  }

  /// Draws the content of `draw` as one layer with an effect. `bounds`, in the current node's coordinates, contains the content
  /// before the effect. Inside, `opacity` is 1 and coordinates begin at the node, so that the layer is equal at every position.
  package mutating func withLayer(_ effect: LayerEffect, bounds: CGRect, _ draw: (inout PaintContext) -> Void) {
    guard opacity > 0, effect.opacity > 0, !bounds.isNull else { return }
    if effect.isPlain { return withTranslation(effect.transform, draw) }
    guard let area = recordedArea(effect, bounds: bounds) else { return }
    self.draw(record(bounds: area, draw), effect)
  }

  /// Draws a recorded layer with an effect, in the current node's coordinates.
  package mutating func draw(_ content: Recording, _ effect: LayerEffect) {
    guard opacity > 0, !content.commands.isEmpty else { return }
    var effect = effect
    effect.opacity = min(max(effect.opacity * opacity, 0), 1)
    appendLayer(content, effect)
  }

  /// Draws in `bounds`, in the current node's coordinates. If `draw` returns true, its commands are removed, and it draws into a layer
  /// that does not mix with the content behind it.
  package mutating func draw(isolatedIn bounds: CGRect, _ draw: (inout PaintContext) -> Bool) {
    let end = list.end
    guard draw(&self) else { return }
    removeCommands(since: end)
    withLayer(.group, bounds: bounds) { _ = draw(&$0) }
  }

  private mutating func withTranslation(_ transform: CGAffineTransform, _ draw: (inout PaintContext) -> Void) {
    let outer = translation
    translation = CGPoint(x: outer.x + transform.tx, y: outer.y + transform.ty)
    draw(&self)
    translation = outer
  }

  /// Draws the content of `draw` with an opacity as a whole: overlapping parts do not shine through. `isSingle` is true if no part
  /// overlaps another; then no layer is needed.
  package mutating func withGroupOpacity(
    _ value: Double, bounds: CGRect, isSingle: Bool, _ draw: (inout PaintContext) -> Void
  ) {
    guard isSingle else { return withLayer(.opacity(value), bounds: bounds, draw) }
    let outer = opacity
    opacity *= value
    draw(&self)
    opacity = outer
  }

  /// Appends a layer. Translucent commands that do not overlap are appended directly.
  private mutating func appendLayer(_ content: Recording, _ effect: LayerEffect) {
    if effect.hasOpacityOnly, effect.transform.isTranslation, content.isSeparable(opacity: effect.opacity) {
      let offset = CGPoint(x: translation.x + effect.transform.tx, y: translation.y + effect.transform.ty)
      return appendSteps(of: content, by: offset, opacity: effect.opacity)
    }
    append(.layer(Layer(content: content, effect: effect, origin: translation)))
  }

  /// Appends the commands of a recording, moved by `offset` and with an opacity.
  private mutating func appendSteps(of content: Recording, by offset: CGPoint, opacity: Double) {
    var visible = clip
    for command in content.commands {
      if case .clip(let inner) = command {
        visible = clip.overlap(with: inner.offsetBy(dx: offset.x, dy: offset.y))
      } else if let area = command.bounds, !visible.isEmpty,
        area.offsetBy(dx: offset.x, dy: offset.y).insetBy(dx: -1, dy: -1).meets(visible),
        let moved = command.moved(by: offset).fainter(by: opacity)
      {
        append(moved, clip: visible)
      }
    }
  }

  /// The part of `bounds` to record; nil if the layer is invisible.
  ///
  /// A layer that is not much larger than the window is recorded as a whole, so that it stays equal while it scrolls. Of a larger
  /// layer it is the visible part, rounded up to squares, so that it rarely changes.
  private func recordedArea(_ effect: LayerEffect, bounds: CGRect) -> CGRect? {
    let local = clip.offsetBy(dx: -translation.x, dy: -translation.y)
    let reached = effect.reach(of: bounds).insetBy(dx: -1, dy: -1)
    guard !reached.isEmpty, effect.drawnBounds(of: reached).meets(local) else { return nil }
    let visible = effect.sourceBounds(of: local)
    let isSmall = bounds.width <= 2 * list.size.width && bounds.height <= 2 * list.size.height
    if isSmall && bounds.width * bounds.height <= 2 * list.size.width * list.size.height { return bounds }
    let square: CGFloat = 128
    let area = effect.sources(of: visible).overlap(with: bounds)
    guard !area.isEmpty else { return nil }
    let left = (area.minX / square).rounded(.down) * square
    let top = (area.minY / square).rounded(.down) * square
    return CGRect(
      x: left, y: top, width: (area.maxX / square).rounded(.up) * square - left,
      height: (area.maxY / square).rounded(.up) * square - top
    ).overlap(with: bounds)
  }
}
