import CSDL2
import Engine
import Geometry
import Graphics

/// A drawing step and the pixels that it may mark.
@MainActor struct DrawnItem {
  var command: DrawCommand
  /// The pixels that it is let through to.
  var clip: SDL_Rect
  /// The pixels that it may mark, clip considered.
  var ink: SDL_Rect

  /// Nil for a step that marks nothing.
  init?(_ command: DrawCommand, clip: SDL_Rect, grid: PixelGrid) {
    self.command = command
    self.clip = clip
    ink = command.reach(on: grid).intersection(clip)
    if ink.isEmpty { return nil }
  }

  /// Whether it covers all of `region` with one colour that nothing shines through.
  func covers(_ region: SDL_Rect, on grid: PixelGrid) -> Bool {
    guard case .rectangle(let rectangle, let color) = command, DeviceColor(color).alpha == 255 else { return false }
    return grid.rectangle(rectangle).intersection(clip).intersection(region) == region
  }

  /// Whether it is one even colour everywhere in `region`.
  func isEven(in region: SDL_Rect, on grid: PixelGrid) -> Bool {
    guard case .rectangle(let rectangle, _) = command else { return false }
    return grid.rectangle(rectangle).intersection(clip).intersection(region) == region
  }

  /// Whether this step marks the pixels of `area` as `old` has marked those that lie `shift` before them.
  func isSame(as old: DrawnItem, movedBy shift: SDL_Point, in area: SDL_Rect, on grid: PixelGrid) -> Bool {
    guard old.clip.offset(shift.x, shift.y).intersection(area) == clip.intersection(area) else { return false }
    // Of rectangles only what is seen counts: the ends of one as long as a list are too far away to be told.
    if case .rectangle(_, let oldColor) = old.command, case .rectangle(_, let color) = command {
      return color == oldColor && old.ink.offset(shift.x, shift.y).intersection(area) == ink.intersection(area)
    }
    return command.isSame(as: old.command, movedBy: shift, on: grid)
  }
}

@MainActor extension DrawCommand {
  /// The pixels that it may mark without a clip; rather too many than too few.
  func reach(on grid: PixelGrid) -> SDL_Rect {
    switch self {
    case .clip: SDL_Rect(x: 0, y: 0, w: 0, h: 0)
    case .rectangle(let rectangle, let color), .roundedRectangle(let rectangle, _, let color),
      .roundedFrame(let rectangle, _, _, let color):
      color.isClear ? SDL_Rect(x: 0, y: 0, w: 0, h: 0) : grid.rectangle(rectangle)
    case .text(let run, let origin, let color):
      color.isClear ? SDL_Rect(x: 0, y: 0, w: 0, h: 0) : run.reach(at: origin, on: grid)
    case .path(let path, _, _, let transform):
      SDL_Rect(outside: path.controlBounds.applying(transform).applying(grid.transform)).grown(by: 1)
    case .image(_, let drawing):
      SDL_Rect(outside: drawing.destination.applying(drawing.transform).applying(grid.transform)).grown(by: 1)
    case .layer(let layer): layer.reach(on: grid)
    }
  }

  /// Whether both draw the same, this one `shift` pixels away from where `old` does.
  fileprivate func isSame(as old: DrawCommand, movedBy shift: SDL_Point, on grid: PixelGrid) -> Bool {
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
  fileprivate func isSame(as old: ImageDrawing, movedBy shift: SDL_Point, on grid: PixelGrid) -> Bool {
    var (here, before) = (self, old)
    (here.transform, before.transform) = (.identity, .identity)
    return here == before && grid.isMoved(old.transform, transform, by: shift)
  }
}

extension Layer {
  fileprivate func reach(on grid: PixelGrid) -> SDL_Rect {
    let area = effect.reach(of: content.bounds).applying(effect.transform)
    return SDL_Rect(outside: area.offsetBy(dx: origin.x, dy: origin.y).applying(grid.transform)).grown(by: 2)
  }
}

extension TextRun {
  /// Ink may leave the box of advance and line height, by less than two heights; what has been drawn once says how far it does.
  fileprivate func reach(at origin: CGPoint, on grid: PixelGrid) -> SDL_Rect {
    let (x, y) = (grid.x(origin.x), grid.y(origin.y))
    if let rendering {
      let image = unsafeDowncast(rendering, to: RunImage.self)
      if let ink = image.ink, image.key.size == PixelSizeOfEm(font.size * grid.scale) { return ink.offset(x, y) }
    }
    let reach = 2 * grid.length(metrics.lineHeight)
    return SDL_Rect(x: x - reach, y: y - reach, w: grid.length(width) + 2 * reach, h: 2 * reach)
  }
}

extension PixelGrid {
  /// A point in whole pixels, rounded as everything is, however far away.
  func wholePixels(_ point: CGPoint) -> CGPoint {
    CGPoint(x: PixelGrid.snapped(point.x * scale + origin.x), y: PixelGrid.snapped(point.y * scale + origin.y))
  }

  /// Whether a point has moved by whole pixels, as finely as pictures are placed.
  fileprivate func isMoved(_ before: CGPoint, _ now: CGPoint, by shift: SDL_Point) -> Bool {
    guard let old = PixelPhase.split(before.applying(transform)), let new = PixelPhase.split(now.applying(transform))
    else { return false }
    return new.phase == old.phase && new.whole.x == old.whole.x + shift.x && new.whole.y == old.whole.y + shift.y
  }

  /// Whether a transform has moved by whole pixels and is otherwise the same.
  fileprivate func isMoved(_ before: CGAffineTransform, _ now: CGAffineTransform, by shift: SDL_Point) -> Bool {
    LinearPart(before) == LinearPart(now)
      && isMoved(CGPoint(x: before.tx, y: before.ty), CGPoint(x: now.tx, y: now.ty), by: shift)
  }
}

extension SDL_Rect {
  /// The rectangle with `pixels` more on each side; an empty one stays empty.
  func grown(by pixels: Int32) -> SDL_Rect {
    isEmpty ? self : SDL_Rect(x: x - pixels, y: y - pixels, w: w + 2 * pixels, h: h + 2 * pixels)
  }

  /// The number of its pixels.
  var area: Int { isEmpty ? 0 : Int(w) * Int(h) }
}
