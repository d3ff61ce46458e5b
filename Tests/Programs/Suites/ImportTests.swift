import SwiftUI
import Testing

/// `import SwiftUI` brings the names that it brings on systems of Apple.
@MainActor @Suite struct ImportTests {
  @Test func modelsOfFilesThatImportFoundationAlonePublish() throws {
    let additions = PassthroughSubject<String, Never>()
    let bookmarks = Bookmarks(additions.eraseToAnyPublisher())
    var changes = 0
    let subscription = bookmarks.objectWillChange.sink { changes += 1 }
    additions.send("https://example.org/a")
    let address = try #require(bookmarks.addresses.first)
    #expect(changes == 1 && bookmarks.request(for: address).url == address)
    #expect(bookmarks.download(address).request.url == address)
    #expect(BookmarkColors().names == ["systemTeal"])
    withExtendedLifetime(subscription) {}
  }

  @Test func colorsAndTheScreenOfUIKitComeWithSwiftUI() {
    #expect(Color(UIColor.systemTeal) == Color.teal && Color(uiColor: .clear) == Color.clear)
    #expect(UIScreen.main.scale >= 1)
  }
}
