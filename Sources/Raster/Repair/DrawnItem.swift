import Graphics

/// The pixels that a `DrawCommand` may mark. A value without references: it is compared and searched without counting them.
@MainActor struct DrawnItem {
  /// The facts by which the most frequent commands are compared, in pixels and with the colors of pixels.
  private enum Look {
    case rectangle(DeviceColor)
    case roundedRectangle(PixelRect, radius: CGFloat, DeviceColor)
    case roundedFrame(PixelRect, radius: CGFloat, lineWidth: CGFloat, DeviceColor)
    /// A `TextRun` and the left end of its baseline. `DrawnFrame.commands` keeps the run, and with it the identity.
    case text(ObjectIdentifier, PixelPoint, DeviceColor)
    /// A command with an `indirect` payload, which is compared itself.
    case other
  }

  /// The pixels inside of the clip.
  let clip: PixelRect
  /// The pixels that the command may mark, inside of `clip`; those that it marks if it is a rectangle.
  let ink: PixelRect
  private let look: Look

  /// Nil if the command marks no pixel.
  init?(_ command: DrawCommand, clip: PixelRect, grid: PixelGrid) {
    let reach: PixelRect
    switch command {
    case .clip: return nil
    case .rectangle(let rectangle, let color):
      if color.isClear { return nil }
      reach = grid.rectangle(rectangle)
      look = .rectangle(DeviceColor(color))
    case .roundedRectangle(let rectangle, let radius, let color):
      if color.isClear { return nil }
      reach = grid.rectangle(rectangle)
      look = .roundedRectangle(reach, radius: radius, DeviceColor(color))
    case .roundedFrame(let rectangle, let radius, let lineWidth, let color):
      if color.isClear { return nil }
      reach = grid.rectangle(rectangle)
      look = .roundedFrame(reach, radius: radius, lineWidth: lineWidth, DeviceColor(color))
    case .text(let run, let origin, let color):
      if color.isClear { return nil }
      let place = PixelPoint(x: grid.x(origin.x), y: grid.y(origin.y))
      reach = run.reach(at: place, on: grid)
      look = .text(ObjectIdentifier(run), place, DeviceColor(color))
    case .path(let path, _, _, let transform):
      reach = PixelRect(outside: path.controlBounds.applying(transform).applying(grid.transform)).grown(by: 1)
      look = .other
    case .image(_, let drawing):
      reach = PixelRect(outside: drawing.destination.applying(drawing.transform).applying(grid.transform)).grown(by: 1)
      look = .other
    case .layer(let layer):
      reach = layer.reach(on: grid)
      look = .other
    }
    ink = reach.intersection(clip)
    if ink.isEmpty { return nil }
    self.clip = clip
  }

  /// True if the item covers all of `region` with an opaque color.
  func covers(_ region: PixelRect) -> Bool {
    if case .rectangle(let color) = look { color.alpha == 255 && ink.intersection(region) == region } else { false }
  }

  /// True if the item has a single color in all of `region`.
  func hasSingleColor(in region: PixelRect) -> Bool {
    if case .rectangle = look { ink.intersection(region) == region } else { false }
  }

  /// True if this item marks the pixels of `area` as `old` marks the pixels `shift` before them; nil if their commands have to be compared.
  func isSame(as old: DrawnItem, movedBy shift: PixelPoint, in area: PixelRect) -> Bool? {
    guard old.clip.offset(shift.x, shift.y).intersection(area) == clip.intersection(area) else { return false }
    switch (old.look, look) {
    case (.rectangle(let oldColor), .rectangle(let color)):
      // Only the visible part is compared: the edges of a rectangle as long as a list are too far away to be compared exactly.
      return color == oldColor && old.ink.offset(shift.x, shift.y).intersection(area) == ink.intersection(area)
    case (.roundedRectangle(let before, let oldRadius, let oldColor), .roundedRectangle(let now, let radius, let color)):
      return color == oldColor && radius == oldRadius && now == before.offset(shift.x, shift.y)
    case (
      .roundedFrame(let before, let oldRadius, let oldWidth, let oldColor),
      .roundedFrame(let now, let radius, let width, let color)
    ):
      return color == oldColor && radius == oldRadius && width == oldWidth && now == before.offset(shift.x, shift.y)
    case (.text(let oldRun, let before, let oldColor), .text(let run, let now, let color)):
      return run == oldRun && color == oldColor && now.x == before.x + shift.x && now.y == before.y + shift.y
    case (.other, .other): return nil
    default: return false
    }
  }
}

