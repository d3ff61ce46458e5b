import Engine
import Geometry
import Graphics
import Testing

/// The facts by which walks over the tree find nodes of a class.
@Suite @MainActor struct NodeFactTests {
  private let scroll = ScrollNode(axes: .vertical)
  private let lazy = LazyNode(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0)
  private let text = TextNode(spans: [], style: TextParagraphStyle())
  private let gesture = GestureNode(detector: TapDetector(count: 1), precedence: .normal)
  private let hidden = HiddenNode()

  private var all: [RenderNode] { [scroll, lazy, text, gesture, hidden] }

  @Test func aNodeHasTheFactsOfItsClassAlone() {
    #expect(all.facts(ScrollFact.self).map(ObjectIdentifier.init) == [ObjectIdentifier(scroll)])
    #expect(all.facts(LazyFact.self).map(ObjectIdentifier.init) == [ObjectIdentifier(lazy)])
    #expect(all.facts(GestureFact.self).map(ObjectIdentifier.init) == [ObjectIdentifier(gesture)])
    #expect(all.flatMap(\.texts).map(ObjectIdentifier.init) == [ObjectIdentifier(text)])
    #expect(all.facts(ListRowFact.self).isEmpty && all.facts(PageSwipeFact.self).isEmpty)
  }

  @Test func aScrollViewKeepsItsFactWhenItsTraitsChange() {
    scroll.traits.clipsContent = false
    #expect(scroll.fact(ScrollFact.self) === scroll)
  }

  @Test func theNearestValueIsThatOfTheInnermostAncestor() {
    let inner = ScrollNode(axes: .horizontal)
    scroll.child = inner
    inner.child = hidden
    #expect(hidden.nearest(ScrollFact.self) === inner)
    #expect(hidden.nearest(ScrollFact.self, where: { $0.axes == .vertical }) === scroll)
    #expect(inner.nearest(ScrollFact.self) === scroll)
    #expect(scroll.nearest(ScrollFact.self) == nil)
  }
}
