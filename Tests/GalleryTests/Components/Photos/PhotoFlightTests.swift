import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Semantics
import Testing

/// Pictures that fly to the front and back into their cells, and hands that interrupt them.
@MainActor @Suite struct PhotoFlightTests {
  private static let frame = 1.0 / 60

  private func distance(_ one: CGRect, _ other: CGRect) -> CGFloat {
    max(abs(one.midX - other.midX), abs(one.midY - other.midY), abs(one.width - other.width))
  }

  @Test func aClickFliesThePictureOutOfItsCellAndASecondClickReturnsIt() throws {
    let photos = PhotoWindow()
    let tile = photos.middleTile
    let cell = photos.open(tile)
    #expect(distance(try #require(photos.front), cell) < 2, "it begins in its cell")
    photos.window.settle()
    let front = try #require(photos.front)
    #expect(front.width > 600 && front.minY >= 0 && front.maxY <= PhotoWindow.size.height - 60)
    #expect(abs(front.width / front.height - 1.5) < 0.01)
    #expect(photos.window.texts.contains { $0.hasSuffix("2025") && $0.contains(", ") }, "its place and its day")
    photos.window.click(CGPoint(x: 342, y: 200))
    var last = front
    while let present = photos.front, present != last || photos.deck.isMoving {
      last = present
      photos.window.advance()
    }
    #expect(distance(last, cell) < 2, "it ends in its cell")
    photos.window.settle()
    #expect(photos.deck.flights.isEmpty && !photos.window.pipeline.wantsFrame)
  }

  @Test func escapeReturnsThePicture() {
    let photos = PhotoWindow()
    _ = photos.open(photos.middleTile)
    photos.window.settle()
    photos.window.key("Escape")
    photos.window.settle()
    #expect(photos.deck.flights.isEmpty)
  }

  /// A flight that a hand stops after some frames, moves and throws: at each moment the picture is where the hand or the spring takes it.
  @Test(arguments: [1, 2, 3, 5, 7, 9, 12, 16, 20, 30], [true, false])
  func aHandInterruptsAFlightWithoutAJump(frames: Int, isOpening: Bool) throws {
    let photos = PhotoWindow()
    let cell = photos.open(photos.middleTile)
    if !isOpening {
      photos.window.settle()
      photos.deck.close()
    }
    for _ in 0..<frames { photos.window.advance() }
    guard let start = photos.front else {
      #expect(!isOpening && frames > 20)
      return
    }
    // The hand stops the picture.
    var hand = CGPoint(x: start.midX, y: start.midY)
    photos.window.press(hand)
    let held = try #require(photos.front)
    #expect(distance(held, start) < 2, "the hand stops the picture")
    photos.window.advance(seconds: 0.1)
    #expect(distance(try #require(photos.front), held) < 0.01)
    // The picture follows the hand.
    let velocity = CGVector(dx: 240, dy: isOpening ? 480 : -480)
    for step in 1...8 {
      hand.x += velocity.dx * Self.frame
      hand.y += velocity.dy * Self.frame
      photos.window.move(hand)
      let present = try #require(photos.front)
      let slop = step == 1 ? 9.0 : 2
      #expect(abs(present.midX - hand.x) < slop + 9 && abs(present.midY - hand.y) < slop + 9, "step \(step)")
    }
    // The spring goes on with the velocity of the hand.
    var last = try #require(photos.front)
    photos.window.release(hand)
    var x = (value: last.midX, velocity: velocity.dx)
    var y = (value: last.midY, velocity: velocity.dy)
    #expect(distance(try #require(photos.front), last) < 2, "the hand lets go")
    let goal = isOpening ? cell : CGRect(x: 12, y: 12, width: 660, height: 444)
    let spring = isOpening ? PhotoFlight.returning : PhotoFlight.opening
    for number in 0..<40 {
      photos.window.advance()
      guard let present = photos.front else { break }
      x = advanced(x, to: goal.midX, by: spring)
      y = advanced(y, to: goal.midY, by: spring)
      #expect(abs(present.midX - x.value) < 2 && abs(present.midY - y.value) < 2, "frame \(number)")
      last = present
    }
    photos.window.settle()
    #expect(photos.deck.flights.isEmpty == isOpening)
  }

  private func advanced(
    _ motion: (value: CGFloat, velocity: CGFloat), to target: CGFloat, by spring: Spring
  ) -> (value: CGFloat, velocity: CGFloat) {
    let (distance, speed) = (Double(target - motion.value), Double(motion.velocity))
    return (
      motion.value + CGFloat(spring.value(target: distance, initialVelocity: speed, time: Self.frame)),
      CGFloat(spring.velocity(target: distance, initialVelocity: speed, time: Self.frame))
    )
  }

  // MARK: Keys

