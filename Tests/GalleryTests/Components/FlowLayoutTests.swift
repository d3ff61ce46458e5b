import Gallery
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct FlowLayoutTests {
  private func places(width: CGFloat, _ widths: [CGFloat]) -> [CGRect] {
    let window = TestWindow(width: 400, height: 400) {
      FlowLayout(spacing: 8) {
        ForEach(Array(widths.enumerated()), id: \.offset) { index, width in
          Color.red.frame(width: width, height: index == 0 ? 30 : 20).probe("\(index)")
        }
      }
      .probe("all")
      .frame(width: width, height: 400, alignment: .topLeading)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    return (widths.indices.map(String.init) + ["all"]).map { window.frame($0) }
  }

  @Test func fittingViewsShareOneLine() {
    #expect(
      places(width: 228, [100, 50, 62]) == [
        CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 108, y: 0, width: 50, height: 20),
        CGRect(x: 166, y: 0, width: 62, height: 20), CGRect(x: 0, y: 0, width: 228, height: 30),
      ])
  }

  @Test func aViewThatDoesNotFitBeginsANewLine() {
    #expect(
      places(width: 227, [100, 50, 62]) == [
        CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 108, y: 0, width: 50, height: 20),
        CGRect(x: 0, y: 38, width: 62, height: 20), CGRect(x: 0, y: 0, width: 158, height: 58),
      ])
  }

  @Test func anEmptyFlowHasNoSize() {
    #expect(places(width: 100, []) == [CGRect(x: 0, y: 0, width: 0, height: 0)])
  }
}
