import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

extension ScrollRestorationTests {
  // MARK: Data that was edited between two runs

  @Test(arguments: 1...8)
  func theFirstRowThatStillExistsIsRestoredAfterManyEdits(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var ids = Array(0..<500)
    let first = window { ScrollView { Rows(ids: ids) }.scrollRestoration("rows") }
    scroll(first, to: CGFloat(2_000 + generator.next(below: 8_000)))
    guard case .place(let place)? = first.scroll?.restorableState else {
      Issue.record("no place, seed \(seed)")
      return
    }
    first.close()
    for edit in 0..<500 {
      let index = generator.next(below: ids.count)
      switch generator.next(below: 3) {
      case 0: ids.insert(1_000 + edit, at: index)
      case 1: if ids.count > 100 { ids.remove(at: index) }
      default: ids.insert(ids.remove(at: index), at: generator.next(below: ids.count))
      }
    }
    let kept = try #require(place.rows.first { row in ids.contains { AnyHashable($0) == row.id.value } })
    let second = window { ScrollView { Rows(ids: ids) }.scrollRestoration("rows") }
    second.settle()
    let model = try #require(second.scroll?.model)
    let frame = try #require(second.scroll?.target(for: kept.id.value)?.frame)
    let expected = frame.minY - kept.distance.y
    let end = max(0, model.metrics.contentSize.height - model.metrics.viewport.height)
    #expect(abs(model.offset.y - min(max(0, expected), end)) < 0.5, "seed \(seed)")
    second.close()
  }
}
