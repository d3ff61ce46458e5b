import Features
import ScrollUI

/// The content of the gallery: a journal of journeys with places, people and pictures, in a language.
///
/// The functions take negative and far indices too, in O(1), and return the same value in every run. `EnvironmentValues.world` is the world
/// in the language of the window:
///
/// ```swift
/// @Environment(\.world) private var world
/// … Text(verbatim: world.entry(at: row).title)
/// ```
package final class World: Sendable {
  package static let english = World(.english, .english)
  package static let chinese = World(.chinese, .chinese)

  package let language: GalleryLanguage
  private let pictures: [Illustration]
  /// The moments of `pictures`, all of a picture side by side.
  private let moments: [Moment]
  private let remarks: [String]
  private let journeyTitles: [String]
  private let countries: [Country]

  /// The number of entries after which their moments repeat.
  package var momentCount: Int { moments.count }
  /// The number of people after which `person(at:)` repeats.
  package var personCount: Int { countries.count * Self.peoplePerCountry }

  private static let peoplePerCountry = 3
  private static let entriesPerJourney = 10
  /// The distance of consecutive entries, in days. The 120 entries of a round fill a year.
  private static let daysPerEntry = 3
  /// The distance of consecutive entries in `pictures`, prime to their number, so that neighbors are of different regions.
  private static let pictureStep = 7
  /// The number of remarks in the longest `text(at:sentences:)`.
  private static let remarksPerText = 4

  private init(_ language: GalleryLanguage, _ texts: WorldTexts) {
    self.language = language
    (pictures, moments) = Moment.list(texts.moments)
    remarks = texts.remarks.split(separator: "\n").map(String.init)
    journeyTitles = texts.journeys.split(separator: "\n").map(String.init)
    countries = Country.list(texts.people)
  }

  /// The world in `language`.
  package static func of(_ language: GalleryLanguage) -> World { language == .chinese ? chinese : english }

  // MARK: The journal

  /// The `Entry` at `index`: 0 is of today, and `Entry.day` grows by three days an entry. Within 60 consecutive entries titles, sentences and
  /// people differ, and an `Illustration` returns after all `Illustration.allCases`.
  package func entry(at index: Int) -> Entry {
    let place = index.remainder(in: pictures.count)
    let picture = place * Self.pictureStep % pictures.count
    let perPicture = moments.count / pictures.count
    let round = ((index - place) / pictures.count).remainder(in: perPicture)
    let moment = moments[picture * perPicture + round]
    return Entry(
      id: index, picture: pictures[picture], title: moment.title, place: moment.place, sentence: moment.sentence,
      person: person(at: index), day: index * Self.daysPerEntry)
  }

  /// The `Journey` at `index`: 0 is the present `Journey`, and greater indices are in the past. A journey has ten entries in 30 days.
  package func journey(at index: Int) -> Journey {
    let first = index * Self.entriesPerJourney
    return Journey(
      id: index, title: journeyTitles[index.remainder(in: journeyTitles.count)],
      entries: first..<first + Self.entriesPerJourney)
  }

  // MARK: Sentences

  /// A sentence that fits each `Entry`, with its full stop. 60 consecutive remarks differ.
  package func remark(at index: Int) -> String { remarks[index.remainder(in: remarks.count)] }

  /// The `Entry.sentence` of `entry(at:)` and remarks (`remark(at:)`) after it: `sentences` in all, 1…5.
  package func text(at index: Int, sentences: Int) -> String {
    let first = index.remainder(in: remarks.count) * Self.remarksPerText
    let added = (0..<max(0, sentences - 1)).map { remark(at: first + $0) }
    return ([entry(at: index).sentence] + added).joined(separator: language == .chinese ? "" : " ")
  }

  // MARK: People

  /// The `Person` at `index`: `personCount` consecutive people have different names, and neighbors are of different countries.
  package func person(at index: Int) -> Person {
    let place = index.remainder(in: personCount)
    let (number, country) = place.quotientAndRemainder(dividingBy: countries.count)
    return person(of: country, family: number, given: number)
  }

  /// Every family name with every given name of its country: 640 people.
  package var everyone: [Person] {
    countries.indices.flatMap { country in
      countries[country].families.indices.flatMap { family in
        countries[country].givens.indices.map { person(of: country, family: family, given: $0) }
      }
    }
  }

  private func person(of index: Int, family: Int, given: Int) -> Person {
    let country = countries[index]
    let (last, first) = (country.families[family].name, country.givens[given])
    let separator = language == .chinese ? (country.hasFamilyFirst ? "" : "·") : " "
    return Person(
      id: (index * country.families.count + family) * country.givens.count + given, family: last,
      given: first,
      name: country.hasFamilyFirst ? last + separator + first : first + separator + last,
      city: country.cities[(family + given) % country.cities.count], sortKey: country.families[family].key)
  }
}

extension EnvironmentValues {
  /// The content of the gallery in the language of its texts.
  package var world: World { .of(galleryLanguage) }

  /// The `calendar` in the `timeZone`, for `DateText`.
  var zonedCalendar: Calendar {
    var zoned = calendar
    zoned.timeZone = timeZone
    return zoned
  }

  /// The language of the gallery's texts.
  package var galleryLanguage: GalleryLanguage {
    stringTable.flatMap { GalleryLanguage(rawValue: $0.language) } ?? .english
  }
}

extension Int {
  /// The remainder in 0..<`count`, for negative numbers too.
  package func remainder(in count: Int) -> Int {
    let remainder = self % count
    return remainder < 0 ? remainder + count : remainder
  }
}
