import Features
import Gallery
import Testing

@MainActor @Suite struct PhotoCollectionTests {
  private let collection = PhotoCollection.shared

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
