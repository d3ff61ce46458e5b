import Engine
import Foundation
import Gallery
import ProcessSupport
import ScrollUI
import ScrollUITesting
import Testing

/// Sends the same events to the program in a real window and to its mirror.
@MainActor struct GalleryTour {
  /// The device that `compareCommandLines(by:)` uses.
  enum Device {
    case mouse, keys
  }

  let demo: DemoProcess
  let display: VirtualDisplay
  let mirror: MirroredGallery

  /// Sends input and returns when the program has handled it, as its recording shows. A run that keeps its state has no recording: there
  /// the input has to change the picture.
  private func send(_ input: () async throws -> Void) async throws {
    guard !demo.isRecorded else { return try await input() }
    let before = try await display.screenshot()
    try await input()
    try await display.pictureAtRest("a changed picture at rest") { $0 != before }
  }

  // MARK: Mouse

  /// Clicks the control with the accessibility identifier.
  func click(_ identifier: String) async throws {
    let frame = try #require(mirror.frame(of: identifier), "there is no control \(identifier)")
    try await click(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private func click(at exact: CGPoint) async throws {
    // The pointer of the display is at whole pixels.
    let point = CGPoint(x: exact.x.rounded(), y: exact.y.rounded())
    try await send { try await demo.click(at: point) }
    mirror.click(point)
  }

  /// Clicks the row of `page` in the list of pages, after the wheel has brought it into view.
  func click(_ page: GalleryPage) async throws {
    let row = "page \(page.name)"
    let list = CGPoint(x: 100, y: 300)
    // The search field is above the list, the button of the help below it. Rows further below do not exist.
    if mirror.frame(of: row)?.maxY ?? .infinity > mirror.window.pipeline.root.windowSize.height - 44 {
      let before = try await pictureOfList(atRest: { _ in true })
      try await demo.wheel(-2, at: list)
      mirror.window.move(list)
      mirror.window.wheel(-2, at: list)
      mirror.window.settle()
      _ = try await pictureOfList(atRest: { $0 != before })
    }
    try await click(row)
  }

  /// The pixels of the list of pages as soon as they rest and satisfy `isWanted`. Beside them a page may be in motion.
  private func pictureOfList(atRest isWanted: (Screenshot) -> Bool) async throws -> Screenshot {
    var last: Screenshot?
    let size = mirror.window.pipeline.root.windowSize
    return try await waitForValue("the list of pages at rest") {
      let display = try await display.screenshot()
      let x = (display.width - Int(size.width)) / 2
      let picture = display.cropped(
        x: x, y: (display.height - Int(size.height)) / 2, width: 190, height: Int(size.height))
      defer { last = picture }
      return picture == last && isWanted(picture) ? picture : nil
    }
  }

  /// Clicks a control of the panel with the settings, after the wheel has brought it into view.
  func clickSetting(_ identifier: String) async throws {
    let frame = try #require(mirror.frame(of: identifier), "there is no control \(identifier)")
    let panel = CGPoint(x: frame.midX, y: 300)
    if frame.maxY > 560 {
      mirror.window.move(panel)
      mirror.window.wheel(-4, at: panel)
      mirror.window.settle()
      // The panel glides to its new place, where the click has to meet it. At its end it does not move.
      if mirror.frame(of: identifier) != frame { try await send { try await demo.wheel(-4, at: panel) } }
    }
    try await click(identifier)
  }

  /// Clicks each value of an option, in the row or in its popover; of a number, a place near the end of its slider.
  func click(_ option: PageOption) async throws {
    var identifiers = ["option \(option.name)"]
    if case .choice(let choices) = option.kind { identifiers += choices.map { "option \(option.name) \($0.name)" } }
    let isInPopover = identifiers.allSatisfy { mirror.frame(of: $0) == nil }
    if isInPopover { try await click("more options") }
    switch option.kind {
    case .toggle: try await click("option \(option.name)")
    case .choice(let choices):
      for choice in choices.reversed() + choices.suffix(1) {
        // A choice is a row of segments or a menu.
        if mirror.frame(of: "option \(option.name) \(choice.name)") == nil { try await click("option \(option.name)") }
        try await click("option \(option.name) \(choice.name)")
      }
    case .number:
      let frame = try #require(mirror.frame(of: "option \(option.name)"))
      try await click(at: CGPoint(x: frame.minX + 0.8 * frame.width, y: frame.midY))
    }
    if isInPopover { try await press("Escape") }
  }

  /// Opens the menu of the title bar and clicks the row with `title`.
  func chooseInMenu(_ title: String) async throws {
    try await expectChange { try await click("bar More") }
    let frame = try #require(mirror.window.frame(ofText: title), "the menu has no row \(title)")
    try await click(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  // MARK: Keys

  /// Presses a key with the name that X has for it, or with its character: "ctrl+Next", "+".
  func press(_ key: String) async throws {
    let key = ["+": "plus", "-": "minus"][key] ?? key
    try await send { try await demo.press(key) }
    var parts = key.split(separator: "+").map(String.init)
    let name = parts.removeLast()
    var modifiers: Modifiers = []
    if parts.contains("ctrl") { modifiers.insert(.control) }
    if parts.contains("alt") { modifiers.insert(.option) }
    let names = ["Next": "PageDown", "Prior": "PageUp", "comma": ",", "question": "/", "plus": "+", "minus": "-"]
    mirror.window.key(names[name] ?? (name.count == 1 ? name.uppercased() : name), modifiers)
    mirror.window.settle()
  }

  func type(_ text: String) async throws {
    try await send { try await demo.type(text) }
    mirror.window.type(text)
    mirror.window.settle()
  }

  /// Closes the dialog for files if `command` has opened it.
  func closeDialog(of command: PageCommand) async throws {
    guard command.name == "choose" else { return }
    try await press("Escape")
    try await display.pictureAtRest("the page without the dialog")
  }

  /// Runs the first entry of the palette that matches `query`.
  func runInPalette(_ query: String) async throws {
    try await expectChange { try await press("ctrl+k") }
    try await type(query)
    try await press("Return")
  }

  // MARK: Expectations

  /// Waits until the title of the window is that of `page`.
  func expectTitle(of page: GalleryPage, in language: GalleryLanguage = .english) async throws {
    let model = GalleryModel(pageName: page.name, language: language)
    let window = try await demo.waitForWindow()
    try await wait(for: "the title \(model.windowTitle)") {
      try await display.xdotool("getwindowname", "\(window)").trimmingCharacters(in: .newlines) == model.windowTitle
    }
  }

  /// Copies the command line in the program and in the mirror, and compares them.
  func compareCommandLines(by device: Device) async throws {
    switch device {
    case .mouse: try await chooseInMenu("Copy command to open this page")
    case .keys: try await runInPalette("copy command line")
    }
    let expected = mirror.clipboard
    #expect(expected.hasPrefix("scrolldemo --page"))
    try await display.clipboard { $0 == expected }
  }

  /// Expects that `action` changes pixels of the window.
  func expectChange(_ action: () async throws -> Void) async throws {
    let before = try await display.screenshot()
    try await action()
    try await display.picture("a changed pixel") { $0 != before }
  }
}
