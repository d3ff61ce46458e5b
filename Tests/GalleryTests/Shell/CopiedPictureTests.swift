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

  /// The options that let the content of a page grow with time, or stop its growth: the content depends on the time of the change.
  private static let optionsOfGrowth: Set = ["chat incoming", "stream pause"]

  /// The pixels of the window without figures about its past. If `hasGrown`, without the content of the page.
  private func pixels(of window: TestWindow, hasGrown: Bool) throws -> [UInt32] {
    let picture = try window.picture()
    var pixels = picture.pixels
    if hasGrown, let scroll = window.scroll {
      let top = Int(scroll.convert(scroll.bounds, to: nil).minY)
      try #require(top > 60)
      return Array(pixels.prefix(top * picture.width))
    }
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
        let hasGrown = Self.optionsOfGrowth.contains("\(page.name) \(option.name)")
        let shown = try pixels(of: changed, hasGrown: hasGrown)
        let words = try copiedLine(in: changed).split(separator: " ").map(String.init)
        let settings = words.indices.filter { words[$0] == "--set" }.map { words[$0 + 1] }
        #expect(settings.contains { $0.hasPrefix("\(option.name)=") }, "\(words)")
        let copy = try await window(page, settings)
        #expect(shown == (try pixels(of: copy, hasGrown: hasGrown)), "\(words)")
      }
    }
  }
}
