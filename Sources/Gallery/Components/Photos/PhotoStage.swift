import ScrollUI

/// The places of a `PhotoFlight` in the page: its cell in the `PhotoWall`, and the front.
@MainActor struct PhotoStage {
  let wall: PhotoWall
  /// The size of the page.
  var size = CGSize.zero
  /// The height of the `MonthHeader`.
  var top: CGFloat = 0
  var isRightToLeft = false
  var reducesMotion = false

  /// The height below a picture in front, for its title.
  static let captionHeight: CGFloat = 64
  private static let margin: CGFloat = 12
  private static let spacing: CGFloat = 24

  /// The rectangle of a picture in front: as large as possible.
  var front: CGRect {
    let room = CGSize(
      width: max(size.width - 2 * Self.margin, 1), height: max(size.height - Self.margin - Self.captionHeight, 1))
    let width = min(room.width, room.height * Photo.aspect)
    let height = width / Photo.aspect
    return CGRect(
      x: (size.width - width) / 2, y: Self.margin + (room.height - height) / 2, width: width, height: height)
  }

  /// The rectangle of a `Photo` in the `PhotoWall`.
  func cell(of photo: Photo) -> CGRect {
    var frame = wall.frame(ofTile: wall.collection.tile(ofPhoto: photo.index))
    if isRightToLeft { frame.origin.x = size.width - frame.maxX }
    return frame.offsetBy(dx: 0, dy: top)
  }

  /// The distance between two pictures in front.
  var step: CGFloat { size.width + Self.spacing }

  /// The position of the next picture relative to that before it: 1 at the right, −1 at the left.
  var forward: CGFloat { isRightToLeft ? -1 : 1 }

  /// A distance of the row under a hand: a third of it before the first and after the last picture.
  func resisted(_ distance: CGFloat, turning photo: Photo) -> CGFloat {
    let isForward = distance * forward < 0
    return neighbor(of: photo, by: isForward ? 1 : -1) == nil ? distance / 3 : distance
  }

  /// The `Photo` that follows `photo` by `number`; nil beyond the ends.
  func neighbor(of photo: Photo, by number: Int) -> Photo? {
    let index = photo.index + number
    return wall.collection.photos.indices.contains(index) ? wall.collection.photos[index] : nil
  }
}