  /// The element with the keyboard's focus.
  private func focus(_ photos: PhotoWindow) -> SemanticNode? {
    let tree = photos.window.presentTree
    return tree.focus.flatMap { tree[$0] }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func arrowKeysMoveTheFocusAndReturnOpensThePicture(direction: LayoutDirection) throws {
    let photos = PhotoWindow(direction: direction)
    for _ in 0..<6 where focus(photos)?.role != .image { photos.window.key("Tab") }
    let first = try #require(focus(photos))
    try #require(first.role == .image)
    let (forward, pitch) = (direction == .leftToRight ? "Right" : "Left", photos.wall.blend.pitch)
    photos.window.key(forward)
    photos.window.key("Down")
    photos.window.settle()
    let second = try #require(focus(photos))
    #expect(abs(abs(second.frame.midX - first.frame.midX) - pitch) < 1)
    #expect(abs(second.frame.midY - first.frame.midY - pitch) < 1)
    photos.window.key("Return")
    photos.window.settle()
    #expect(photos.deck.frontPhoto != nil)
    #expect(focus(photos)?.label == second.label && focus(photos)?.frame.width ?? 0 > 600)
    photos.window.key(forward)
    photos.window.settle()
    photos.window.key("Escape")
    photos.window.settle()
    let third = try #require(focus(photos))
    #expect(photos.deck.flights.isEmpty && third.label != second.label && third.role == .image)
  }

  // MARK: Neighbors

  @Test func arrowsTurnToTheNeighborsAndTheWallScrollsAlong() throws {
    let photos = PhotoWindow()
    let tile = photos.middleTile
    _ = photos.open(tile)
    photos.window.settle()
    for _ in 0..<25 {
      photos.window.key("Right")
      photos.window.advance(seconds: 0.05)
    }
    photos.window.settle()
    let photo = try #require(photos.deck.frontPhoto)
    guard case .photo(let first) = photos.wall.collection.tile(tile) else { return }
    #expect(photo.index == first.index + 25)
    let cell = photos.frame(ofTile: photos.wall.collection.tile(ofPhoto: photo.index))
    #expect(cell.minY >= PhotoWindow.top - 0.5 && cell.maxY <= PhotoWindow.size.height + 0.5, "its cell is in sight")
    photos.window.key("Escape")
    photos.window.settle()
    #expect(photos.deck.flights.isEmpty)
  }

  @Test func aSwipeToTheSideTurnsToTheNextPicture() throws {
    let photos = PhotoWindow()
    _ = photos.open(photos.middleTile)
    photos.window.settle()
    let first = try #require(photos.deck.frontPhoto)
    photos.window.drag(from: CGPoint(x: 500, y: 200), by: CGVector(dx: -240, dy: 6), steps: 8)
    photos.window.settle()
    #expect(photos.deck.frontPhoto?.index == first.index + 1)
    photos.window.drag(from: CGPoint(x: 100, y: 200), by: CGVector(dx: 60, dy: 0), steps: 20, rest: 0.3)
    photos.window.settle()
    #expect(photos.deck.frontPhoto?.index == first.index + 1, "a short slow movement returns")
  }

  @Test func withReducedMotionThePictureFadesInFront() throws {
    let photos = PhotoWindow(reducesMotion: true)
    let cell = photos.open(photos.middleTile)
    var frames: [CGRect] = []
    for _ in 0..<20 {
      photos.window.advance()
      if let front = photos.front { frames.append(front) }
    }
    let front = try #require(frames.last)
    #expect(frames.dropFirst().allSatisfy { $0 == front } && front.width > cell.width * 2)
    photos.window.key("Escape")
    photos.window.settle()
    #expect(photos.deck.flights.isEmpty)
  }

  // MARK: Touchpad

  /// Two fingers on a touchpad move the row of pictures by `distance` points in ten reports, and leave it.
  private func swipe(_ photos: PhotoWindow, by distance: CGVector) {
    func report(_ delta: CGVector, _ phase: TouchpadPhase) {
      let place = CGPoint(x: 342, y: 240)
      photos.window.send(.wheel(WheelEvent(location: place, delta: delta, device: .touchpad, phase: phase)))
      photos.window.advance()
    }
    let notch = ScrollConstants.notchLength
    for _ in 0..<10 {
      report(CGVector(dx: -distance.dx / 10 / notch, dy: distance.dy / 10 / notch), .changed)
    }
    report(.zero, .lifted)
    photos.window.settle()
  }

  @Test func twoFingersToTheSideTurnToANeighbor() throws {
    let photos = PhotoWindow()
    let tile = photos.middleTile
    _ = photos.open(tile)
    photos.window.settle()
    let first = try #require(photos.deck.frontPhoto)
    for (distance, index) in [(-300.0, 1), (-300, 2), (260, 1), (-30, 1)] {
      swipe(photos, by: CGVector(dx: distance, dy: 0))
      #expect(photos.deck.frontPhoto?.index == first.index + index, "\(distance)")
    }
    #expect(photos.deck.flights.count == 1 && !photos.deck.isMoving)
  }

  @Test func twoFingersUpAndDownMoveNoPictureInFront() throws {
    let photos = PhotoWindow()
    _ = photos.open(photos.middleTile)
    photos.window.settle()
    let (photo, frame) = (photos.deck.frontPhoto, photos.front)
    swipe(photos, by: CGVector(dx: 20, dy: 200))
    #expect(photos.deck.frontPhoto == photo && photos.front == frame)
  }

  @Test func twoFingersToTheSideLeaveTheWallAlone() {
    let photos = PhotoWindow()
    swipe(photos, by: CGVector(dx: -300, dy: 0))
    #expect(photos.deck.flights.isEmpty && photos.wall.visible.minX == 0)
  }
}
