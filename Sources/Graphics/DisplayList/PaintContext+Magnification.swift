/// Drawing at a larger or smaller scale without a layer.
extension PaintContext {
  /// Draws the content of `draw`, whose coordinates begin at the current node, larger by `factor`.
  ///
  /// Each command is drawn at its final size: text in a larger font, paths and images through a transform. It is as sharp as content that was
  /// laid out at that size, and the renderer compares and moves it in the same way.
  @MainActor package mutating func magnified(by factor: CGFloat, _ draw: (inout PaintContext) -> Void) {
    guard factor != 1, factor > 0, factor.isFinite else { return draw(&self) }
    let outer = (translation, clip)
    let visible = clip.offsetBy(dx: -translation.x, dy: -translation.y).scaled(by: 1 / factor)
    (translation, clip) = (.zero, visible)
    let suspended = beginRecording(clip: visible)
    draw(&self)
    let commands = endRecording(suspended)
    (translation, clip) = outer
    append(commands, recordedUnder: visible, magnifiedBy: factor, at: translation)
  }

  /// Appends commands that were recorded under the clip `recorded`, magnified and then moved by `offset`.
  @MainActor private mutating func append(
    _ commands: [DrawCommand], recordedUnder recorded: CGRect, magnifiedBy factor: CGFloat, at offset: CGPoint
  ) {
    let outer = clip
    for command in commands {
      switch command {
      case .clip(let inner):
        clip =
          inner == recorded ? outer : outer.overlap(with: inner.scaled(by: factor).offsetBy(dx: offset.x, dy: offset.y))
      case .layer(let layer) where layer.effect.isMagnification:
        guard !clip.isEmpty else { continue }
        let transform = layer.effect.transform
        let origin = CGPoint(
          x: (layer.origin.x + transform.tx) * factor + offset.x, y: (layer.origin.y + transform.ty) * factor + offset.y
        )
        append(
          layer.content.commands, recordedUnder: .infinite, magnifiedBy: Self.product(factor, transform.a), at: origin)
      default:
        if !clip.isEmpty { append(command.magnified(by: factor).moved(by: offset)) }
      }
    }
    clip = outer
  }

  /// The product of the factors; 1 if it differs only by rounding, as for a label that keeps its size in magnified content.
  private static func product(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
    abs(one * other - 1) < 1e-9 ? 1 : one * other
  }
}

extension LayerEffect {
  /// True if `transform` is a uniform scale without a reflection, beside a translation, and the only effect.
  fileprivate var isMagnification: Bool {
    opacity == 1 && hasOpacityOnly && !isGroup && transform.b == 0 && transform.c == 0 && transform.a > 0
      && transform.a == transform.d
  }

  /// The effect of the same layer at another scale.
  @MainActor fileprivate func magnified(by factor: CGFloat) -> LayerEffect {
    let scale = CGAffineTransform(scaleX: factor, y: factor)
    var effect = self
    effect.blurRadius *= factor
    effect.clip?.path = clip?.path.applying(scale) ?? VectorPath()
    if let mask { effect.mask = Mask(mask.picture.magnified(by: factor), isInverse: mask.isInverse) }
    if let shadow {
      effect.shadow = Shadow(
        color: shadow.color, radius: shadow.radius * factor,
        offset: CGSize(width: shadow.offset.width * factor, height: shadow.offset.height * factor))
    }
    let smaller = CGAffineTransform(scaleX: 1 / factor, y: 1 / factor)
    effect.changeCoordinates {
      CGAffineTransform(a: $0.a, b: $0.b, c: $0.c, d: $0.d, tx: $0.tx * factor, ty: $0.ty * factor)
    } _: {
      ProjectionTransform(smaller).concatenating($0).concatenating(ProjectionTransform(scale))
    }
    return effect
  }
}

extension Recording {
  /// The recording in coordinates that are larger by `factor`.
  @MainActor fileprivate func magnified(by factor: CGFloat) -> Recording {
    guard factor != 1 else { return self }
    return Recording(commands: commands.map { $0.magnified(by: factor) }, bounds: bounds.scaled(by: factor))
  }
}

extension DrawCommand {
  /// The command in coordinates that are larger by `factor`.
  @MainActor fileprivate func magnified(by factor: CGFloat) -> DrawCommand {
    guard factor != 1 else {
      // A label that keeps its size moves with content that is magnified.
      guard case .text(let run, let origin, let color) = self else { return self }
      return .text(run.withoutSubpixels, origin: origin, color)
    }
    let scale = CGAffineTransform(scaleX: factor, y: factor)
    switch self {
    case .clip(let rect): return .clip(rect.scaled(by: factor))
    case .rectangle(let rect, let color): return .rectangle(rect.scaled(by: factor), color)
    case .roundedRectangle(let rect, let radius, let color):
      return .roundedRectangle(rect.scaled(by: factor), radius: radius * factor, color)
    case .roundedFrame(let rect, let radius, let lineWidth, let color):
      return .roundedFrame(rect.scaled(by: factor), radius: radius * factor, lineWidth: lineWidth * factor, color)
    case .text(let run, let origin, let color):
      return .text(run.magnified(by: factor), origin: origin.scaled(by: factor), color)
    case .path(let path, let rule, let paint, let transform):
      return .path(path, rule: rule, paint, transform.concatenating(scale))
    case .image(let image, var drawing):
      drawing.transform = drawing.transform.concatenating(scale)
      return .image(image, drawing)
    case .layer(let layer):
      return .layer(
        Layer(
          content: layer.content.magnified(by: factor), effect: layer.effect.magnified(by: factor),
          origin: layer.origin.scaled(by: factor)))
    }
  }
}

extension CGRect {
  /// The rectangle with all coordinates multiplied by `factor`; an infinite rectangle stays infinite.
  fileprivate func scaled(by factor: CGFloat) -> CGRect {
    isInfinite ? self : CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}

extension CGPoint {
  fileprivate func scaled(by factor: CGFloat) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }
}
