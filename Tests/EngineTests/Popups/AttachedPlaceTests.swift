import Engine
import Testing

/// The side of a rectangle at which a popover opens.
@MainActor @Suite struct AttachedPlaceTests {
  private nonisolated static let windows = [
    CGSize(width: 320, height: 240), CGSize(width: 380, height: 420), CGSize(width: 500, height: 500),
    CGSize(width: 900, height: 640), CGSize(width: 1600, height: 1000),
  ]
  private nonisolated static let panels = [
    CGSize(width: 120, height: 40), CGSize(width: 270, height: 320), CGSize(width: 320, height: 700),
    CGSize(width: 900, height: 900),
  ]

  /// The popover's frame at an anchor of 80 × 28 points at `place`, in parts of the window; a popover has at most the offered size.
  private func frame(_ panel: CGSize, in window: CGSize, at place: CGPoint) -> (
    side: AttachedPlace.Side, frame: CGRect, anchor: CGRect
  ) {
    let anchor = CGRect(
      x: place.x * (window.width - 80), y: place.y * (window.height - 28), width: 80, height: 28)
    let area = CGRect(origin: .zero, size: window).insetBy(dx: 6, dy: 6)
    func size(_ offer: CGSize) -> CGSize {
      CGSize(width: min(panel.width, offer.width), height: min(panel.height, offer.height))
    }
    let found = AttachedPlace(anchor: anchor, area: area, gap: 4, size: size)
    let taken = size(CGSize(width: found.offer.width ?? 0, height: found.offer.height ?? 0))
    var origin = found.origin(of: taken)
    origin.x = max(area.minX, min(origin.x, area.maxX - taken.width))
    origin.y = max(area.minY, min(origin.y, area.maxY - taken.height))
    return (found.side, CGRect(origin: origin, size: taken), anchor)
  }

  @Test(arguments: windows, panels) func aPopoverIsInTheWindowAndBesideItsViewWhereThereIsRoom(
    window: CGSize, panel: CGSize
  ) {
    for x in [0, 0.3, 0.5, 1] {
      for y in [0, 0.2, 0.5, 0.7, 1] {
        let (side, frame, anchor) = frame(panel, in: window, at: CGPoint(x: x, y: y))
        #expect(CGRect(origin: .zero, size: window).insetBy(dx: 6, dy: 6).contains(frame), "\(frame)")
        guard side != .over else {
          let room = max(window.height - anchor.maxY, anchor.minY) - 10
          #expect(room < AttachedPlace.leastHeight && room < panel.height)
          continue
        }
        #expect(!frame.intersects(anchor), "\(side): \(frame) over \(anchor)")
      }
    }
  }

  @Test func aPanelThatFitsNeitherBelowNorAboveIsBesideItsView() {
    let window = CGSize(width: 640, height: 420)
    #expect(frame(CGSize(width: 270, height: 320), in: window, at: CGPoint(x: 0, y: 0.5)).side == .right)
    #expect(frame(CGSize(width: 270, height: 320), in: window, at: CGPoint(x: 1, y: 0.5)).side == .left)
    #expect(frame(CGSize(width: 270, height: 320), in: window, at: CGPoint(x: 0.5, y: 0)).side == .below)
    #expect(frame(CGSize(width: 270, height: 320), in: window, at: CGPoint(x: 0.5, y: 1)).side == .above)
    #expect(frame(CGSize(width: 600, height: 320), in: window, at: CGPoint(x: 0.5, y: 0.4)).side == .below)
  }
}
