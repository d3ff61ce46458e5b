import AccessBusTestSupport
import Foundation
import ProcessSupport
import ScrollUITesting
import Testing

extension WindowTests {
  /// The page `drops` in a real window: cards dragged by X's mouse.
  @MainActor @Suite struct DropWindowTests {
    private static let cards = [
      "Water the bonsai", "Mend the kite", "Paint the boat", "Learn the fugue", "Hang the lantern",
    ]

    /// Drops data at a point of the page by XDND; `drop.py` is the program from which the data is dragged.
    func drop(
      _ data: String, as type: String, at point: CGPoint, on page: FollowedPage, leaves: Bool = false
    ) async throws {
      let window = try await page.demo.waitForWindow()
      try await page.demo.hover(at: point)
      let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("drop.py").path
      let arguments = [script, "\(window)", "\(Int(point.x))", "\(Int(point.y))", type, data]
      let exit = try await ChildProcess.run(
        PrivateBus.python, arguments + (leaves ? ["--leave"] : []), environment: page.display.environment)
      guard exit.status == 0 else { throw ChildProcess.Failure(exit.errorOutput) }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/Xlib")))
    func textsAndFilesOfAnotherProgramBecomeCards() async throws {
      let page = try await FollowedPage(on: VirtualDisplay(), page: "drops")
      let before = try await page.order(of: Self.cards)
      let lantern = try page.middle(of: "Hang the lantern")
      let end = CGPoint(x: lantern.x, y: 560)
      try await drop("Sweep the porch", as: "text/plain", at: end, on: page)
      try await page.rest("a card with the text") { window in
        guard let card = window.frame(ofText: "Sweep the porch") else { return false }
        return abs(card.midX - lantern.x) < 140 && card.minY > lantern.y
      }
      let folder = TemporaryFolder.unusedPath()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = ["plan of the garden.txt", "harbor.png"].map { folder.appendingPathComponent($0) }
      for file in files { try Data("a".utf8).write(to: file) }
      let list = files.map { $0.absoluteString + "\r\n" }.joined()
      let boat = try page.middle(of: "Paint the boat")
      try await drop(list, as: "text/uri-list", at: CGPoint(x: boat.x, y: 560), on: page)
      try await page.rest("a card for each file in the column") { window in
        ["plan of the garden", "harbor"].allSatisfy { name in
          let card = window.texts.first { $0.contains(name) }.flatMap { window.frame(ofText: $0) }
          return card.map { abs($0.midX - boat.x) < 140 } ?? false
        }
      }
      // A pointer that leaves drops no card.
      try await drop("nothing", as: "text/plain", at: end, on: page, leaves: true)
      try await page.demo.press("r")
      try await page.rest("the cards of the beginning") { window in
        page.order(of: Self.cards, in: window) == before && !window.texts.contains("Sweep the porch")
      }
      #expect(!page.mirror.texts.contains("nothing"))
      try await page.quit()
    }

    @Test func aCardIsDroppedInAnotherColumnAndEachInterruptionPutsItBack() async throws {
      let page = try await FollowedPage(on: VirtualDisplay(), page: "drops")
      let before = try await page.order(of: Self.cards)
      let start = try page.middle(of: "Water the bonsai")
      let end = CGPoint(x: try page.middle(of: "Hang the lantern").x, y: 560)
      for interruption in FollowedPage.Interruption.allCases {
        try await page.demo.drag(from: start, to: end, rest: nil)
        try await page.wait(for: "a dragged card") { $0.pipeline.input.drags.isFromView }
        try await page.interrupt(interruption)
        try await page.rest("an end of the drag") { !$0.pipeline.input.drags.isFromView }
        let order = try await page.order(of: Self.cards)
        #expect(interruption == .resized ? order.sorted() == before.sorted() : order == before, "\(interruption)")
      }
      // The drop in the resized window has moved the card.
      try await page.demo.press("r")
      try await page.rest("the cards of the beginning") { page.order(of: Self.cards, in: $0) == before }
      try await page.demo.drag(from: start, to: end, rest: 0.1)
      try await page.rest("the card at the end of the last column") { window in
        guard let card = window.frame(ofText: "Water the bonsai"), let other = window.frame(ofText: "Hang the lantern")
        else { return false }
        return abs(card.minX - other.minX) < 1 && card.minY > other.maxY
      }
      #expect(try await page.order(of: Self.cards).sorted() == Self.cards.sorted())
      // The board is restored while a card is dragged.
      try await page.demo.drag(from: page.middle(of: "Hang the lantern"), to: start, rest: nil)
      try await page.demo.press("r")
      try await page.demo.release()
      #expect(try await page.order(of: Self.cards).sorted() == Self.cards.sorted())
      try await page.quit()
    }
  }
}
