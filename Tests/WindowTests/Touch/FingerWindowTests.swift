import Foundation
import ProcessSupport
import ScrollUITesting
import Testing

extension WindowTests {
  /// Pages of the gallery in a real window, under the fingers of a `TouchScreen`.
  @MainActor @Suite(.enabled(if: TouchScreen.obstacle == nil, "\(TouchScreen.obstacle ?? "")"))
  struct FingerWindowTests {
    private static let senders = ["Harbor office", "Mei", "Night train", "Orchard", "Lighthouse museum"]
    private static let land = ["Mountains", "Bamboo", "Desert", "Tea field", "Old town", "Orchard", "Garden", "Snow"]
    private static let plans = ["Water the bonsai", "Mend the kite", "Paint the boat", "Hang the lantern"]

    // MARK: Scrolling

    @Test func aFingerScrollsThrowsAndCatches() async throws {
      let (page, finger) = try await open("million")
      func offset(_ window: TestWindow) -> CGFloat { window.scroll?.model.offset.y ?? 0 }
      let (start, end) = (CGPoint(x: 600, y: 560), CGPoint(x: 600, y: 300))
      try await finger.drag(from: start, to: end)
      try await page.rest("content under the finger") { (230...260).contains(offset($0)) }
      // A lift after a rest leaves the content in its place.
      try await finger.lift(at: end)
      try await page.rest()
      #expect((230...260).contains(offset(page.mirror)))
      // On a busy machine a finger can rest before its lift. Then it has dragged, and not thrown.
      var distance: CGFloat = 0
      for _ in 0..<10 where distance < 300 {
        let before = offset(page.mirror)
        try await finger.drag(from: start, to: end, isQuick: true)
        try await finger.liftAtOnce(at: end)
        try await page.rest()
        distance = offset(page.mirror) - before
      }
      #expect(distance >= 300)
      // A finger on content that moves holds it.
      try await finger.drag(from: start, to: end, isQuick: true)
      try await finger.liftAtOnce(at: end)
      try await finger.press(at: start)
      try await page.rest("held content")
      let held = offset(page.mirror)
      try await finger.lift(at: start)
      try await page.rest()
      #expect(abs(offset(page.mirror) - held) < 1)
      try await page.quit()
    }

    // MARK: Rows

    @Test func aRowOpensUnderAFingerAndSurvivesEachInterruption() async throws {
      let (page, finger) = try await open("swipes")
      func isOpen(_ window: TestWindow) -> Bool { window.texts.contains("Archive") }
      func swipe(_ sender: String, by distance: CGFloat) async throws -> CGPoint {
        let start = CGPoint(x: 700, y: try page.middle(of: sender).y)
        let end = CGPoint(x: start.x + distance, y: start.y)
        try await finger.drag(from: start, to: end)
        return end
      }
      for interruption in FollowedPage.Interruption.allCases {
        let end = try await swipe("Mei", by: -130)
        try await page.wait(for: "a swiped row", until: isOpen)
        try await interrupt(interruption, of: page, by: finger, at: end)
        try await page.rest()
        if isOpen(page.mirror) { try await finger.tap(at: page.middle(of: "Night train")) }
        try await page.rest("closed rows") { !isOpen($0) }
        // A finger that leaves the window to the left has swiped in full.
        let isRemoved = interruption == .pointerLeft && !page.mirror.texts.contains("Mei")
        if isRemoved { try await page.demo.press("r") }
        try await page.rest()
        #expect(try await page.order(of: Self.senders) == Self.senders, "\(interruption)")
      }
      try await finger.lift(at: swipe("Mei", by: -130))
      try await page.rest("an open row", where: isOpen)
      try await finger.tap(at: page.middle(of: "Archive"))
      try await page.rest("a removed row") { !$0.texts.contains("Mei") && !isOpen($0) }
      try await finger.lift(at: swipe("Night train", by: -560))
      try await page.rest("a row removed by a full swipe") { !$0.texts.contains("Night train") && !isOpen($0) }
      #expect(try await page.order(of: Self.senders) == ["Harbor office", "Orchard", "Lighthouse museum"])
      try await page.quit()
    }

    @Test func aFingerThatRestsLiftsAPictureAndEachInterruptionPutsItBack() async throws {
      let (page, finger) = try await open("reorder")
      let (start, end) = (try page.middle(of: "Mountains"), try page.middle(of: "Garden"))
      for interruption in FollowedPage.Interruption.allCases {
        try await finger.drag(from: start, to: end, rest: 0.7)
        try await page.wait(for: "a lifted picture") { $0.pipeline.input.drags.isFromView }
        try await interrupt(interruption, of: page, by: finger, at: end)
        try await page.rest("an end of the drag") { !$0.pipeline.input.drags.isFromView }
        let order = try await page.order(of: Self.land)
        #expect(interruption == .resized ? order.sorted() == Self.land.sorted() : order == Self.land, "\(interruption)")
      }
      try await page.demo.press("r")
      try await page.rest("the pictures of the beginning") { page.order(of: Self.land, in: $0) == Self.land }
      try await finger.drag(from: start, to: end, rest: 0.7)
      try await page.wait(for: "a lifted picture") { $0.pipeline.input.drags.isFromView }
      try await finger.lift(at: end)
      let moved = ["Bamboo", "Desert", "Tea field", "Old town", "Orchard", "Garden", "Mountains", "Snow"]
      try await page.rest("the moved picture") { page.order(of: Self.land, in: $0) == moved }
      try await page.quit()
    }

