import Engine
import Geometry
import Testing

@Suite struct LazyTracksTests {
  private typealias Item = LazyTracks.Item

  private func lengths(_ items: [Item], _ available: CGFloat) -> [CGFloat] {
    LazyTracks.tracks(for: items, available: available).map(\.length)
  }

  @Test func flexibleTracksShareTheLengthThatFixedTracksLeave() {
    let items = [
      Item(size: .fixed(50), spacing: 10), Item(size: .flexible(minimum: 10, maximum: .infinity), spacing: 10),
      Item(size: .flexible(minimum: 10, maximum: .infinity)),
    ]
    #expect(lengths(items, 300) == [50, 115, 115])
    #expect(LazyTracks.tracks(for: items, available: 300).map(\.origin) == [0, 60, 185])
  }

  @Test func aLimitedTrackLeavesTheExcessToOtherTracks() {
    let items = [
      Item(size: .flexible(minimum: 10, maximum: 40), spacing: 0),
      Item(size: .flexible(minimum: 10, maximum: .infinity)),
    ]
    #expect(lengths(items, 300) == [40, 260])
    #expect(lengths(items, 10) == [10, 10], "no track is shorter than its minimum")
  }

  @Test func anAdaptiveItemMakesAsManyTracksAsFit() {
    let item = Item(size: .adaptive(minimum: 80, maximum: .infinity), spacing: 10)
    #expect(lengths([item], 79) == [80])
    #expect(lengths([item], 169) == [169])
    #expect(lengths([item], 170) == [80, 80])
    #expect(lengths([item], 400) == [92.5, 92.5, 92.5, 92.5])
    #expect(lengths([Item(size: .adaptive(minimum: 80, maximum: 85), spacing: 10)], 400) == [85, 85, 85, 85])
  }
}

@Suite struct LazyLinesTests {
  private func groups(_ counts: [(LazyRole, Int?, Int)]) -> [LazyGroup] {
    counts.map { LazyGroup(role: $0.0, section: $0.1, kind: 0, count: $0.2) }
  }

  @Test func inAStackEachItemIsALine() {
    let lines = LazyLines(groups([(.row, nil, 3), (.row, nil, 2)]), itemsPerLine: 1)
    #expect(lines.count == 5)
    #expect(lines.line(ofItem: 4) == 4)
    #expect(lines.items(inLine: 3) == 3..<4)
  }

  @Test func headersHaveTheirOwnLines() {
    let lines = LazyLines(
      groups([(.header, 0, 1), (.row, 0, 5), (.footer, 0, 1), (.header, 1, 1), (.row, 1, 2), (.row, 1, 2)]),
      itemsPerLine: 3)
    #expect(lines.count == 7)
    #expect((0..<7).map(lines.items(inLine:)) == [0..<1, 1..<4, 4..<6, 6..<7, 7..<8, 8..<11, 11..<12])
    #expect((0..<12).map(lines.line(ofItem:)) == [0, 1, 1, 1, 2, 2, 3, 4, 5, 5, 5, 6])
    #expect(lines.sections.map(\.lines) == [0..<4, 4..<7])
    #expect(lines.sections.map(\.footer) == [3..<4, 0..<0])
    #expect(lines.role(ofLine: 4) == .header)
  }

  @Test func aLineWithTheSameItemsIsKept() {
    let old = LazyLines(groups([(.row, nil, 9)]), itemsPerLine: 3)
    func change(_ pieces: [RowRearrangement.Piece]) -> [RowRearrangement.Piece] {
      var items = RowRearrangement()
      for piece in pieces { items.append(piece) }
      let new = LazyLines(groups([(.row, nil, items.count)]), itemsPerLine: 3)
      let lines = new.rearrangement(of: items, from: old)
      #expect(lines.count == new.count)
      return lines.pieces
    }
    #expect(change([.kept(0..<9)]) == [.kept(0..<3)])
    #expect(change([.new(3, kind: 0), .kept(0..<9)]) == [.new(1, kind: 0), .kept(0..<3)])
    #expect(change([.new(1, kind: 0), .kept(0..<9)]) == [.new(4, kind: 0)])
    #expect(change([.kept(0..<4), .new(2, kind: 0), .kept(4..<9)]) == [.kept(0..<1), .new(3, kind: 0)])
    #expect(change([.kept(0..<9), .new(2, kind: 0)]) == [.kept(0..<3), .new(1, kind: 0)])
  }
}
