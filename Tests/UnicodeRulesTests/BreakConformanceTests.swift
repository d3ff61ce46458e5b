import Testing
import UnicodeRules

/// The conformance files of UAX #14 and UAX #29.
@Suite struct BreakConformanceTests {
  /// Calls `breaks` with each case of a file, and returns the number of cases and the lines that differ.
  private func check(
    _ name: String, _ breaks: ([Unicode.Scalar]) -> [Bool]
  ) throws -> (count: Int, differences: [String]) {
    var count = 0
    var differences: [String] = []
    try UnicodeFile(name).forEachLine { cursor in
      let expected = BreakCase(&cursor)
      count += 1
      if breaks(expected.scalars) != expected.breaks { differences.append(cursor.line) }
    }
    return (count, differences)
  }

  @Test func aMissingFileNamesThePackageToInstall() {
    let error = #expect(throws: UnicodeFile.Missing.self) { try UnicodeFile("NoSuchFile.txt") }
    #expect(error?.description.contains("install the package unicode-data") == true)
  }

  @Test func everyCaseOfLineBreakTestHasTheOpportunitiesOfTheFile() throws {
    let result = try check("auxiliary/LineBreakTest.txt") { scalars in
      LineBreakScanner.opportunities(in: scalars).map { $0 != .prohibited }
    }
    #expect(result.differences.isEmpty, "\(result.differences.count), as \(result.differences.prefix(5))")
    #expect(result.count == 7_654)
  }

  @Test func everyCaseOfWordBreakTestHasTheBoundariesOfTheFile() throws {
    let result = try check("auxiliary/WordBreakTest.txt") { scalars in
      var flags = [Bool](repeating: false, count: scalars.count + 1)
      flags[0] = true
      for boundary in WordScanner(scalars) { flags[boundary] = true }
      return flags
    }
    #expect(result.differences.isEmpty, "\(result.differences.count), as \(result.differences.prefix(5))")
    #expect(result.count == 1_823)
  }

  /// The engine takes Swift's `Character` for a grapheme cluster. The one difference: the standard library has the tables of a later
  /// Unicode, in which 689 pictographs that are no emoji, such as U+2701, are not Extended_Pictographic, so that GB11 does not join
  /// them.
  @Test func swiftCharactersAreTheGraphemeClustersOfTheFile() throws {
    let result = try check("auxiliary/GraphemeBreakTest.txt") { scalars in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      var flags = [Bool](repeating: false, count: scalars.count + 1)
      flags[0] = true
      var index = 0
      for character in String(text) {
        index += character.unicodeScalars.count
        flags[index] = true
      }
      return flags
    }
    #expect(result.differences.allSatisfy { $0.hasPrefix("÷ 2701 × 200D × 2701 ÷") }, "\(result.differences.prefix(5))")
    #expect(result.count == 602)
  }
}