    @Test func aFingerDropsACardInAnotherColumn() async throws {
      let (page, finger) = try await open("drops")
      let start = try page.middle(of: "Water the bonsai")
      let column = try page.middle(of: "Hang the lantern")
      let end = CGPoint(x: column.x, y: column.y + 120)
      try await finger.drag(from: start, to: end, rest: 0.7)
      try await page.wait(for: "a lifted card") { $0.pipeline.input.drags.isFromView }
      try await finger.lift(at: end)
      try await page.rest("the card in the other column") { window in
        let frames = Self.plans.compactMap { window.frame(ofText: $0) }
        return frames.count == Self.plans.count && abs(frames[0].minX - frames[3].minX) < 1
      }
      try await page.quit()
    }

    // MARK: Zoom

    @Test func twoFingersZoom() async throws {
      let (page, finger) = try await open("map")
      func scale(_ window: TestWindow) -> CGFloat { window.scroll?.model.metrics.contentSize.width ?? 0 }
      let first = scale(page.mirror)
      let second = Finger(of: finger, number: 2)
      try await finger.press(at: CGPoint(x: 600, y: 400))
      try await second.press(at: CGPoint(x: 660, y: 400))
      for step in 1...12 {
        try finger.move(to: CGPoint(x: 600 - 6 * step, y: 400))
        try second.move(to: CGPoint(x: 660 + 6 * step, y: 400))
        try await finger.pause()
      }
      try await page.wait(for: "a larger map") { scale($0) > first * 1.5 }
      try await second.lift(at: CGPoint(x: 732, y: 400))
      try await finger.lift(at: CGPoint(x: 528, y: 400))
      try await page.wait(for: "a map that stays larger") { scale($0) > first * 1.5 }
      try await page.quit()
    }

    // MARK: The window

    /// Opens a page, and a finger over it.
    private func open(_ name: String) async throws -> (FollowedPage, Finger) {
      let screen = try TouchScreen()
      let display = try await VirtualDisplay(touchScreen: screen)
      try screen.connect()
      let page = try await FollowedPage(on: display, page: name)
      return (page, try await Finger(on: screen, of: page.demo))
    }

    /// Interrupts a drag of a finger, and lifts the finger.
    private func interrupt(
      _ interruption: FollowedPage.Interruption, of page: FollowedPage, by finger: Finger, at end: CGPoint
    ) async throws {
      var place = end
      try await page.interrupt(
        interruption,
        leave: {
          place = $0
          try finger.move(to: $0)
        }, release: { try await finger.lift(at: place) })
    }
  }
}

/// A finger over the window of a program, at points of the window.
struct Finger: Sendable {
  private let screen: TouchScreen
  private let program: DemoProcess
  private let origin: CGPoint
  private let number: Int

  /// Creates the first finger over the window of `program`.
  init(on screen: TouchScreen, of program: DemoProcess) async throws {
    let geometry = try await program.display.xdotool("getwindowgeometry", "--shell", "\(program.waitForWindow())")
    func number(_ name: String) throws -> Int {
      let line = geometry.split(separator: "\n").first { $0.hasPrefix(name + "=") }
      guard let value = line.flatMap({ Int($0.dropFirst(name.count + 1)) }) else {
        throw ChildProcess.Failure("xdotool names no \(name): \(geometry)")
      }
      return value
    }
    origin = CGPoint(x: try number("X"), y: try number("Y"))
    (self.screen, self.program, self.number) = (screen, program, 1)
  }

  /// Creates a further finger over the window of `other`.
  init(of other: Finger, number: Int) {
    (screen, program, origin, self.number) = (other.screen, other.program, other.origin, number)
  }

  private func send(_ phase: TouchScreen.Phase, at point: CGPoint) throws {
    let place = CGPoint(
      x: (origin.x + point.x) / CGFloat(VirtualDisplay.width), y: (origin.y + point.y) / CGFloat(VirtualDisplay.height))
    try screen.send(phase, finger: number, at: place)
  }

  /// Pauses, by default for the time between two reports of a touch screen. Pauses are the speed of a gesture.
  func pause(seconds: Double = 0.01) async throws { try await program.display.pause(seconds: seconds) }

  /// Puts the finger down, and waits for the frame with it.
  func press(at point: CGPoint) async throws {
    try await program.handling("fingerDown") { try send(.began, at: point) }
  }

  func move(to point: CGPoint) throws { try send(.moved, at: point) }

  /// Lifts the finger without a pause after its last move, so that content goes on with its speed. Waits for the frame with the lift.
  func liftAtOnce(at point: CGPoint) async throws {
    try await program.handling("fingerUp") { try send(.ended, at: point) }
  }

  /// Rests so long that the finger has no speed, and lifts it. A program that has cancelled the touch gets no lift.
  func lift(at point: CGPoint) async throws {
    try await pause(seconds: 0.15)
    try send(.ended, at: point)
  }

  func tap(at point: CGPoint) async throws {
    try await press(at: point)
    try await liftAtOnce(at: point)
  }

  /// Presses, rests, and moves to a point in 12 steps. The finger stays there.
  ///
  /// - Parameters:
  ///   - rest: The time in seconds between the press and the first move.
  ///   - isQuick: True for steps without pauses.
  func drag(from start: CGPoint, to end: CGPoint, rest: Double = 0, isQuick: Bool = false) async throws {
    try await press(at: start)
    if rest > 0 { try await pause(seconds: rest) }
    for step in 1...12 {
      let part = CGFloat(step) / 12
      try move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      if !isQuick { try await pause() }
    }
  }
}
