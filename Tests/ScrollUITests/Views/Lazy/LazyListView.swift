import Engine
import Geometry
import ScrollUI
import ScrollUITesting

/// A row of a list with its number as identity, and a given height.
struct LazyItem: Identifiable, Equatable {
  var id: Int
  var height: CGFloat

  /// A height from 20 to 120 that depends on the number alone.
  init(_ id: Int, height: CGFloat? = nil) {
    self.id = id
    self.height = height ?? 20 + CGFloat((UInt64(bitPattern: Int64(id)) &* 0x9E37_79B9_7F4A_7C15) >> 40 % 101)
  }
}

/// A list of rows in a scroll view, with access to its items.
struct LazyListView: View {
  let remote: Remote<[LazyItem]>
  let start: [LazyItem]
  var spacing: CGFloat = 0
  var recorder: Recorder?
  @State private var items: [LazyItem]?

  init(_ remote: Remote<[LazyItem]>, _ start: [LazyItem], spacing: CGFloat = 0, recorder: Recorder? = nil) {
    self.remote = remote
    self.start = start
    self.spacing = spacing
    self.recorder = recorder
    _items = State(wrappedValue: start)
  }

  var body: some View {
    let _ = remote.connect($items.replacingNil(with: start))
    ScrollView {
      LazyVStack(spacing: spacing) {
        ForEach(items ?? start) { LazyRowView(item: $0, recorder: recorder) }
      }
    }
  }
}

struct LazyRowView: View {
  let item: LazyItem
  var recorder: Recorder?

  var body: some View {
    let _ = recorder?.note("\(item.id)")
    Color.blue.frame(height: item.height)
      .onAppear { recorder?.note("+\(item.id)") }
      .onDisappear { recorder?.note("-\(item.id)") }
      .probe("\(item.id)")
  }
}

extension Binding {
  /// The binding to an optional value, with a default.
  func replacingNil<Wrapped>(with value: Wrapped) -> Binding<Wrapped> where Value == Wrapped? {
    Binding<Wrapped>(get: { wrappedValue ?? value }, set: { wrappedValue = $0 })
  }
}

@MainActor extension TestWindow {
  /// The only lazy container in the window.
  var lazy: LazyNode { nodes(of: LazyNode.self)[0] }

  /// The numbers of the visible rows, and their tops in the window.
  var visibleRows: [(id: Int, y: CGFloat)] {
    let window = pipeline.root.windowSize.height
    return liveRows.filter { $0.frame.maxY > 0.01 && $0.frame.minY < window - 0.01 }.map { ($0.id, $0.frame.minY) }
  }

  /// The rows that are built, from top to bottom.
  var liveRows: [(id: Int, frame: CGRect)] {
    var found: [(id: Int, frame: CGRect)] = []
    func search(_ node: RenderNode) {
      if let space = node as? CoordinateSpaceNode,
        let id = Int("\(space.name.base)".filter { "-0123456789".contains($0) })
      {
        found.append((id, node.convert(node.bounds, to: nil)))
      }
      node.children.forEach(search)
    }
    search(pipeline.root)
    return found.sorted { $0.frame.minY < $1.frame.minY }
  }

  /// The offset of the outermost scroll view.
  var offset: CGFloat { scroll?.model.offset.y ?? .nan }

  var contentHeight: CGFloat { scroll?.model.metrics.contentSize.height ?? .nan }

  func jump(to y: CGFloat) {
    scroll?.model.jump(to: CGPoint(x: 0, y: y))
    advance()
  }
}
