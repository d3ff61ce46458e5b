import Foundation
import Graphics
import ProcessSupport
import Testing
import TextShaping

@MainActor @Suite struct HarfBuzzReferenceTests {
  let fonts: FontLibrary

  init() throws { fonts = try SharedFonts.library.get() }

  /// The glyphs of a text: index, cluster, and offsets and advance in units of the font.
  private func glyphs(of text: String, _ sample: ShapingSample) throws -> [[Int]] {
    let chain = fonts.chain(for: ResolvedFont(family: sample.family, size: 15))
    let segments = TextSegmenter(chain: chain).segments(of: text)
    try #require(
      segments.count == 1 && segments[0].drawing.continues(.glyphs(chain.primary)), "\(text): \(segments.map(\.text))")
    var glyphs: [[Int]] = []
    chain.primary.forEachGlyph(of: segments[0].text, segments[0].context) {
      let lengths = [$0.x, -$0.y, $0.advance].map { Int((FontFace.ems($0) * chain.primary.unitsPerEm).rounded()) }
      glyphs.append([Int($0.index), Int($0.cluster)] + lengths)
    }
    return glyphs
  }

  @Test(arguments: ShapingSample.all)
  func glyphsEqualThoseOfHarfBuzz(sample: ShapingSample) async throws {
    let file = fonts.chain(for: ResolvedFont(family: sample.family, size: 15)).primary.file
    try #require(file.path.contains(sample.family.replacing(" ", with: "")), "\(file.path)")
    let reference = try await Reference(sample, file)
    for (text, expected) in zip(sample.texts, reference.glyphs) {
      let glyphs = try glyphs(of: text, sample)
      #expect(glyphs.map { $0.prefix(2) } == expected.map { $0.prefix(2) }, "\(text)")
      let isNear = zip(glyphs.joined(), expected.joined()).allSatisfy { abs($0 - $1) <= 1 }
      #expect(isNear, "\(text): \(glyphs), expected \(expected)")
    }
  }

  @Test func theSamplesCoverTwelveScriptsAndFiveFonts() {
    let samples = ShapingSample.all
    #expect(samples.reduce(0) { $0 + $1.texts.count } >= 60)
    #expect(Set(samples.map(\.script)).count >= 12 && Set(samples.map(\.family)).count >= 5)
  }

  @Test func dejaVuSansIsKernedAndLigated() throws {
    let sample = ShapingSample(family: "DejaVu Sans", script: "Latn", texts: [])
    #expect(try glyphs(of: "To", sample)[0][4] == 903)
    #expect(try glyphs(of: "T", sample)[0][4] == 1251)
    #expect(try glyphs(of: "AV", sample)[0][4] < glyphs(of: "A", sample)[0][4])
    #expect(try glyphs(of: "fi", sample).count == 1)
  }

  /// The output of `hb-shape` for a sample.
  private struct Reference {
    let glyphs: [[[Int]]]

    init(_ sample: ShapingSample, _ font: FontFile) async throws {
      let input = TemporaryFolder.unusedPath()
      try sample.texts.joined(separator: "\n").write(to: input, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: input) }
      let end = try await ChildProcess.run(
        "hb-shape",
        [
          "--font-file=\(font.path)", "--face-index=\(font.faceIndex)", "--script=\(sample.script)",
          "--direction=\(sample.isRightToLeft ? "rtl" : "ltr")", "--text-file=\(input.path)", "--utf8-clusters",
          "--output-format=json", "--no-glyph-names",
        ])
      let lines = end.output.split(separator: "\n").map { Data($0.utf8) }
      try #require(end.status == 0 && lines.count == sample.texts.count, "\(end.errorOutput)")
      glyphs = try lines.map { line in
        try JSONDecoder().decode([Glyph].self, from: line).map { [$0.g, $0.cl, $0.dx, $0.dy, $0.ax] }
      }
    }

    private struct Glyph: Decodable {
      var g, cl, dx, dy, ax: Int
    }
  }
}
