import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct FindPageTests {
  /// The numbers of all lines are as wide as the last, also in larger texts.
  @Test(arguments: [DynamicTypeSize.xSmall, .large, .accessibility1]) func eachNumberIsOnOneLine(size: DynamicTypeSize)
  {
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "find").dynamicTypeSize(size) }
    window.settle()
    for key in ["Home", "End"] {
      window.key(key)
      window.settle()
      let numbers = window.nodes(of: TextNode.self).filter {
        Int($0.spans.map(\.text).joined().filter { $0 != "," }) != nil
      }
      #expect(numbers.count > 10 && Set(numbers.map(\.size.height)).count == 1)
    }
    #expect(window.texts.contains("100,000"))
  }
}