@MainActor extension DrawCommand {
  /// True if both commands mark the same pixels, this command `shift` pixels away from `old`. Commands without an `indirect` payload are
  /// compared by `DrawnItem`, and count as different here.
  func isSame(as old: DrawCommand, movedBy shift: PixelPoint, on grid: PixelGrid) -> Bool {
    switch (old, self) {
    case (.path(let oldPath, let oldRule, let oldPaint, let before), .path(let path, let rule, let paint, let now)):
      return grid.isMoved(before, now, by: shift) && rule == oldRule && paint == oldPaint && path == oldPath
    case (.image(let oldImage, let before), .image(let image, let now)):
      return image === oldImage && now.isSame(as: before, movedBy: shift, on: grid)
    case (.layer(let before), .layer(let now)):
      return now.content == before.content && now.effect == before.effect
        && grid.isMoved(before.origin, now.origin, by: shift)
    default: return false
    }
  }
}

extension ImageDrawing {
  fileprivate func isSame(as old: ImageDrawing, movedBy shift: PixelPoint, on grid: PixelGrid) -> Bool {
    var (here, before) = (self, old)
    (here.transform, before.transform) = (.identity, .identity)
    return here == before && grid.isMoved(old.transform, transform, by: shift)
  }
}

extension Layer {
  fileprivate func reach(on grid: PixelGrid) -> PixelRect {
    let area = effect.drawnBounds(of: effect.reach(of: content.bounds))
    return PixelRect(outside: area.offsetBy(dx: origin.x, dy: origin.y).applying(grid.transform)).grown(by: 2)
  }
}

extension TextRun {
  /// The pixels that the run marks if its baseline begins at `place`. Before `RunImage.ink` is known they are estimated: glyphs leave the box
  /// of advance and line height by less than two heights.
  fileprivate func reach(at place: PixelPoint, on grid: PixelGrid) -> PixelRect {
    if let rendering {
      let image = unsafeDowncast(rendering, to: RunImage.self)
      if let ink = image.ink, image.key.size == PixelSizeOfEm(font.size * grid.scale) {
        return ink.offset(place.x, place.y)
      }
    }
    let reach = 2 * grid.length(metrics.lineHeight)
    return PixelRect(x: place.x - reach, y: place.y - reach, width: grid.length(width) + 2 * reach, height: 2 * reach)
  }
}

extension PixelGrid {
  /// A point in whole pixels, rounded by `PixelGrid.snapped`. The result is not clamped.
  func wholePixels(_ point: CGPoint) -> CGPoint {
    CGPoint(x: PixelGrid.snapped(point.x * scale + origin.x), y: PixelGrid.snapped(point.y * scale + origin.y))
  }

  /// True if a point has moved by `shift` whole pixels, in the steps of `PixelPhase`.
  fileprivate func isMoved(_ before: CGPoint, _ now: CGPoint, by shift: PixelPoint) -> Bool {
    guard let old = PixelPhase.split(before.applying(transform)), let new = PixelPhase.split(now.applying(transform))
    else { return false }
    return new.phase == old.phase && new.whole.x == old.whole.x + shift.x && new.whole.y == old.whole.y + shift.y
  }

  /// True if a transform has moved by `shift` whole pixels and has the same `LinearPart`.
  fileprivate func isMoved(_ before: CGAffineTransform, _ now: CGAffineTransform, by shift: PixelPoint) -> Bool {
    LinearPart(before) == LinearPart(now)
      && isMoved(CGPoint(x: before.tx, y: before.ty), CGPoint(x: now.tx, y: now.ty), by: shift)
  }
}
