import Features
import Gallery
import Testing

@MainActor @Suite struct PhotoCollectionTests {
  private let collection = PhotoCollection.ofSixYears

  @Test func tenThousandPicturesLieInSixYearsOfMonths() {
    #expect(collection.photos.count == 10_000)
    #expect(collection.sections.count == 72)
    #expect(Set(collection.sections.map(\.month.year)) == Set(2020...2025))
    #expect(collection.sections.allSatisfy { $0.count > 20 })
    #expect(collection.sections.last?.tiles.upperBound == collection.count)
  }

  @Test func eachPictureIsInItsMonthAndLaterPicturesComeFirst() {
    for section in collection.sections {
      var last = section.month.length
      for tile in section.tiles.dropFirst() {
        guard case .photo(let photo) = collection.tile(tile) else {
          Issue.record("\(tile) is no picture")
          continue
        }
        #expect(photo.day.month == section.month && (1...last).contains(photo.day.day))
        #expect(collection.tile(ofPhoto: photo.index) == tile)
        last = photo.day.day
      }
    }
  }

  /// The last day is the first, the second and the last of a month, and the 29th of February.
  @Test(arguments: [(2024, 1, 1), (2024, 1, 2), (2026, 9, 30), (2024, 2, 29)])
  func theLatestPictureIsOfTheGivenDay(year: Int, month: Int, day: Int) {
    let today = CalendarDay(month: CalendarMonth(year: year, number: month), day: day)
    let collection = PhotoCollection.until(today)
    #expect(collection.photos.first?.day == today)
    #expect(collection.photos.count == 10_000 && collection.sections.count == 72)
    #expect(collection.sections.allSatisfy { $0.count > 0 })
    for (one, next) in zip(collection.sections, collection.sections.dropFirst()) {
      #expect(next.month == one.month.previous)
    }
    #expect(collection.photos.map(\.illustration) == PhotoCollection.ofSixYears.photos.map(\.illustration))
  }

  @Test func neighborsShowOtherIllustrationsInAllColumns() {
    let illustrations: [Illustration?] = (0..<collection.count).map { tile in
      if case .photo(let photo) = collection.tile(tile) { photo.illustration } else { nil }
    }
    for (tile, illustration) in illustrations.enumerated() {
      guard let illustration else { continue }
      let later = illustrations.dropFirst(tile + 1).prefix(13)
      #expect(!later.contains(illustration), "tile \(tile)")
    }
  }
}
