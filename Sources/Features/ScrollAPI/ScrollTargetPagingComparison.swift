import ScrollUI

/// `ScrollTargetPagingDemo` without pages, and as the options say.
struct ScrollTargetPagingComparison: View {
  let isPaging: Bool
  let rows: Int

  @State private var freePage = 0
  @State private var page = 0

  var body: some View {
    Comparison {
      SamplePane(title: "Scrolls freely", code: "ScrollView { … }", detail: Self.number(freePage)) {
        ScrollTargetPagingDemo(isPaging: false, rows: rows, page: $freePage)
      }
    } after: {
      SamplePane(
        title: isPaging ? "Stops at a page" : "Scrolls freely",
        code: isPaging ? ".scrollTargetBehavior(.paging)" : "ScrollView { … }", detail: Self.number(page)
      ) {
        ScrollTargetPagingDemo(isPaging: isPaging, rows: rows, page: $page)
      }
    }
  }

  private static func number(_ page: Int) -> Text { Text("Page \(page + 1) of 9") }
}
