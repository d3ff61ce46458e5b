import Engine
import Foundation
import ProcessSupport
import ScrollUITesting
import Testing

extension WindowTests {
  /// Cards of the page `drops` that are dragged to windows of other programs under X11.
  @MainActor @Suite(.enabled(if: DragTarget.isInstalled, "python3-gi or gir1.2-gtk-3.0 is not installed"))
  struct DragOutWindowTests {
    /// The size of the page. The target is at its right.
    private static let (width, height) = (560, 480)

    private func open() async throws -> FollowedPage {
      try await FollowedPage(on: VirtualDisplay(), page: "drops", width: Self.width, height: Self.height)
    }

    /// The target at the right of the page, and its middle in the window of the page.
    private func target(
      _ answer: String, _ types: [String], beside page: FollowedPage
    ) async throws -> (target: DragTarget, middle: CGPoint) {
      let origin = try await page.display.origin(of: page.demo.waitForWindow())
      let place = (x: origin.x + Self.width + 20, y: origin.y + 120)
      let target = try await DragTarget(
        answer: answer, types: types, at: place, environment: page.display.environment)
      return (target, CGPoint(x: Self.width + 20 + DragTarget.size.width / 2, y: 120 + DragTarget.size.height / 2))
    }

    /// Drags the card to a point outside of the page, and waits until the target has answered.
    private func drag(_ card: String, to middle: CGPoint, over target: DragTarget, on page: FollowedPage) async throws {
      try await page.demo.drag(from: page.middle(of: card), to: CGPoint(x: Self.width + 8, y: 200), rest: nil)
      try await page.wait(for: "a drag that has left the window") { $0.pipeline.input.drags.isShownOutside }
      try await page.demo.hover(at: middle)
      try await target.waitForMore("motion", than: 0)
      try await page.demo.hover(at: CGPoint(x: middle.x + 4, y: middle.y))
    }

    private func isOver(_ window: TestWindow) -> Bool { !window.pipeline.input.drags.isActive }

    @Test(arguments: ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain"])
    func aWindowGetsTheTitleOfACardAsText(_ type: String) async throws {
      let page = try await open()
      let (target, middle) = try await target("copy", [type], beside: page)
      try await drag("Mend the kite", to: middle, over: target, on: page)
      try await page.demo.release()
      try await target.waitForLine("data \(type) 13 Mend the kite")
      try await page.rest("the end of the drag", where: isOver)
      #expect(page.mirror.texts.contains("Mend the kite"))
      try await page.quit()
    }

    @Test func aWindowThatMovesACardTakesItFromTheBoard() async throws {
      let page = try await open()
      let (target, middle) = try await target("move", ["text/plain"], beside: page)
      try await drag("Mend the kite", to: middle, over: target, on: page)
      try await page.demo.release()
      try await target.waitForLine("data text/plain 13 Mend the kite")
      try await page.rest("a board without the card") { isOver($0) && !$0.texts.contains("Mend the kite") }
      try await page.quit()
    }

    @Test(arguments: ["refuse", "fail", "gone", "silent"])
    func aCardReturnsFromAWindowThatDoesNotTakeIt(_ answer: String) async throws {
      let page = try await open()
      let before = try await page.order(of: ["Water the bonsai", "Mend the kite", "Book the night train"])
      let (target, middle) = try await target(answer, ["text/plain"], beside: page)
      try await drag("Mend the kite", to: middle, over: target, on: page)
      try await page.demo.release()
      try await page.rest("the card at its place") { window in
        isOver(window) && window.pipeline.root.foreground == nil
      }
      #expect(try await page.order(of: ["Water the bonsai", "Mend the kite", "Book the night train"]) == before)
      #expect(target.lines("data").count == (answer == "fail" ? 1 : 0))
      try await page.quit()
    }

    @Test func escapeLeavesTheTargetAndPutsTheCardBack() async throws {
      let page = try await open()
      let (target, middle) = try await target("copy", ["text/plain"], beside: page)
      try await drag("Mend the kite", to: middle, over: target, on: page)
      try await page.demo.press("Escape")
      try await target.waitForLine("left")
      try await page.demo.release()
      try await page.rest("the card at its place") { isOver($0) && $0.pipeline.root.foreground == nil }
      #expect(target.lines("drop").isEmpty)
      try await page.quit()
    }

    @Test func aDragThatReturnsIsDroppedOnTheBoard() async throws {
      let page = try await open()
      let (target, middle) = try await target("copy", ["text/plain"], beside: page)
      try await drag("Water the bonsai", to: middle, over: target, on: page)
      let lantern = try page.middle(of: "Hang the lantern")
      try await page.demo.hover(at: CGPoint(x: lantern.x, y: lantern.y + 160))
      try await target.waitForLine("left")
      try await page.demo.release()
      try await page.rest("the card in the last column") { window in
        window.frame(ofText: "Water the bonsai").map { abs($0.midX - lantern.x) < 90 } ?? false
      }
      try await page.quit()
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/Xlib")))
    func aCardOfAFileIsDraggedAsThatFile() async throws {
      let page = try await open()
      let folder = try TemporaryFolder.make()
      let file = folder.appendingPathComponent("plan of the garden.txt")
      try Data("a".utf8).write(to: file)
      let place = CGPoint(x: try page.middle(of: "Hang the lantern").x, y: 400)
      try await DropWindowTests().drop(file.absoluteString + "\r\n", as: "text/uri-list", at: place, on: page)
      try await page.rest("a card of the file") { $0.texts.contains { $0.contains("plan of the garden") } }
      let card = try #require(page.mirror.texts.first { $0.contains("plan of the garden") })
      let (target, middle) = try await target("copy", ["text/uri-list", "text/plain"], beside: page)
      try await drag(card, to: middle, over: target, on: page)
      try await page.demo.release()
      try await target.waitForLine("data text/uri-list \(file.absoluteString.count + 2) \(file.absoluteString)")
      try await page.rest("the end of the drag", where: isOver)
      try await page.quit()
    }

    @Test(.enabled(if: DragTarget.hasTerminal, "gir1.2-vte-2.91 is not installed"))
    func aTerminalGetsTheTextOfACard() async throws {
      let page = try await open()
      let (target, middle) = try await target("terminal", ["text/plain;charset=utf-8"], beside: page)
      try await drag("Mend the kite", to: middle, over: target, on: page)
      try await page.demo.release()
      try await target.waitForLine("terminal Mend the kite")
      try await page.rest("the end of the drag", where: isOver)
      try await page.quit()
    }
  }
}

extension VirtualDisplay {
  /// The upper left corner of a window on the display.
  fileprivate func origin(of window: UInt) async throws -> (x: Int, y: Int) {
    let text = try await xdotool("getwindowgeometry", "\(window)")
    guard let match = text.firstMatch(of: /Position: (-?\d+),(-?\d+)/), let x = Int(match.1), let y = Int(match.2)
    else {
      throw ChildProcess.Failure("xdotool names no position: \(text)")
    }
    return (x, y)
  }
}
