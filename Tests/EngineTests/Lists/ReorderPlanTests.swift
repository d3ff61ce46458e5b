import Engine
import Testing

@Suite struct ReorderPlanTests {
  /// The new order of `count` items, with the slot of the moved item as -1.
  private func order(_ plan: ReorderPlan, _ count: Int) -> [Int] {
    var slots: [Int: Int] = [:]
    for item in 0..<count where item != plan.source { slots[item + plan.shift(of: item, in: 0..<count)] = item }
    return (0...count).compactMap { slots[$0] ?? (plan.slot != nil && $0 <= count ? -1 : nil) }
  }

  @Test func itemsBetweenTheSourceAndTheSlotMakeWay() {
    for source in 0..<5 {
      for slot in 0...5 {
        let plan = ReorderPlan(ranges: [0..<5], source: source, slot: .init(range: 0, item: slot))
        var expected = Array(0..<5)
        expected.insert(-1, at: slot)
        expected.removeAll { $0 == source }
        #expect(Array(order(plan, 5).prefix(5)) == expected, "\(source) to \(slot)")
      }
    }
  }

  @Test func anItemFromElsewherePushesTheItemsBehindItsSlot() {
    let plan = ReorderPlan(ranges: [0..<4], slot: .init(range: 0, item: 2))
    #expect((0..<4).map { plan.shift(of: $0, in: 0..<4) } == [0, 0, 1, 1])
  }

  @Test func withoutASlotTheItemsBehindTheSourceCloseUp() {
    let plan = ReorderPlan(ranges: [0..<4], source: 1)
    #expect((0..<4).map { plan.shift(of: $0, in: 0..<4) } == [0, 0, -1, -1])
  }

  @Test func aPositionBetweenTwoRangesBelongsToTheNearer() {
    // Items 3 and 4 are a footer and a header.
    let plan = ReorderPlan(ranges: [0..<3, 5..<8])
    #expect(plan.slot(near: 3, target: 3) == .init(range: 0, item: 3))
    #expect(plan.slot(near: 5, target: 4) == .init(range: 1, item: 5))
    #expect(plan.slot(near: 9, target: 8) == .init(range: 1, item: 8))
    #expect(ReorderPlan(ranges: []).slot(near: 0, target: 0) == nil)
  }

  @Test func whereTwoRangesMeetTheItemUnderThePointerDecides() {
    let plan = ReorderPlan(ranges: [0..<3, 3..<6])
    #expect(plan.slot(near: 3, target: 2) == .init(range: 0, item: 3))
    #expect(plan.slot(near: 3, target: 3) == .init(range: 1, item: 3))
  }

  @Test func anEmptyRangeTakesItemsAtItsPosition() {
    let plan = ReorderPlan(ranges: [1..<1, 2..<4])
    #expect(plan.slot(near: 1, target: 0) == .init(range: 0, item: 1))
  }

  @Test func theEndsOfARangeFollowTheNewOrder() {
    func ends(_ source: Int?, _ slot: Int?) -> [Int?] {
      let ends = ReorderPlan(ranges: [0..<4], source: source, slot: slot.map { .init(range: 0, item: $0) }).ends(
        ofRange: 0)
      return [ends.first, ends.last]
    }
    #expect(ends(0, 2) == [1, 3] && ends(0, 0) == [nil, 3] && ends(0, 1) == [nil, 3])
    #expect(ends(3, 0) == [nil, 2] && ends(3, 4) == [0, nil] && ends(3, 3) == [0, nil])
    #expect(ends(nil, 4) == [0, nil] && ends(nil, nil) == [0, 3] && ends(0, nil) == [1, 3])
  }
}
