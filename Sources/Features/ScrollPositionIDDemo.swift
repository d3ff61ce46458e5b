import ScrollUI

/// Sample of `scrollPosition(id:)`: the scroll position as the identity of a view.
struct ScrollPositionIDDemo: View {
  @State private var position = Place.leading
  @State private var items = (0..<500).map { Item(n: $0) }
  @State private var id: UUID?

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("scrollPosition(id:)").font(.headline)
      Picker("Position", selection: $position) {
        ForEach(Place.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      LiveValue(title: "First visible", value: name)
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(items) { item in
            CellView(number: item.n, isMarked: item.id == id)
          }
        }
      }
      .scrollPosition(id: $id)
      .scrollTargetLayout()
      .frame(height: 110)
    }
    .animation(.default, value: id)
    .task(id: position) { id = items[position.index].id }
  }

  private var name: String {
    guard let item = items.first(where: { $0.id == id }) else { return "nothing" }
    return "\(item.n) · \(item.id.uuidString.prefix(8))"
  }
}

/// Sample of `ScrollViewReader`, which scrolls to an identity but does not report the position.
struct ScrollPositionReaderDemo: View {
  @State private var position = Place.leading
  @State private var items = (0..<500).map { Item(n: $0) }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("ScrollViewReader").font(.headline)
      Picker("Position", selection: $position) {
        ForEach(Place.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      LiveValue(title: "Scrolled to", value: "\(position.index)")
      ScrollViewReader { proxy in
        ScrollView(.horizontal) {
          LazyHStack(spacing: 10) {
            ForEach(items) { item in
              CellView(number: item.n).id(item.id)
            }
          }
        }
        .frame(height: 110)
        .task(id: position) {
          withAnimation { proxy.scrollTo(items[position.index].id, anchor: .center) }
        }
      }
    }
  }
}

/// The first, middle and last of 500 rows.
enum Place: String, Identifiable, CaseIterable {
  case leading, center, trailing

  var id: String { rawValue }

  var index: Int {
    switch self {
    case .leading: 0
    case .center: 250
    case .trailing: 499
    }
  }
}
