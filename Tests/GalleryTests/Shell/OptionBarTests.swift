import Engine
import Gallery
import Geometry
import Graphics
import ScrollUI
import ScrollUITesting
import Testing

/// The controls above a page: their places, and the caps that show their keys.
@MainActor @Suite struct OptionBarTests {
  private static let sizes = [CGSize(width: 900, height: 640), CGSize(width: 380, height: 420)]

  /// A size in which each row has room for all controls.
  private static let wide = CGSize(width: 1600, height: 640)

  private func open(
    _ page: GalleryPage, size: CGSize = sizes[0], isDark: Bool = false, hasHighContrast: Bool = false
  ) -> TestWindow {
    var state = GalleryState()
    state.settings.theme = isDark ? .dark : .light
    state.settings.hasHighContrast = hasHighContrast
    let window = TestWindow(width: size.width, height: size.height) {
      GalleryView(page: page.name, feed: ListFeed(count: 3), state: state)
    }
    window.settle()
    return window
  }

  /// The identifiers of all controls above `page`. The row has a choice as segments or as a menu.
  private func identifiers(_ page: GalleryPage) -> [String] {
    let options = page.options.flatMap { option -> [String] in
      guard case .choice(let choices) = option.kind else { return ["option \(option.name)"] }
      return choices.map { "option \(option.name) \($0.name)" } + ["option \(option.name)"]
    }
    return options + page.commands.map { "command \($0.name)" } + ["more options", "reset"]
  }

  private func keys(_ page: GalleryPage) -> [String] {
    (page.options.compactMap(\.key) + page.commands.compactMap(\.key)).map { String($0).uppercased() }
  }

  // MARK: Places

  @Test(arguments: await GalleryPages.names) func noControlMovesWhenKeysAppearOrAnOptionChanges(name: String) {
    let page = GalleryPages.page(named: name)
    for size in Self.sizes {
      let window = open(page, size: size)
      let opened = identifiers(page).map { window.frames($0) }
      guard let first = opened.joined().first else { continue }
      let row = opened.joined().reduce(first) { $0.union($1) }
      func check(_ action: String) {
        // Menus and the popover are below the row.
        let now = identifiers(page).map { window.frames($0).filter { row.contains($0) } }
        #expect(now == opened, "\(name) at \(size.width): \(action)")
      }
      for key in keys(page) {
        window.key(key)
        window.advance()
        check("key \(key)")
      }
      for (identifier, frames) in zip(identifiers(page), opened) {
        for frame in frames {
          for x in [frame.minX + 4, frame.maxX - 4] {
            window.click(CGPoint(x: x, y: frame.midY))
            for _ in 0..<2 { window.advance() }
            check("press of \(identifier)")
            // Closes a menu.
            window.key("Escape")
            window.advance()
          }
        }
      }
    }
  }

  /// The content of each page with controls begins at one height. A page without controls has no room for them.
  @Test(arguments: zip([380, 500, 640, 900, 900, 1600], ["zh-Hans", "en", "en", "en", "zh-Hans", "en"]))
  func pagesWithControlsBeginAtOneHeight(width: CGFloat, language: String) {
    var state = GalleryState()
    state.settings.language = GalleryLanguage(rawValue: language)
    var heights: [CGFloat: [String]] = [:]
    var heightsWithoutControls: Set<CGFloat> = []
    for page in GalleryPages.all where page.showsHint {
      let window = TestWindow(width: width, height: 700) {
        GalleryView(page: page.name, feed: ListFeed(count: 3), state: state)
      }
      let places = window.nodes(of: PresenceNode.self).map { $0.convert($0.bounds, to: nil).minY }
      let height = places.first { $0 > GalleryStyle.barHeight } ?? 0
      if page.options.isEmpty, page.commands.isEmpty {
        heightsWithoutControls.insert(height)
      } else {
        heights[height, default: []].append(page.name)
      }
    }
    #expect(heights.count == 1, "\(heights.mapValues { $0.count > 6 ? ["\($0.count) pages"] : $0 })")
    // The row is 28 points high, below a distance of 10 points and above one that is 2 points longer.
    #expect(heightsWithoutControls == Set(heights.keys.map { $0 - 40 }))
  }

