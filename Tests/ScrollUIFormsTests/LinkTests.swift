import Engine
import Foundation
import Geometry
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import Testing

/// Addresses that programs open and share.
@MainActor @Suite struct LinkTests {
  private let opened = Recorder()

  private func window<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestWindow {
    let window = TestWindow(width: 300, height: 200, content: content)
    window.pipeline.services.openAddress = { [opened] in
      opened.note($0)
      return true
    }
    window.settle()
    return window
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func aLinkOpensItsAddress() throws {
    let page = try url("https://example.org/a?b=1&c=$(x)")
    let window = window { Link("Page", destination: page) }
    try window.tap("Page")
    #expect(opened.take() == [page.absoluteString])
  }

  @Test(arguments: ["file:///etc/passwd", "javascript:alert(1)", "ssh://host", "relative"])
  func otherSchemesAreNotOpened(address: String) throws {
    let address = try url(address)
    let window = window { Link("Page", destination: address) }
    try window.tap("Page")
    #expect(opened.take() == [])
  }

  @Test func aHandlerMayTakeDiscardOrReplaceAnAddress() throws {
    let (own, page) = (try url("app:own"), try url("https://example.org"))
    let window = window {
      VStack {
        Link("Own", destination: own)
        Link("Other", destination: page)
      }
      .environment(
        \.openURL,
        OpenURLAction { [opened] url in
          if url == own {
            opened.note("handled")
            return .handled
          }
          return .systemAction(page.appendingPathComponent("more"))
        })
    }
    try window.tap("Own")
    try window.tap("Other")
    #expect(opened.take() == ["handled", "https://example.org/more"])
  }

  @Test func sharingCopiesOrWritesAMail() throws {
    let window = window { ShareLink("Share it", item: "a & b", subject: Text("News")) }
    try window.tap("Share it")
    window.settle()
    try window.tap("Send by Mail")
    window.settle()
    #expect(opened.take() == ["mailto:?subject=News&body=a%20%26%20b"])
    try window.tap("Share it")
    window.settle()
    try window.tap("Copy")
    window.settle()
    #expect(window.pipeline.services.textInputHost?.clipboardText == "a & b")
  }
}
