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
  package let day: PhotoDay

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

/// A day of a `PhotoMonth`.
package struct PhotoDay: Hashable {
  package let month: PhotoMonth
  /// The day of the month, from 1.
  package let day: Int

  /// The day in the language of the window.
  var text: Text {
    let year = String(month.year)
    return switch month.number {
    case 1: Text("\(day) January \(year)")
    case 2: Text("\(day) February \(year)")
    case 3: Text("\(day) March \(year)")
    case 4: Text("\(day) April \(year)")
    case 5: Text("\(day) May \(year)")
    case 6: Text("\(day) June \(year)")
    case 7: Text("\(day) July \(year)")
    case 8: Text("\(day) August \(year)")
    case 9: Text("\(day) September \(year)")
    case 10: Text("\(day) October \(year)")
    case 11: Text("\(day) November \(year)")
    default: Text("\(day) December \(year)")
    }
  }
}

/// A month of the calendar.
package struct PhotoMonth: Hashable {
  package let year: Int
  /// The number of the month, 1…12.
  package let number: Int

  /// The number of days.
  package var length: Int {
    switch number {
    case 2: year % 4 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package var previous: PhotoMonth {
    number == 1 ? PhotoMonth(year: year - 1, number: 12) : PhotoMonth(year: year, number: number - 1)
  }

  /// The name without the year.
  var name: LocalizedStringKey {
    switch number {
    case 1: "January"
    case 2: "February"
    case 3: "March"
    case 4: "April"
    case 5: "May"
    case 6: "June"
    case 7: "July"
    case 8: "August"
    case 9: "September"
    case 10: "October"
    case 11: "November"
    default: "December"
    }
  }

  /// An abbreviation of `name`.
  var shortName: LocalizedStringKey {
    switch number {
    case 1: "Jan"
    case 2: "Feb"
    case 3: "Mar"
    case 4: "Apr"
    case 5: "May"
    case 6: "Jun"
    case 7: "Jul"
    case 8: "Aug"
    case 9: "Sep"
    case 10: "Oct"
    case 11: "Nov"
    default: "Dec"
    }
  }

  /// The name with the year, in the language of the window.
  var text: Text {
    let year = String(year)
    return switch number {
    case 1: Text("January \(year)")
    case 2: Text("February \(year)")
    case 3: Text("March \(year)")
    case 4: Text("April \(year)")
    case 5: Text("May \(year)")
    case 6: Text("June \(year)")
    case 7: Text("July \(year)")
    case 8: Text("August \(year)")
    case 9: Text("September \(year)")
    case 10: Text("October \(year)")
    case 11: Text("November \(year)")
    default: Text("December \(year)")
    }
  }
}
