import Engine
import Geometry
import Testing

@Suite struct GridTrackSolverTests {
  /// A cell that takes the proposed length, clamped to two limits.
  private struct Cell {
    var tracks: Range<Int>
    var minimum: CGFloat
    var maximum: CGFloat
    var ideal: CGFloat?

    static func fixed(_ track: Int, _ length: CGFloat) -> Cell {
      Cell(tracks: track..<track + 1, minimum: length, maximum: length)
    }

    static func flexible(_ tracks: Range<Int>) -> Cell {
      Cell(tracks: tracks, minimum: 0, maximum: .infinity, ideal: 10)
    }
  }

  private func lengths(_ cells: [Cell], tracks: Int, spacing: CGFloat = 0, available: CGFloat?) -> [CGFloat] {
    let solver = GridTrackSolver(cells: cells.map(\.tracks), trackCount: tracks, spacing: spacing)
    return solver.tracks(
      available: available,
      limits: { StackSolver.Child(priority: 0, minimum: cells[$0].minimum, maximum: cells[$0].maximum) },
      take: { index, offer in
        let cell = cells[index]
        let length = offer.map { max(cell.minimum, min(cell.maximum, $0)) } ?? cell.ideal ?? cell.minimum
        return GridTrackSolver.Extent(loose: length)
      }
    ).map(\.length)
  }

  @Test func aTrackIsAsLongAsItsLongestCell() {
    let cells = [Cell.fixed(0, 20), .fixed(1, 30), .fixed(0, 50), .fixed(1, 10)]
    #expect(lengths(cells, tracks: 2, available: nil) == [50, 30])
    #expect(lengths(cells, tracks: 2, available: 500) == [50, 30])
    #expect(lengths(cells, tracks: 2, available: 0) == [50, 30])
  }

  @Test func flexibleTracksShareTheRemainingLength() {
    let cells = [Cell.fixed(0, 20), .flexible(1..<2), .flexible(2..<3)]
    #expect(lengths(cells, tracks: 3, spacing: 5, available: 100) == [20, 35, 35])
    #expect(lengths(cells, tracks: 3, available: .infinity) == [20, .infinity, .infinity])
    #expect(lengths(cells, tracks: 3, available: nil) == [20, 10, 10])
  }

  @Test func aCellThatNeedsMoreThanItsTracksWidensThemEqually() {
    let cells = [Cell.fixed(0, 20), .fixed(1, 40), Cell(tracks: 0..<2, minimum: 100, maximum: 100)]
    #expect(lengths(cells, tracks: 2, spacing: 10, available: nil) == [35, 55])
    #expect(lengths(cells, tracks: 2, spacing: 10, available: 80) == [35, 55])
    #expect(
      lengths([cells[0], cells[1], Cell(tracks: 0..<2, minimum: 50, maximum: 50)], tracks: 2, available: nil) == [
        20, 40,
      ])
  }

  @Test func flexibleCellsThatSpanTracksShareTheRemainingLength() {
    let fixed = (0..<4).map { Cell.fixed($0, 10) }
    #expect(lengths(fixed + [.flexible(0..<4)], tracks: 4, available: 100) == [25, 25, 25, 25])
    #expect(lengths(fixed + [.flexible(0..<2), .flexible(2..<4)], tracks: 4, available: 100) == [25, 25, 25, 25])
    #expect(lengths(fixed + [.flexible(0..<2)], tracks: 4, available: 100) == [40, 40, 10, 10])
  }

  @Test func aTrackWithoutCellsIsEmpty() {
    #expect(lengths([.fixed(1, 10)], tracks: 3, available: 50) == [0, 10, 0])
    #expect(lengths([], tracks: 0, available: 50).isEmpty)
  }

  @Test func cellsAreAlignedByTheirGuides() {
    let solver = GridTrackSolver(cells: [0..<1, 0..<1], trackCount: 1, spacing: 0)
    let reach = [GridTrackSolver.Extent(before: 30, after: 10), GridTrackSolver.Extent(before: 5, after: 40)]
    let tracks = solver.tracks(
      available: nil, limits: { _ in StackSolver.Child(priority: 0, minimum: 0, maximum: 0) },
      take: { cell, _ in reach[cell] })
    #expect(tracks[0].before == 30)
    #expect(tracks[0].length == 70)
  }

  @Test func startsIncludeTheSpacing() {
    let solver = GridTrackSolver(cells: [0..<1, 1..<2, 2..<3], trackCount: 3, spacing: 4)
    let tracks = [10, 20, 30].map { GridTrackSolver.Extent(loose: $0) }
    #expect(solver.starts(tracks) == [0, 14, 38])
    #expect(solver.total(tracks) == 68)
    #expect(solver.length(of: 1..<3, in: tracks) == 54)
  }
}
