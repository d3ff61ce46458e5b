import Engine
import Geometry
import Testing

@Suite struct ScrollMetricsTests {
  /// Content of 1,400 points in a viewport of 400, with insets of 50 and 30 points.
  private func metrics(heldInset: Double = 0) -> ScrollMetrics {
    var metrics = ScrollMetrics()
    metrics.viewport = CGSize(width: 300, height: 400)
    metrics.contentSize = CGSize(width: 300, height: 1400)
    metrics.restingInsets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    metrics.heldInset = heldInset
    return metrics
  }

  @Test func theHeldInsetIsAddedToTheUpperInsetAlone() {
    let metrics = metrics(heldInset: 60)
    #expect(metrics.insets == EdgeInsets(top: 110, leading: 0, bottom: 30, trailing: 0))
    #expect(metrics.restingInsets.top == 50)
  }

  @Test func theHeldInsetMovesTheBeginningOfTheRange() {
    #expect(metrics().range(.vertical) == -50...1030)
    #expect(metrics(heldInset: 60).range(.vertical) == -110...1030)
    #expect(metrics(heldInset: 60).restingMinimum(.vertical) == -50)
    #expect(metrics(heldInset: 60).beginning == CGPoint(x: 0, y: -110))
    #expect(metrics(heldInset: 60).range(.horizontal) == metrics().range(.horizontal))
  }

  @Test func theCoveredInsetsExcludeTheHeldInset() {
    var metrics = metrics(heldInset: 60)
    metrics.collapsing = 20
    #expect(metrics.insets(at: CGPoint(x: 0, y: -110)).top == 50)
    #expect(metrics.insets(at: CGPoint(x: 0, y: -40)).top == 40)
    #expect(metrics.insets(at: CGPoint(x: 0, y: 500)).top == 30)
  }
}
