import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// Drops into a `reorderContainer` from outside of it.
@MainActor @Suite struct ReorderVisitTests {
  private struct Item: Identifiable, Hashable, Codable, Transferable {
    var id: String

    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \.id, importing: { Item(id: $0) })
    }
  }

  /// A window of 400 × 400 points: an item to be dragged at the left, and rows of 40 points of two collections at the right.
  @MainActor private struct Sample {
    let window: TestWindow
    let items = Remote<[String: [Item]]>()
    let calls = Recorder()
    let forced = Knob<String?>(nil)

    private struct Content: View {
      let remote: Remote<[String: [Item]]>
      let calls: Recorder
      let forced: Knob<String?>
      @State private var items = ["A": [Item(id: "a"), Item(id: "b"), Item(id: "c")], "B": [Item(id: "x")]]

      var body: some View {
        let _ = remote.connect($items)
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 200, height: 100).draggable(Item(id: "new"))
          rows.frame(width: 200)
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }

      private var rows: some View {
        VStack(spacing: 0) {
          cells("A")
          Text("Second").frame(height: 40)
          cells("B")
        }
        .reorderContainer(for: Item.self, in: String.self) { calls.note("move \($0.sources)") }
        .dropDestination(for: Item.self) { values, session in
          let place = session.reorderDestination(for: Item.self, in: String.self)
          calls.note("drop \(values.map(\.id)) \(place.map { "\($0.collectionID) \($0.position)" } ?? "nowhere")")
          insert(values, at: place)
        }
        .dropConfiguration { _ in
          guard let id = forced.value else { return DropConfiguration(operation: .copy) }
          return DropConfiguration(
            operation: .copy,
            destination: ReorderDifference<String, String>.Destination(collectionID: "A", position: .before(id)))
        }
      }

      private func cells(_ collection: String) -> some View {
        ForEach(items[collection] ?? []) { Text($0.id).frame(width: 200, height: 40) }
          .reorderable(collectionID: collection)
      }

      private func insert(_ values: [Item], at place: ReorderDifference<String, String>.Destination?) {
        guard let place else { return }
        var index = items[place.collectionID]?.count ?? 0
        if case .before(let id) = place.position {
          index = items[place.collectionID]?.firstIndex { $0.id == id } ?? index
        }
        items[place.collectionID]?.insert(contentsOf: values, at: index)
      }
    }

    init() {
      let (items, calls, forced) = (items, calls, forced)
      window = TestWindow(width: 400, height: 400) { Content(remote: items, calls: calls, forced: forced) }
      window.settle()
    }

    func ids(_ collection: String) -> [String] { (items.value[collection] ?? []).map(\.id) }

    /// The distance by which the text of an item is drawn below its slot.
    func shift(_ id: String) -> CGFloat {
      var node: RenderNode? = window.nodes(of: TextNode.self).first { $0.string == id }
      var sum: CGFloat = 0
      while let current = node {
        sum += current.displacement.y
        node = current.parent
      }
      return sum
    }

    func lift(to point: CGPoint) {
      window.press(CGPoint(x: 100, y: 50))
      window.move(CGPoint(x: 150, y: 50))
      window.move(point)
      window.advance(seconds: 0.6)
    }
  }

  @Test func itemsMakeWayForADragFromOutside() {
    let sample = Sample()
    sample.lift(to: CGPoint(x: 300, y: 55))
    #expect(sample.shift("a") == 0)
    #expect(sample.shift("b") == 40 && sample.shift("c") == 40)
    sample.window.move(CGPoint(x: 100, y: 300))
    sample.window.settle()
    #expect(sample.shift("b") == 0, "the drag has left")
    sample.window.key("Escape")
    sample.window.settle()
    #expect(sample.calls.take().isEmpty)
  }

  @Test func theDropHasThePlaceAtWhichItemsMadeWay() {
    let sample = Sample()
    sample.lift(to: CGPoint(x: 300, y: 55))
    sample.window.release(CGPoint(x: 300, y: 55))
    #expect(sample.calls.take() == ["drop [\"new\"] A before(\"b\")"])
    sample.window.settle()
    #expect(sample.ids("A") == ["a", "new", "b", "c"])
    #expect(["a", "new", "b", "c", "x"].allSatisfy { sample.shift($0) == 0 })
  }

  @Test func aDropBelowTheLastItemIsAtTheEnd() {
    let sample = Sample()
    sample.lift(to: CGPoint(x: 300, y: 195))
    sample.window.release(CGPoint(x: 300, y: 195))
    #expect(sample.calls.take() == ["drop [\"new\"] B end"])
    #expect(sample.ids("B") == ["x", "new"])
  }

  @Test func textOfAnotherProgramIsDroppedBetweenItems() {
    let sample = Sample()
    sample.window.send(.dropBegan(CGPoint(x: 300, y: 25)))
    sample.window.send(.dropText("text"))
    sample.window.advance(seconds: 0.5)
    #expect(sample.shift("a") == 0 && sample.shift("b") == 40)
    sample.window.send(.dropEnded(CGPoint(x: 300, y: 25)))
    sample.window.advance()
    #expect(sample.calls.take() == ["drop [\"text\"] A before(\"b\")"])
  }

  @Test func theProgramChoosesThePlace() {
    let sample = Sample()
    sample.forced.value = "c"
    sample.lift(to: CGPoint(x: 300, y: 25))
    #expect(sample.shift("b") == 0 && sample.shift("c") == 40)
    sample.window.release(CGPoint(x: 300, y: 25))
    #expect(sample.calls.take() == ["drop [\"new\"] A before(\"c\")"])
  }

  @Test func itemsOfTheContainerStillMoveByThemselves() {
    let sample = Sample()
    sample.window.press(CGPoint(x: 300, y: 20))
    sample.window.move(CGPoint(x: 300, y: 40))
    sample.window.move(CGPoint(x: 300, y: 75))
    sample.window.advance(seconds: 0.5)
    sample.window.release(CGPoint(x: 300, y: 75))
    #expect(sample.calls.take() == ["move [\"a\"]"])
  }
}
