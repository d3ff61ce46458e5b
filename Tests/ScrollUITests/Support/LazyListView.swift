import Engine
import Geometry
import ScrollUI
import ScrollUITesting

/// A row of a list with its number as identity, and a given height.
package struct LazyItem: Identifiable, Equatable {
  package var id: Int
  package var height: CGFloat

  /// A height from 20 to 120 that depends on the number alone.
  package init(_ id: Int, height: CGFloat? = nil) {
    self.id = id
    self.height = height ?? 20 + CGFloat((UInt64(bitPattern: Int64(id)) &* 0x9E37_79B9_7F4A_7C15) >> 40 % 101)
  }
}

/// A list of rows in a scroll view, with access to its items.
package struct LazyListView: View {
  private let remote: Remote<[LazyItem]>
  private let start: [LazyItem]
  private let spacing: CGFloat
  private let recorder: Recorder?
  @State private var items: [LazyItem]?

  package init(_ remote: Remote<[LazyItem]>, _ start: [LazyItem], spacing: CGFloat = 0, recorder: Recorder? = nil) {
    self.remote = remote
    self.start = start
    self.spacing = spacing
    self.recorder = recorder
    _items = State(wrappedValue: start)
  }

  package var body: some View {
    let _ = remote.connect($items.replacingNil(with: start))
    ScrollView {
      LazyVStack(spacing: spacing) {
        ForEach(items ?? start) { LazyRowView(item: $0, recorder: recorder) }
      }
    }
  }
}

/// A row that notes its bodies, appearance and disappearance.
package struct LazyRowView: View {
  private let item: LazyItem
  private let recorder: Recorder?

  package init(item: LazyItem, recorder: Recorder? = nil) {
    self.item = item
    self.recorder = recorder
  }

  package var body: some View {
    let _ = recorder?.note("\(item.id)")
    Color.blue.frame(height: item.height)
      .onAppear { recorder?.note("+\(item.id)") }
      .onDisappear { recorder?.note("-\(item.id)") }
      .probe("\(item.id)")
  }
}

extension Binding {
  /// The binding to an optional value, with a default.
  package func replacingNil<Wrapped>(with value: Wrapped) -> Binding<Wrapped> where Value == Wrapped? {
    Binding<Wrapped>(get: { wrappedValue ?? value }, set: { wrappedValue = $0 })
  }
}
