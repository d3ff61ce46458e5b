import Features
import ScrollUI

/// A picture of the `PhotoCollection`: an `Illustration` by day or by night, cropped in several ways, with its place and its day.
package struct Photo: Hashable {
  /// The position in the collection, latest first.
  package let index: Int
  package let illustration: Illustration
  /// The index of an `Entry` of the `World` with the illustration, from which the title and the place are.
  let entry: Int
  let isNight: Bool
  /// The position of a square crop in the picture: −1 at the left, 1 at the right.
  let crop: CGFloat
  /// The magnification of a square crop; 1 shows the full height.
  let magnification: CGFloat
  package let day: CalendarDay

  /// The width of a picture as a multiple of its height.
  static let aspect: CGFloat = 1.5

  /// The name of the drawing in the assets.
  var imageName: String { "Scenes/\(illustration.rawValue)\(isNight ? ".dark" : "")" }

  /// A few words, such as “Morning by the harbor”.
  func title(_ world: World) -> String { world.entry(at: entry).title }

  /// The place and the day.
  func place(_ world: World) -> Text { Text("\(world.entry(at: entry).place), \(day.text)") }

  /// The title with place and day, for assistive technologies.
  func spokenTitle(_ world: World) -> Text { Text("\(title(world)), \(place(world))") }

  /// The rectangle of the whole picture around a square crop of `side` points at (0, 0).
  func imageFrame(side: CGFloat) -> CGRect {
    let size = CGSize(width: side * Self.aspect * magnification, height: side * magnification)
    let room = CGSize(width: size.width - side, height: size.height - side)
    return CGRect(
      x: -room.width / 2 * (1 + crop), y: -room.height / 2, width: size.width, height: size.height)
  }
}
