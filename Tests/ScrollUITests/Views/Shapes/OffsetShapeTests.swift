import ScrollUI
import Testing

@MainActor @Suite struct OffsetShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test func anOffsetMovesTheOutline() {
    let moved = CGRect(x: 13, y: 24, width: 100, height: 50)
    #expect(Rectangle().offset(x: 3, y: 4).path(in: rect).boundingRect == moved)
    #expect(Rectangle().offset(CGSize(width: 3, height: 4)).path(in: rect).boundingRect == moved)
    #expect(Rectangle().offset(CGPoint(x: 3, y: 4)).path(in: rect).boundingRect == moved)
  }

  @Test func aSizeReplacesThatOfTheRectangle() {
    let size = CGSize(width: 30, height: 10)
    #expect(Rectangle().size(size).path(in: rect).boundingRect == CGRect(x: 10, y: 20, width: 30, height: 10))
    #expect(Rectangle().size(width: 30, height: 10).path(in: rect).boundingRect.size == size)
    #expect(
      Rectangle().size(size, anchor: .bottomTrailing).path(in: rect).boundingRect
        == CGRect(x: 80, y: 60, width: 30, height: 10))
  }

  @Test func offsetsAndSizesAnimate() {
    var moved = Rectangle().offset(x: 10)
    moved.animatableData.second.first = 4
    #expect(moved.offset.width == 4)
    var sized = _SizedShape(shape: Rectangle(), size: CGSize(width: 10, height: 10))
    sized.animatableData.second.second = 6
    #expect(sized.size.height == 6)
  }
}
