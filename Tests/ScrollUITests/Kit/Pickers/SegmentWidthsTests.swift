import Geometry
import ScrollUI
import Testing

@Suite struct SegmentWidthsTests {
  @Test func widthsAreEqualIfEveryLabelFits() {
    #expect(SegmentWidths.widths([20, 60, 40], in: 180) == [60, 60, 60])
  }

  @Test func otherwiseEachLabelHasItsWidthAndAnEqualShareOfTheRest() {
    #expect(SegmentWidths.widths([20, 80, 40], in: 170) == [30, 90, 50])
  }

  @Test func withoutEnoughWidthAllLabelsAreTruncatedEqually() {
    #expect(SegmentWidths.widths([20, 80, 100], in: 100) == [10, 40, 50])
  }

  @Test func noSegmentsHaveNoWidths() {
    #expect(SegmentWidths.widths([], in: 100) == [])
  }
}
