import Observation
import ScrollUI

/// The pictures that have left their cells. At most one is in front.
@MainActor @Observable package final class PhotoDeck {
  package let wall: PhotoWall
  var stage: PhotoStage { didSet { note() } }
  /// The `PhotoFlight`s, the latest last.
  package private(set) var flights: [PhotoFlight] = [] { didSet { note() } }
  /// The picture that flies to the front or is there; nil if all pictures return to their cells. It changes less often than `flights`, as do all
  /// properties below.
  package private(set) var frontPhoto: Photo?
  /// `Photo.index` of each of the `flights`.
  private(set) var photos: Set<Int> = []
  /// True while a `PhotoFlight` moves.
  package private(set) var isMoving = false
  @ObservationIgnored private var lastTime: Date?
  @ObservationIgnored private var number = 0

  package init(wall: PhotoWall) {
    self.wall = wall
    stage = PhotoStage(wall: wall)
  }

  /// The flight of `frontPhoto`.
  var front: PhotoFlight? { flights.last { $0.goal == .front } }

  private func note() {
    let (photo, photos) = (front?.photo, Set(flights.map(\.photo.index)))
    let isMoving = flights.contains { !$0.isHeld && !$0.isAtRest(stage) }
    if frontPhoto != photo { frontPhoto = photo }
    if self.photos != photos { self.photos = photos }
    if self.isMoving != isMoving { self.isMoving = isMoving }
    if !isMoving { lastTime = nil }
  }

  // MARK: Commands

  /// Opens the `Photo` of a tile; see `open(_:)`.
  package func open(tile: Int) {
    if case .photo(let photo) = wall.collection.tile(tile) { open(photo) }
  }

  /// Adds a `PhotoFlight` to the front. A picture that is there returns to its cell.
  func open(_ photo: Photo) {
    close()
    if let index = flights.firstIndex(where: { $0.photo == photo }) {
      flights[index].fly(to: .front)
      flights.append(flights.remove(at: index))
    } else {
      number += 1
      flights.append(PhotoFlight(id: number, photo: photo, in: stage))
    }
  }

  /// Returns `front` to its cell.
  package func close() {
    for index in flights.indices where flights[index].goal == .front { flights[index].fly(to: .cell) }
  }

  /// Shows the picture that follows `frontPhoto` by `count`. The wall scrolls along.
  package func turn(by count: Int) {
    guard let index = flights.lastIndex(where: { $0.goal == .front }),
      let next = stage.neighbor(of: flights[index].photo, by: count)
    else { return }
    wall.show(wall.collection.tile(ofPhoto: next.index))
    if flights[index].isInFront {
      flights.removeAll { $0.photo == next }
      guard let index = flights.lastIndex(where: { $0.goal == .front }) else { return }
      flights[index].turn(to: next, from: stage.forward * stage.step * CGFloat(count))
    } else {
      open(next)
    }
  }

  // MARK: Hands

  func drag(_ id: PhotoFlight.ID, to point: CGPoint, from start: CGPoint) {
    guard let index = flights.firstIndex(where: { $0.id == id }) else { return }
    if !flights[index].isHeld { flights[index].take(at: start, stage) }
    flights[index].follow(point, stage)
  }

  /// Ends the `PhotoHold` with the velocity of the hand.
  func letGo(_ id: PhotoFlight.ID, velocity: CGSize) {
    guard let index = flights.firstIndex(where: { $0.id == id }), flights[index].isHeld else { return }
    let turns = flights[index].letGo(velocity: velocity, stage)
    if flights[index].goal == .front {
      let flight = flights.remove(at: index)
      close()
      flights.append(flight)
    }
    if turns != 0 { turn(by: turns * Int(stage.forward)) }
  }

  /// True if two fingers on a touchpad may turn to a neighbor.
  var canSwipe: Bool { front.map { $0.isInFront && !$0.isHeld } ?? false }

  /// Moves the row of pictures by the distance of two fingers on a touchpad, in points to the right. Short distances have no effect.
  func swipe(_ distance: CGFloat) {
    guard let front, front.isHeld || abs(distance) > PhotoHold.slop else { return }
    let middle = CGPoint(x: stage.front.midX, y: stage.front.midY)
    drag(front.id, to: CGPoint(x: middle.x + distance, y: middle.y), from: middle)
  }

  /// Lets the row of pictures go with the velocity of the fingers, in points per second to the right.
  func endSwipe(velocity: CGFloat) {
    if let front { letGo(front.id, velocity: CGSize(width: velocity, height: 0)) }
  }

  // MARK: Frames

  /// Advances the `flights` to the time of a frame, and removes those that are back in their cells.
  func advance(to time: Date) {
    let step = lastTime.map { time.timeIntervalSince($0) } ?? 0
    lastTime = time
    var moved = flights
    for index in moved.indices { moved[index].step(min(max(step, 0), 0.1), stage) }
    moved.removeAll { $0.goal == .cell && !$0.isHeld && $0.isAtRest(stage) }
    flights = moved
  }
}
