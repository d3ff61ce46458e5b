import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// The picture of a page whose option was changed by its control, and of the page that the copied command line opens.
@MainActor @Suite struct CopiedPictureTests {
  private func window(_ page: GalleryPage, _ settings: [String] = []) async throws -> TestWindow {
    let window = TestWindow(width: 700, height: 480, fonts: try .installed()) {
      GalleryView(page: page.name, settings: settings, feed: ListFeed(count: 12))
    }
    try await rest(window, page)
    return window
  }

  /// Moves the pointer away from controls, and waits for posts, which arrive between two frames.
  private func rest(_ window: TestWindow, _ page: GalleryPage) async throws {
    window.move(CGPoint(x: 420, y: 22))
    window.advance()
    if page.name == "feed" {
      try #require(await window.runs { window.texts.contains("Post 12") })
      await window.run(seconds: 2)
    }
    window.settle()
  }

  /// Changes the option by its control to its value after the initial one; returns false if the control is scrolled out of the window.
  private func change(_ option: PageOption, in window: TestWindow) -> Bool {
    func click(_ identifier: String, at fraction: CGFloat = 0.5) -> Bool {
      guard let frame = window.frames(identifier).first else { return false }
      window.click(CGPoint(x: frame.minX + fraction * frame.width, y: frame.midY))
      window.settle()
      return true
    }
    let control = "option \(option.name)"
    let value = "\(control) \(option.next(after: option.initial).description)"
    let isInPopover = window.frames(control).isEmpty && window.frames(value).isEmpty
    if isInPopover, !click("more options") { return false }
    defer { if isInPopover { window.key("Escape") } }
    switch option.kind {
    case .toggle: return click(control)
    // A row of segments, or a menu.
    case .choice: return click(value) || click(control) && click(value)
    case .number: return click(control, at: 0.9)
    }
  }

  /// The line that "Copy command to open this page" copies.
  private func copiedLine(in window: TestWindow) throws -> String {
    window.key("K", .control)
    window.settle()
    window.type("copy command line")
    window.settle()
    window.key("Return")
    window.settle()
    window.move(CGPoint(x: 420, y: 22))
    window.settle()
    return window.textInput.clipboardText
  }

  /// The labels of figures about the past of a page, which a copy of the page does not have.
  private static let labelsOfHistory: Set = ["Changes", "rows alive", "views updated per frame"]

  /// Brings content that grows with time to the same length in each window: chats to `messageCount`, and a paused answer to its start.
  private func align(_ window: TestWindow, _ page: GalleryPage, _ option: PageOption) throws {
    switch (page.name, option.name) {
    case ("chat", "incoming"):
      try #require(messageCount(window) <= Self.messageCount, "the window has more messages than the test compares")
      while messageCount(window) < Self.messageCount { window.advance() }
      // Less than the time to the next message, and enough for the movement of the last.
      window.advance(seconds: 1)
    case ("stream", "pause"):
      window.key("A")
      window.settle()
      window.move(CGPoint(x: 420, y: 22))
      window.settle()
    default: break
    }
  }

  /// The number of messages that two windows of the page "chat" are compared with: more than arrive while an option is changed.
  private static let messageCount = 120

  private func messageCount(_ window: TestWindow) -> Int { window.nodes(of: LazyNode.self).map(\.itemCount).max() ?? 0 }

  /// The pixels of the window without figures about its past.
  private func pixels(of window: TestWindow) throws -> [UInt32] {
    let picture = try window.picture()
    var pixels = picture.pixels
    for label in Self.labelsOfHistory {
      guard let frame = window.frame(ofText: label)?.insetBy(dx: -20, dy: -32) else { continue }
      for y in max(0, Int(frame.minY))..<min(picture.height, Int(frame.maxY)) {
        for x in max(0, Int(frame.minX))..<min(picture.width, Int(frame.maxX)) { pixels[y * picture.width + x] = 0 }
      }
    }
    return pixels
  }

  @Test func theCopiedCommandLineShowsTheSamePicture() async throws {
    for page in GalleryPages.all {
      for option in page.options {
        let changed = try await window(page)
        try #require(change(option, in: changed), "\(page.name): \(option.name)")
        try await rest(changed, page)
        try align(changed, page, option)
        let shown = try pixels(of: changed)
        let words = try copiedLine(in: changed).split(separator: " ").map(String.init)
        let settings = words.indices.filter { words[$0] == "--set" }.map { words[$0 + 1] }
        #expect(settings.contains { $0.hasPrefix("\(option.name)=") }, "\(words)")
        let copy = try await window(page, settings)
        try align(copy, page, option)
        let copied = try pixels(of: copy)
        #expect(shown == copied, "\(words)")
      }
    }
  }
}
