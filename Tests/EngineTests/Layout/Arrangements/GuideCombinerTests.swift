import Engine
import Geometry
import Testing

@Suite struct GuideCombinerTests {
  private func combined(_ key: AlignmentKey, _ guides: [CGFloat]) -> CGFloat? {
    var combiner = GuideCombiner(key)
    guides.forEach { combiner.add($0) }
    return combiner.value
  }

  @Test func withoutGuidesThereIsNoResult() { #expect(combined(HorizontalAlignment.center.key, []) == nil) }

  @Test func theMeanOfSeveralGuidesIsUsed() {
    #expect(combined(HorizontalAlignment.leading.key, [4]) == 4)
    #expect(combined(HorizontalAlignment.leading.key, [0, 3, 9]) == 4)
  }

  @Test func theOutermostBaselineIsUsed() {
    #expect(combined(VerticalAlignment.firstTextBaseline.key, [8, 5, 12]) == 5)
    #expect(combined(VerticalAlignment.lastTextBaseline.key, [8, 12, 5]) == 12)
  }
}
