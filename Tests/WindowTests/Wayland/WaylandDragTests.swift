import Engine
import Foundation
import ProcessSupport
import ScrollUITesting
import Testing

extension WindowTests.WaylandTests {
  /// Cards of the page `drops` that are dragged to windows of other Wayland clients.
  @MainActor @Suite(.enabled(if: DragTarget.isInstalled, "python3-gi or gir1.2-gtk-3.0 is not installed"))
  struct WaylandDragTests {
    /// The color of the window of `drag_target.py`.
    private static let magenta = Screenshot.Pixel(red: 255, green: 0, blue: 255)

    /// The page `drops` at the upper left of the output, a target at the lower right, and the upper left corner of the page's content.
    private func open(
      _ answer: String, _ types: [String]
    ) async throws -> (compositor: WaylandDisplay, page: FollowedPage, target: DragTarget, corner: CGPoint) {
      let compositor = try await WaylandDisplay(shell: .desktop, width: 1200, height: 900)
      let page = try await FollowedPage(on: compositor.display, page: "drops", width: 560, height: 480, in: compositor)
      let first = try await compositor.frame("the page") { $0 != WaylandDisplay.background && $0 != Self.magenta }
      try await compositor.move(first, to: CGPoint(x: 10, y: 10))
      let frame = try await compositor.frame("the page at its place") {
        $0 != WaylandDisplay.background && $0 != Self.magenta
      }
      let variables = compositor.display.environment.merging(compositor.environment) { $1 }
      let target = try await DragTarget(
        answer: answer, types: types, environment: variables.merging(["GDK_BACKEND": "wayland"]) { $1 })
      let place = try await compositor.frame("the target") { $0 == Self.magenta }
      try await compositor.move(place, to: CGPoint(x: 900, y: 700))
      // The place of the content, without title bar and shadow, by a pointer over it.
      let point = (x: Int(frame.midX), y: Int(frame.midY) + 40)
      try await compositor.movePointer(to: point.x, point.y, in: page.demo)
      try await page.rest()
      let location = page.mirror.pipeline.input.pointers.location
      let corner = CGPoint(x: CGFloat(point.x) - location.x, y: CGFloat(point.y) - location.y)
      return (compositor, page, target, corner)
    }

    /// Drags a card to the target, and returns when the target has answered. Each step waits for the step before.
    private func drag(
      _ card: String, to target: DragTarget, in compositor: WaylandDisplay, on page: FollowedPage, corner: CGPoint
    ) async throws {
      let start = try page.middle(of: card)
      let x = Int(corner.x + start.x), y = Int(corner.y + start.y)
      try await compositor.movePointer(to: x, y, in: page.demo)
      try await page.demo.handling("mouseDown") { try await compositor.display.xdotool("mousedown", "1") }
      try await compositor.movePointer(to: x + 20, y, in: page.demo)
      let height = page.mirror.pipeline.root.windowSize.height
      try await compositor.movePointer(to: x, Int(corner.y + height) + 40, in: page.demo)
      try await page.wait(for: "a drag that has left the window") { $0.pipeline.input.drags.isShownOutside }
      let place = try await compositor.frame("the target") { $0 == Self.magenta }
      try await compositor.display.xdotool("mousemove", "\(Int(place.midX))", "\(Int(place.midY))")
      try await target.waitForMore("motion", than: 0)
      let count = target.lines("motion").count
      try await compositor.display.xdotool("mousemove", "\(Int(place.midX) + 4)", "\(Int(place.midY))")
      try await target.waitForMore("motion", than: count)
    }

    private func end(_ page: FollowedPage) async throws {
      page.demo.terminate()
      #expect(try await page.demo.exit().status == 0)
    }

    @Test func aClientGetsTheTitleOfACardAndTheNextPressIsHeard() async throws {
      let (compositor, page, target, corner) = try await open("copy", ["text/plain;charset=utf-8"])
      try await drag("Mend the kite", to: target, in: compositor, on: page, corner: corner)
      try await compositor.display.xdotool("mouseup", "1")
      try await target.waitForLine("data text/plain;charset=utf-8 13 Mend the kite")
      try await page.rest("the end of the drag") { !$0.pipeline.input.drags.isActive }
      #expect(page.mirror.texts.contains("Mend the kite"))
      // SDL has not heard of the release.
      try await compositor.movePointer(to: Int(corner.x) + 100, Int(corner.y) + 460, in: page.demo)
      try await page.demo.handling("mouseDown") { try await compositor.display.xdotool("mousedown", "1") }
      try await page.demo.handling("mouseUp") { try await compositor.display.xdotool("mouseup", "1") }
      try await end(page)
    }

