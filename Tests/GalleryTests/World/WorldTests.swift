import Features
import Foundation
import Gallery
import Testing

/// The content that all pages share.
@Suite struct WorldTests {
  nonisolated static let worlds = [World.english, World.chinese]

  /// Indices at which the promises of a run are checked: around zero, and far away in both directions.
  private static let starts = [0, -61, 118, 999_940, -1_000_000]

  @Test(arguments: worlds) func sixtyConsecutiveEntriesDiffer(world: World) {
    for start in Self.starts {
      let entries = (start..<start + 60).map(world.entry(at:))
      #expect(Set(entries.map(\.title)).count == 60, "from \(start)")
      #expect(Set(entries.map(\.sentence)).count == 60, "from \(start)")
      #expect(Set(entries.map(\.person)).count == 60, "from \(start)")
      #expect(Set(entries.map(\.person.name)).count == 60, "from \(start)")
    }
  }

  @Test(arguments: worlds) func aPictureReturnsAfterAllOthers(world: World) {
    let count = Illustration.allCases.count
    for start in Self.starts {
      #expect(Set((start..<start + count).map { world.entry(at: $0).picture }) == Set(Illustration.allCases))
    }
  }

  @Test(arguments: worlds) func aYearOfEntriesHasEachSentenceOnce(world: World) {
    let entries = (0..<world.momentCount).map(world.entry(at:))
    #expect(world.momentCount == Illustration.allCases.count * 3)
    #expect(Set(entries.map(\.sentence)).count == world.momentCount)
    #expect(entries.map(\.day) == (0..<world.momentCount).map { $0 * 3 })
    #expect(world.entry(at: world.momentCount).sentence == entries[0].sentence)
    #expect(world.entry(at: -1).day == -3)
  }

  @Test func bothLanguagesTellTheSameMoments() {
    for index in 0..<World.english.momentCount {
      let (english, chinese) = (World.english.entry(at: index), World.chinese.entry(at: index))
      #expect(english.picture == chinese.picture && english.person.id == chinese.person.id)
    }
    #expect(World.english.personCount == 60)
    #expect(World.english.personCount == World.chinese.personCount)
  }

  @Test func everyTextIsInTheScriptOfItsLanguage() {
    for world in Self.worlds {
      var texts = world.everyone.flatMap { [$0.name, $0.city] }
      for index in 0..<120 {
        let entry = world.entry(at: index)
        texts += [entry.title, entry.place, entry.sentence, world.remark(at: index), world.journey(at: index).title]
      }
      let foreign = world.language == .chinese ? #/[A-Za-zÀ-ž]/# : #/[\u{4E00}-\u{9FFF}]/#
      let strays = texts.filter { $0.contains(foreign) }
      #expect(strays.isEmpty, "\(strays.prefix(5))")
    }
  }

  @Test(arguments: worlds) func aTextHasItsSentencesAndNeighborsShareNoRemark(world: World) {
    let stop: Character = world.language == .chinese ? "。" : "."
    for row in 0..<60 { #expect(world.text(at: row, sentences: 5).count { $0 == stop } >= 5) }
    #expect(world.text(at: 7, sentences: 1) == world.entry(at: 7).sentence)
    let remarks = (0..<15).flatMap { row in (0..<4).map { world.remark(at: row * 4 + $0) } }
    #expect(Set(remarks).count == 60)
  }

  @Test(arguments: worlds) func journeysFollowEachOtherWithoutAGap(world: World) {
    for index in -3..<30 {
      #expect(world.journey(at: index).entries.upperBound == world.journey(at: index + 1).entries.lowerBound)
    }
    #expect(Set((0..<24).map { world.journey(at: $0).title }).count == 24)
  }

  @Test(arguments: worlds) func everyoneHasANameOfTheirOwn(world: World) {
    let everyone = world.everyone
    #expect(everyone.count == 640)
    #expect(Set(everyone.map(\.name)).count == 640)
    #expect(Set(everyone.map(\.id)).count == 640)
    #expect(Set(everyone.map(\.family)).count >= 78, "a family name may be at home in two countries")
    #expect((0..<60).allSatisfy { world.person(at: $0).name == everyone[world.person(at: $0).id].name })
  }
}
