import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// Actions of `reorderContainer` that change more than the order.
@MainActor @Suite struct ReorderChangeTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
  }

  /// The effect of the action on the collection that the item was dropped into, or on all.
  enum Change: CaseIterable {
    case removesTarget, filtersTarget, emptiesTarget, removesSource, removesBoth, hidesContainer, disablesContainer,
      none
  }

  private struct Board: View {
    let change: Change
    let isLazy: Bool
    let calls: Recorder
    @State private var items = ["A": (0..<4).map { Item(id: $0) }, "B": (100..<112).map { Item(id: $0) }]
    @State private var open: Set<String> = ["A", "B"]
    @State private var isShown = true
    @State private var isEnabled = true

    var body: some View {
      VStack(spacing: 0) {
        if isShown { columns }
        Text("end")
      }
    }

    private var columns: some View {
      HStack(alignment: .top, spacing: 0) {
        ForEach(["A", "B"], id: \.self) { name in column(name).frame(width: 300) }
      }
      .reorderContainer(for: Item.self, in: String.self, isEnabled: isEnabled) { difference in
        calls.note("move \(difference.sources) to \(difference.destination.collectionID)")
        apply()
      }
    }

    @ViewBuilder private func column(_ name: String) -> some View {
      if isLazy {
        ScrollView { LazyVStack(spacing: 0) { cells(name) } }
      } else {
        VStack(spacing: 0) { cells(name) }
      }
    }

    @ViewBuilder private func cells(_ name: String) -> some View {
      if open.contains(name) {
        ForEach(items[name] ?? []) { Text("Item \($0.id)").frame(width: 300, height: 40) }
          .reorderable(collectionID: name)
      }
    }

    private func apply() {
      switch change {
      case .removesTarget: open.remove("B")
      case .filtersTarget: items["B"] = [Item(id: 100)]
      case .emptiesTarget: items["B"] = []
      case .removesSource: open.remove("A")
      case .removesBoth: open = []
      case .hidesContainer: isShown = false
      case .disablesContainer: isEnabled = false
      case .none: break
      }
    }
  }

  @Test(arguments: Change.allCases, [false, true])
  func aDropWhoseActionRemovesRowsEndsTheDrag(change: Change, isLazy: Bool) throws {
    let calls = Recorder()
    let window = TestWindow(width: 600, height: 600) { Board(change: change, isLazy: isLazy, calls: calls) }
    window.settle()
    let start = try #require(window.frame(ofText: "Item 1"))
    let end = try #require(window.frame(ofText: "Item 109"))
    window.press(CGPoint(x: start.midX, y: start.midY))
    for step in 1...4 {
      let part = CGFloat(step) / 4
      window.move(
        CGPoint(x: start.midX + (end.midX - start.midX) * part, y: start.midY + (end.midY - 5 - start.midY) * part))
    }
    window.advance(seconds: 0.5)
    window.release(CGPoint(x: end.midX, y: end.midY - 5))
    window.settle()
    #expect(calls.take() == ["move [1] to B"])
    #expect(!window.pipeline.services[DragCoordinator.self].isActive)
    #expect(window.texts.contains("end"))
  }
}
