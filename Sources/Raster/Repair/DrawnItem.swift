import Graphics

/// A `DrawCommand` and the pixels that it may mark.
@MainActor struct DrawnItem {
  var command: DrawCommand
  /// The pixels inside of the clip.
  var clip: PixelRect
  /// The pixels that the command may mark, inside of `clip`; those that it marks if it is a rectangle.
  var ink: PixelRect
  /// True if the command gives all of `ink` one color; `isOpaque` if it also hides the pixels below.
  private let isRectangle, isOpaque: Bool

  /// Nil if the command marks no pixel.
  init?(_ command: DrawCommand, clip: PixelRect, grid: PixelGrid) {
    self.command = command
    self.clip = clip
    ink = command.reach(on: grid).intersection(clip)
    if case .rectangle(_, let color) = command {
      (isRectangle, isOpaque) = (true, DeviceColor(color).alpha == 255)
    } else {
      (isRectangle, isOpaque) = (false, false)
    }
    if ink.isEmpty { return nil }
  }

  /// True if the item covers all of `region` with an opaque color.
  func covers(_ region: PixelRect) -> Bool { isOpaque && ink.intersection(region) == region }

  /// True if the item has a single color in all of `region`.
  func isEven(in region: PixelRect) -> Bool { isRectangle && ink.intersection(region) == region }

  /// True if this item marks the pixels of `area` as `old` marks the pixels `shift` before them.
  func isSame(as old: DrawnItem, movedBy shift: PixelPoint, in area: PixelRect, on grid: PixelGrid) -> Bool {
    guard old.clip.offset(shift.x, shift.y).intersection(area) == clip.intersection(area) else { return false }
    // For rectangles only the visible part is compared: the edges of a rectangle as long as a list are too far away to
    // be compared exactly.
    if case .rectangle(_, let oldColor) = old.command, case .rectangle(_, let color) = command {
      return color == oldColor && old.ink.offset(shift.x, shift.y).intersection(area) == ink.intersection(area)
    }
    return command.isSame(as: old.command, movedBy: shift, on: grid)
  }
}

@MainActor extension DrawCommand {
  /// The pixels that the command may mark without a clip, estimated to be too many rather than too few.
  func reach(on grid: PixelGrid) -> PixelRect {
    switch self {
    case .clip: PixelRect(x: 0, y: 0, width: 0, height: 0)
    case .rectangle(let rectangle, let color), .roundedRectangle(let rectangle, _, let color),
      .roundedFrame(let rectangle, _, _, let color):
      color.isClear ? PixelRect(x: 0, y: 0, width: 0, height: 0) : grid.rectangle(rectangle)
    case .text(let run, let origin, let color):
      color.isClear ? PixelRect(x: 0, y: 0, width: 0, height: 0) : run.reach(at: origin, on: grid)
    case .path(let path, _, _, let transform):
      PixelRect(outside: path.controlBounds.applying(transform).applying(grid.transform)).grown(by: 1)
    case .image(_, let drawing):
      PixelRect(outside: drawing.destination.applying(drawing.transform).applying(grid.transform)).grown(by: 1)
    case .layer(let layer): layer.reach(on: grid)
    }
  }

  /// True if both commands mark the same pixels, this one `shift` pixels away from `old`.
  fileprivate func isSame(as old: DrawCommand, movedBy shift: PixelPoint, on grid: PixelGrid) -> Bool {
    switch (old, self) {
    case (.rectangle(let before, let oldColor), .rectangle(let now, let color)):
      return color == oldColor && grid.rectangle(now) == grid.rectangle(before).offset(shift.x, shift.y)
    case (.roundedRectangle(let before, let oldRadius, let oldColor), .roundedRectangle(let now, let radius, let color)):
      return color == oldColor && radius == oldRadius
        && grid.rectangle(now) == grid.rectangle(before).offset(shift.x, shift.y)
    case (
      .roundedFrame(let before, let oldRadius, let oldWidth, let oldColor),
      .roundedFrame(let now, let radius, let width, let color)
    ):
      return color == oldColor && radius == oldRadius && width == oldWidth
        && grid.rectangle(now) == grid.rectangle(before).offset(shift.x, shift.y)
    case (.text(let oldRun, let before, let oldColor), .text(let run, let now, let color)):
      return run === oldRun && color == oldColor && grid.x(now.x) == grid.x(before.x) + shift.x
        && grid.y(now.y) == grid.y(before.y) + shift.y
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
  /// The pixels that the run marks. Before `RunImage.ink` is known they are estimated: glyphs leave the box of advance and line
  /// height by less than two heights.
  fileprivate func reach(at origin: CGPoint, on grid: PixelGrid) -> PixelRect {
    let (x, y) = (grid.x(origin.x), grid.y(origin.y))
    if let rendering {
      let image = unsafeDowncast(rendering, to: RunImage.self)
      if let ink = image.ink, image.key.size == PixelSizeOfEm(font.size * grid.scale) { return ink.offset(x, y) }
    }
    let reach = 2 * grid.length(metrics.lineHeight)
    return PixelRect(x: x - reach, y: y - reach, width: grid.length(width) + 2 * reach, height: 2 * reach)
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
