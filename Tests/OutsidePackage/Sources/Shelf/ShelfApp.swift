import SwiftUI

/// A shelf of books under a header that collapses, with a field that adds books.
public struct ShelfApp: App {
  public init() {}

  public var body: some Scene {
    WindowGroup("Shelf") { ShelfPage() }.defaultSize(width: 320, height: 400)
  }
}

struct ShelfPage: View {
  @State private var titles = (1...40).map { "Book \($0)" }
  @State private var draft = ""
  @State private var headerHeight: CGFloat = 120
  @FocusState private var isNaming: Bool

  var body: some View {
    VStack(spacing: 0) {
      Text("Shelf")
        .font(.title)
        .frame(height: headerHeight)
        .frame(maxWidth: .infinity)
        .background(Color.orange)
        .accessibilityIdentifier("header")
      HStack {
        TextField("Title", text: $draft).focused($isNaming).onSubmit(add)
        Button("Add", action: add)
      }
      .padding(8)
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(titles, id: \.self) { title in
            Text(title).frame(height: 40).padding(.horizontal, 12)
          }
        }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        max(44, 120 - $0.contentOffset.y)
      } action: { _, height in
        headerHeight = height
      }
    }
    .onAppear { isNaming = true }
  }

  private func add() {
    guard !draft.isEmpty else { return }
    titles.insert(draft, at: 0)
    draft = ""
  }
}