  /// The value beside a slider is whole in each width at which the row has the slider.
  @Test(arguments: [900, 700, 500] as [CGFloat]) func theValueOfASliderIsNotTruncated(width: CGFloat) {
    for page in GalleryPages.all
    where page.options.contains(where: { if case .number = $0.kind { true } else { false } }) {
      let window = open(page, size: CGSize(width: width, height: 640))
      for option in page.options {
        guard case .number = option.kind, let slider = window.frames("option \(option.name)").first else { continue }
        let beside = window.nodes(of: TextNode.self).filter { node in
          let frame = node.convert(node.bounds, to: nil)
          return frame.minX >= slider.maxX && frame.minX < slider.maxX + 20 && abs(frame.midY - slider.midY) < 8
        }
        #expect(!beside.isEmpty, "\(page.name) has no value beside \(option.name)")
        #expect(
          beside.allSatisfy { $0.currentLayout?.isTruncated == false }, "\(option.name) of \(page.name) at \(width)")
      }
    }
  }

  /// Each control is whole in the row, or in the popover of the button behind it.
  @Test(arguments: await GalleryPages.names) func eachControlIsInTheRowOrInThePopover(name: String) throws {
    let page = GalleryPages.page(named: name)
    for size in Self.sizes {
      let window = open(page, size: size)
      func shown() -> Set<String> {
        Set(
          identifiers(page).filter { identifier in
            window.frames(identifier).contains { CGRect(origin: .zero, size: size).contains($0) }
          })
      }
      let controls =
        page.options.map { option -> Set<String> in
          guard case .choice(let choices) = option.kind else { return ["option \(option.name)"] }
          return Set(choices.map { "option \(option.name) \($0.name)" } + ["option \(option.name)"])
        } + page.commands.map { ["command \($0.name)"] }
      let row = shown()
      let rest = controls.filter { $0.isDisjoint(with: row) }
      #expect(rest.isEmpty != row.contains("more options"), "\(name) at \(size.width)")
      guard row.contains("more options") else { continue }
      let button = window.frame("more options")
      window.click(CGPoint(x: button.midX, y: button.midY))
      window.settle()
      let all = shown()
      for control in rest { #expect(!control.isDisjoint(with: all), "\(name) at \(size.width): \(control)") }
    }
  }

  /// The cap of “Insert 100” vanished at the first press, and the second hit “Delete 100”.
  @Test func twoPressesAtOnePlaceRunOneCommandTwice() throws {
    let window = open(GalleryPages.page(named: "million"))
    window.key("J")
    window.settle()
    let insert = window.frame("command insert")
    for _ in 0..<2 {
      window.click(CGPoint(x: insert.midX, y: insert.midY))
      window.settle()
    }
    #expect(window.texts.contains("1,000,200"))
  }

  // MARK: Caps

  @Test(arguments: [false, true], [false, true]) func eachCapIsReadableOnEachStateOfItsControl(
    isDark: Bool, hasHighContrast: Bool
  ) {
    // Toggles, choices, commands, and commands that are disabled.
    for page in ["million", "feed", "swipes", "list"].map({ GalleryPages.page(named: $0) }) {
      let window = open(page, size: Self.wide, isDark: isDark, hasHighContrast: hasHighContrast)
      func check(_ state: String) {
        let caps = caps(in: window, page)
        #expect(Set(caps.map(\.key)).isSuperset(of: keys(page)), "\(page.name): \(state)")
        for cap in caps { #expect(cap.contrast >= 4.5, "\(page.name): \(cap.key), \(state): \(cap.contrast)") }
      }
      for key in keys(page) {
        window.key(key)
        window.advance()
        check("after \(key)")
      }
      for frame in identifiers(page).flatMap({ window.frames($0) }) {
        window.move(CGPoint(x: frame.midX, y: frame.midY))
        window.advance()
        check("under the pointer")
      }
    }
  }

  @Test(arguments: [false, true]) func theCapOfAChosenEntryOfThePaletteIsReadable(isDark: Bool) throws {
    let window = open(GalleryPages.page(named: "million"), isDark: isDark)
    window.key("K", .control)
    window.settle()
    window.type("frame graph")
    window.settle()
    let caps = letters(["F"], in: window) { _ in true }
    #expect(caps.count == 1)
    for cap in caps { #expect(cap.contrast >= 4.5, "\(cap.contrast)") }
  }

  /// A letter that is drawn, and its contrast to the opaque surface below it.
  private struct Cap {
    let key: String
    let contrast: Double
  }

  private func caps(in window: TestWindow, _ page: GalleryPage) -> [Cap] {
    let controls = identifiers(page).flatMap { window.frames($0) }
    return letters(Set(keys(page)), in: window) { point in
      controls.contains { $0.insetBy(dx: -16, dy: -16).contains(point) }
    }
  }

  private func letters(_ keys: Set<String>, in window: TestWindow, where isTaken: (CGPoint) -> Bool) -> [Cap] {
    var surfaces: [(rect: CGRect, color: RGBAColor)] = []
    var caps: [Cap] = []
    // The palette and the views below it are layers.
    func flat(_ commands: [DrawCommand]) -> [DrawCommand] {
      commands.flatMap { if case .layer(let layer) = $0 { flat(layer.content.commands) } else { [$0] } }
    }
    for command in flat(window.pipeline.displayList.commands) {
      switch command {
      case .rectangle(let rect, let color), .roundedRectangle(let rect, _, let color):
        if color.alpha == 1 { surfaces.append((rect, color)) }
      case .text(let run, let origin, let color) where keys.contains(run.text) && isTaken(origin):
        let surface = surfaces.last { $0.rect.contains(origin) }?.color ?? .white
        let contrast = color.alpha == 1 ? Contrast.ratio(hex(color), hex(surface)) : 0
        caps.append(Cap(key: run.text, contrast: contrast))
      default: break
      }
    }
    return caps
  }

  private func hex(_ color: RGBAColor) -> UInt32 {
    [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}
