import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct LazyContentTests {
  private struct Plain: View {
    var body: some View { Text("plain") }
  }

  private struct Rows: View {
    var body: some View {
      Text("first")
      ForEach(0..<3) { Text("\($0)") }
    }
  }

  @Test func viewsContainingAForEachAreSegmentsAndOtherViewsAreRows() {
    #expect(!LazyContent.containsList(Plain.self))
    #expect(LazyContent.containsList(Rows.self))
    #expect(LazyContent.containsList(ModifiedContent<Rows, TagModifier<Int>>.self))
    #expect(!LazyContent.containsList(VStack<Rows>.self))
    #expect(!LazyContent.containsList(AnyView.self))
    #expect(LazyContent.isTransparent(TupleView<Text, Text>.self))
    #expect(!LazyContent.isTransparent(Plain.self))
  }
}
