import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct RestorePageTests {
  private let storage = ProgramStorage()

  private func window(_ page: String = "restore") -> TestWindow {
    TestWindow(width: 900, height: 640, images: FixedImageLibrary(), storage: storage) { GalleryView(page: page) }
  }

  private func rows(_ window: TestWindow) -> RestorableScrollState? {
    window.scroll?.restorableState
  }

  private func scroll(_ window: TestWindow) {
    for _ in 0..<6 { window.wheel(-9, at: CGPoint(x: 600, y: 400)) }
    window.settle()
  }

  @Test(arguments: ["restore", "list", "chat"]) func theNextRunBeginsWhereTheLastEnded(page: String) throws {
    let first = window(page)
    first.settle()
    // A chat begins at its end.
    if page == "chat" {
      first.wheel(9, at: CGPoint(x: 600, y: 400))
      first.settle()
    } else {
      scroll(first)
    }
    let seen = try #require(rows(first))
    #expect(seen != .initial)
    first.close()
    let second = window(page)
    second.settle()
    guard case .place(let old) = seen, case .place(let new)? = rows(second) else { Issue.record("no place"); return }
    #expect(new.rows.map(\.id) == old.rows.map(\.id))
    #expect(abs(new.rows[0].distance.y - old.rows[0].distance.y) < 1e-6)
  }

  @Test func theFeedBeginsWhereItEnded() async throws {
    func feed() -> TestWindow {
      TestWindow(width: 900, height: 640, images: FixedImageLibrary(), storage: storage) {
        GalleryView(page: "feed", feed: ListFeed(count: 100))
      }
    }
    let first = feed()
    #expect(await first.wait { first.texts.contains("Post 100") })
    first.settle()
    scroll(first)
    guard case .place(let old)? = rows(first) else { Issue.record("no place"); return }
    first.close()
    let second = feed()
    #expect(await second.wait { if case .place? = rows(second) { true } else { false } })
    second.settle()
    guard case .place(let new)? = rows(second) else { Issue.record("not restored"); return }
    // The second run may have loaded more posts below.
    #expect(new.rows.first?.id == old.rows.first?.id)
    #expect(abs(new.rows[0].distance.y - old.rows[0].distance.y) < 1e-6)
  }

  @Test func aClosedBookOpensAtTheSameLineAlsoAfterInsertions() throws {
    let window = window()
    window.settle()
    scroll(window)
    guard case .place(let old)? = rows(window) else { Issue.record("no place"); return }
    window.key("c")
    window.settle()
    #expect(window.texts.contains("The book is closed."))
    window.key("i")
    window.settle()
    try window.tap("Open the book")
    window.settle()
    guard case .place(let new)? = rows(window) else { Issue.record("no place"); return }
    #expect(new.rows.map(\.id) == old.rows.map(\.id))
    #expect(abs(new.rows[0].distance.y - old.rows[0].distance.y) < 1e-6)
  }
}
