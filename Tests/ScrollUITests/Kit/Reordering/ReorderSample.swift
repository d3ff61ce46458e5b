import Engine
import Geometry
import ScrollUI
import ScrollUITesting

/// A window of 600 × 720 points with two collections, "A" and "B", whose items people can move.
@MainActor struct ReorderSample {
  struct Item: Identifiable, Hashable {
    let id: Int
  }

  enum Layout: CaseIterable {
    /// A list with a section for each collection.
    case list
    /// A list for each collection, side by side.
    case lists
    case lazyStack
    /// A lazy grid of four columns with both collections below headers.
    case lazyGrid
    case stacks
    case row
  }

  /// A call of the `move` action.
  struct Call: Equatable {
    var sources: [Int]
    var collection: String
    /// The item in front of which the sources are moved; nil for the end.
    var before: Int?
  }

  @MainActor final class Calls {
    var calls: [Call] = []
  }

  let window: TestWindow
  let items = Remote<[String: [Item]]>()
  let selection = Remote<Set<Int>>()
  let isEnabled = Remote<Bool>()
  let bodies = Recorder()
  private let calls = Calls()

  /// Opens the window with items from 0 on, `count` in "A" and three in "B", which are 100, 101 and 102.
  init(
    _ layout: Layout, count: Int = 6, reducesMotion: Bool = false, direction: LayoutDirection = .leftToRight,
    isApplied: Bool = true
  ) {
    let (items, selection, isEnabled, bodies, calls) = (items, selection, isEnabled, bodies, calls)
    window = TestWindow(width: 600, height: 720) {
      Content(
        layout: layout, count: count, isApplied: isApplied, remotes: (items, selection, isEnabled), bodies: bodies,
        calls: calls
      )
      .environment(\.layoutDirection, direction)
    }
    if reducesMotion { window.updateEnvironment { $0.accessibilityReduceMotion = true } }
    window.settle()
    _ = bodies.take()
  }

  /// Returns the calls since the last time.
  func takeCalls() -> [Call] {
    defer { calls.calls = [] }
    return calls.calls
  }

  func ids(_ collection: String) -> [Int] { (items.value[collection] ?? []).map(\.id) }

  /// The middle of an item's slot in the window.
  func middle(_ id: Int) -> CGPoint {
    guard let frame = window.frame(ofText: "Item \(id)") else { return .zero }
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The distance by which an item is drawn beside its slot.
  func shift(_ id: Int) -> CGPoint {
    var sum = CGPoint.zero
    let text = window.nodes(of: TextNode.self).first { $0.spans.map(\.text).joined() == "Item \(id)" }
    var node: RenderNode? = text
    while let current = node {
      sum = sum + current.displacement
      node = current.parent
    }
    return sum
  }

  var session: DragCoordinator { window.pipeline.services[DragCoordinator.self] }

  /// Presses an item and moves the pointer by `distance`, in four steps and with a pause.
  func lift(_ id: Int, by distance: CGPoint) {
    let start = middle(id)
    window.press(start)
    for step in 1...4 {
      window.move(
        CGPoint(x: start.x + distance.x * CGFloat(step) / 4, y: start.y + distance.y * CGFloat(step) / 4))
    }
    window.advance(seconds: 0.5)
  }

  func drag(_ id: Int, by distance: CGPoint) {
    let start = middle(id)
    lift(id, by: distance)
    window.release(start + distance)
    window.settle()
  }

  private struct Content: View {
    let layout: Layout
    let isApplied: Bool
    let remotes: (items: Remote<[String: [Item]]>, selection: Remote<Set<Int>>, isEnabled: Remote<Bool>)
    let bodies: Recorder
    let calls: Calls
    @State private var items: [String: [Item]]
    @State private var selection: Set<Int> = []
    @State private var isEnabled = true

    init(
      layout: Layout, count: Int, isApplied: Bool,
      remotes: (items: Remote<[String: [Item]]>, selection: Remote<Set<Int>>, isEnabled: Remote<Bool>),
      bodies: Recorder, calls: Calls
    ) {
      (self.layout, self.isApplied, self.remotes, self.bodies, self.calls) = (layout, isApplied, remotes, bodies, calls)
      _items = State(
        initialValue: ["A": (0..<count).map { Item(id: $0) }, "B": (100..<103).map { Item(id: $0) }])
    }

    var body: some View {
      let _ = remotes.items.connect($items)
      let _ = remotes.selection.connect($selection)
      let _ = remotes.isEnabled.connect($isEnabled)
      arranged
        .reorderContainer(for: Item.self, in: String.self, isEnabled: isEnabled) { difference in
          var call = Call(sources: difference.sources, collection: difference.destination.collectionID)
          if case .before(let id) = difference.destination.position { call.before = id }
          calls.calls.append(call)
          if isApplied { apply(call) }
        }
    }

    private func apply(_ call: Call) {
      let moved = call.sources.map { Item(id: $0) }
      for key in items.keys { items[key]?.removeAll { call.sources.contains($0.id) } }
      let target = items[call.collection] ?? []
      let index = call.before.flatMap { id in target.firstIndex { $0.id == id } } ?? target.endIndex
      items[call.collection]?.insert(contentsOf: moved, at: index)
    }

    private func cells(_ collection: String) -> some View {
      ForEach(items[collection] ?? []) { item in
        ReorderCell(id: item.id, bodies: bodies).moveDisabled(item.id == 4)
      }
      .reorderable(collectionID: collection)
    }

    @ViewBuilder private var arranged: some View {
      switch layout {
      case .list:
        List(selection: $selection) {
          Section("A") { cells("A") }
          Section("B") { cells("B") }
        }
        .listStyle(.plain)
      case .lists:
        HStack(spacing: 0) {
          List { cells("A") }.listStyle(.plain)
          List { cells("B") }.listStyle(.plain)
        }
      case .lazyStack:
        ScrollView {
          LazyVStack(spacing: 4) {
            cells("A")
            Text("Header").frame(height: 20)
            cells("B")
          }
        }
      case .lazyGrid:
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.fixed(96), spacing: 4), count: 4), spacing: 4) {
            Section {
              cells("A")
            } header: {
              Text("Header").frame(height: 20)
            }
            Section {
              cells("B")
            } header: {
              Text("Second").frame(height: 20)
            }
          }
        }
      case .stacks:
        HStack(alignment: .top, spacing: 0) {
          VStack(spacing: 4) { cells("A") }.frame(width: 300)
          VStack(spacing: 4) { cells("B") }.frame(width: 300)
        }
        .frame(maxHeight: .infinity, alignment: .top)
      case .row:
        ScrollView(.horizontal) {
          HStack(spacing: 4) { cells("A") }.frame(height: 60)
        }
      }
    }
  }
}

private struct ReorderCell: View {
  let id: Int
  let bodies: Recorder

  var body: some View {
    let _ = bodies.note("\(id)")
    Text("Item \(id)").frame(minWidth: 80, maxWidth: .infinity, minHeight: 40)
  }
}
