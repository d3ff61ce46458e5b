import ScrollUI

/// Sample of the `.paging` behaviour. A page has the length of the scroll view: rows of arbitrary length on the left, a
/// row for each page on the right.
struct ScrollTargetPagingDemo: View {
  @State private var items = (0..<90).map { Item(n: $0) }
  @State private var page = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      LiveValue(title: "Right-hand page", value: "\(page + 1) of 9")
      HStack(spacing: 16) {
        ScrollView {
          LazyVStack(spacing: 10) {
            ForEach(items) { item in
              CellView(number: item.n, width: 150, height: 100)
            }
          }
        }
        .border(Color.gray.opacity(0.4))
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<9) { number in
              CellView(number: number + 1, width: nil, height: 240)
                .padding(6)
                .containerRelativeFrame(.vertical)
            }
          }
        }
        .border(Color.gray.opacity(0.4))
        .onScrollGeometryChange(for: Int.self) { geometry in
          guard geometry.containerSize.height > 0 else { return 0 }
          return Int((geometry.contentOffset.y / geometry.containerSize.height).rounded())
        } action: { _, new in
          page = min(max(new, 0), 8)
        }
      }
      .scrollTargetBehavior(.paging)
    }
  }
}
