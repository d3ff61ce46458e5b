import CSDL2
import Engine
import Geometry
import Graphics

/// Draws display lists on a surface that keeps its pixels, and no more of them than have changed.
@MainActor final class FrameRepairer {
  private let drawing: DisplayListRenderer
  private var last = DrawnFrame()
  private var next = DrawnFrame()
  private var repair = Repair()
  private var mover = PixelMover()
  /// Whether the surface shows `last`.
  private var isCurrent = false
  /// Where the surface's pixels lay; SDL may have made a new one.
  private var pixels: UnsafeMutableRawPointer?
  private let clock = HostClock()
  /// Seconds that the last `draw` has taken for what shows figures about frames.
  private(set) var instrumentSeconds = 0.0
  /// The pixels that the last `draw` has changed.
  private(set) var changed = DamageRegions()

  init(drawing: DisplayListRenderer) { self.drawing = drawing }

  /// The pixels of the surface are not what was drawn last.
  func invalidate() { isCurrent = false }

  /// Draws `list` on `surface`, which the renderer draws on.
  func draw(_ list: DisplayList, on surface: UnsafeMutablePointer<SDL_Surface>) {
    let bounds = SDL_Rect(x: 0, y: 0, w: surface.pointee.w, h: surface.pointee.h)
    next.resolve(list, on: drawing.grid, bounds: bounds)
    changed.removeAll()
    instrumentSeconds = 0
    drawing.begin(on: surface)
    if isCurrent, surface.pointee.pixels == pixels, repair.find(from: last, to: next), moved(repair.move, on: surface) {
      if let move = repair.move { changed.add(move.target) }
      let instruments = list.instruments.map(drawing.grid.rectangle)
      for region in repair.regions.rectangles {
        draw(region, instruments: instruments)
        changed.add(region)
      }
    } else {
      drawing.draw(next, in: bounds)
      changed.add(bounds)
    }
    pixels = surface.pointee.pixels
    isCurrent = true
    swap(&last, &next)
  }

  /// Draws a region, and takes the time where most of it shows figures about frames.
  private func draw(_ region: SDL_Rect, instruments: SDL_Rect?) {
    guard let instruments, instruments.intersection(region).area * 2 > region.area else {
      return drawing.draw(next, in: region)
    }
    let start = clock.now
    drawing.draw(next, in: region)
    instrumentSeconds += clock.now - start
  }

  /// Moves pixels. Returns false where the surface does not let.
  private func moved(_ move: Repair.Move?, on surface: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    guard let move else { return true }
    // What SDL has only queued comes first.
    SDL_RenderFlush(drawing.canvas.renderer)
    guard let count = mover.move(last, to: move.target, by: move.shift, on: surface) else { return false }
    drawing.movedPixels = count
    return true
  }
}