    @Test func aClientThatMovesACardTakesItFromTheBoard() async throws {
      let (compositor, page, target, corner) = try await open("move", ["text/plain"])
      try await drag("Mend the kite", to: target, in: compositor, on: page, corner: corner)
      try await compositor.display.xdotool("mouseup", "1")
      try await target.waitForLine("data text/plain 13 Mend the kite")
      try await page.rest("a board without the card") { window in
        !window.pipeline.input.drags.isActive && !window.texts.contains("Mend the kite")
      }
      try await end(page)
    }

    @Test func aCardReturnsFromAClientThatRefusesIt() async throws {
      let (compositor, page, target, corner) = try await open("refuse", ["text/plain"])
      let before = try await page.order(of: ["Water the bonsai", "Mend the kite", "Book the night train"])
      try await drag("Mend the kite", to: target, in: compositor, on: page, corner: corner)
      try await compositor.display.xdotool("mouseup", "1")
      try await page.rest("the end of the drag") { window in
        !window.pipeline.input.drags.isActive && window.pipeline.root.foreground == nil
      }
      #expect(try await page.order(of: ["Water the bonsai", "Mend the kite", "Book the night train"]) == before)
      #expect(target.lines("data").isEmpty)
      try await end(page)
    }

    @Test func aDragThatReturnsIsDroppedOnTheBoard() async throws {
      let (compositor, page, target, corner) = try await open("copy", ["text/plain"])
      try await drag("Water the bonsai", to: target, in: compositor, on: page, corner: corner)
      let lantern = try page.middle(of: "Hang the lantern")
      try await compositor.movePointer(to: Int(corner.x + lantern.x), Int(corner.y + lantern.y) + 160, in: page.demo)
      try await page.demo.handling("mouseUp") { try await compositor.display.xdotool("mouseup", "1") }
      try await page.rest("the card in the last column") { window in
        window.frame(ofText: "Water the bonsai").map { abs($0.midX - lantern.x) < 90 } ?? false
      }
      try await end(page)
    }

    @Test(.enabled(if: DragTarget.hasTerminal, "gir1.2-vte-2.91 is not installed"))
    func aTerminalGetsTheTextOfACard() async throws {
      let (compositor, page, target, corner) = try await open("terminal", ["text/plain;charset=utf-8"])
      try await drag("Mend the kite", to: target, in: compositor, on: page, corner: corner)
      try await compositor.display.xdotool("mouseup", "1")
      try await target.waitForLine("terminal Mend the kite")
      try await page.rest("the end of the drag") { !$0.pipeline.input.drags.isActive }
      try await end(page)
    }
  }
}

extension WaylandDisplay {
  /// The rectangle around the pixels of the output that satisfy `isOfWindow`, as soon as there are any.
  fileprivate func frame(
    _ name: String, isolation: isolated (any Actor)? = #isolation, where isOfWindow: (Screenshot.Pixel) -> Bool
  ) async throws -> CGRect {
    try await waitForValue(name) {
      let picture = try await display.screenshot()
      var frame = CGRect.null
      for y in 0..<900 {
        for x in 0..<1200 where isOfWindow(picture[x, y]) {
          frame = frame.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
      return frame.isNull || frame.width < 50 ? nil : frame
    }
  }

  /// Moves a window so that its upper left corner is at a point: weston moves windows with Super and the left button.
  fileprivate func move(_ frame: CGRect, to corner: CGPoint) async throws {
    let start = (x: Int(frame.midX), y: Int(frame.midY))
    let end = (x: start.x + Int(corner.x - frame.minX), y: start.y + Int(corner.y - frame.minY))
    try await drag([start, ((start.x + end.x) / 2, (start.y + end.y) / 2), end], holding: "super")
  }
}
