import Engine
import Gallery
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// The panels and popups of the gallery in windows of all sizes.
@MainActor @Suite struct PanelTests {
  private enum Panel: CaseIterable {
    case settings, menu, help, palette, frameGraph, source, inspector, drawer, date
  }

  private nonisolated static let sizes = [
    CGSize(width: 320, height: 240), CGSize(width: 380, height: 420), CGSize(width: 500, height: 500),
    CGSize(width: 900, height: 640), CGSize(width: 1600, height: 1000),
  ]

  /// Opens `panel` by its key or its button.
  private func open(_ panel: Panel, in window: TestWindow) throws {
    switch panel {
    case .settings: window.key(",", .control)
    case .menu: click("bar More", in: window)
    case .help: window.key("/", .shift)
    case .palette: window.key("K", .control)
    case .frameGraph: window.key("F")
    case .source: window.key("U", .control)
    case .inspector: window.key("I", .control)
    case .drawer: if !window.frames("bar Pages").isEmpty { click("bar Pages", in: window) }
    case .date: try openCalendar(in: window)
    }
    window.settle()
  }

  private func click(_ identifier: String, in window: TestWindow) {
    let frame = window.frame(identifier)
    window.click(CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Scrolls the form to its date, and presses it.
  private func openCalendar(in window: TestWindow) throws {
    let bounds = CGRect(origin: .zero, size: window.pipeline.root.size).insetBy(dx: 0, dy: 12)
    for _ in 0..<60 {
      let field = window.nodes(of: TextNode.self).map { ($0, $0.convert($0.bounds, to: nil)) }.first { node, _ in
        node.spans.map(\.text).joined().contains(#/\b20\d\d\b/#)
      }
      let page = window.frame("page")
      let visible = field.flatMap { $0.0.frameInSight }
      if let frame = field?.1, let visible, visible.height >= frame.height - 0.5, bounds.contains(frame),
        frame.maxY < page.maxY
      {
        return window.click(CGPoint(x: frame.midX, y: frame.midY))
      }
      window.wheel(-0.5, at: CGPoint(x: page.midX, y: page.maxY - 20))
      window.settle()
    }
    Issue.record("the form shows no date")
  }

  @Test(arguments: Panel.allCases, sizes) private func aPanelIsInsideOfTheWindowOrScrolls(panel: Panel, size: CGSize)
    throws
  {
    let window = TestWindow(width: size.width, height: size.height) {
      GalleryView(page: panel == .date ? "forms" : "observe", feed: ListFeed(count: 3))
    }
    window.settle()
    let before = Set(window.nodes(of: TextNode.self).map(ObjectIdentifier.init))
    try open(panel, in: window)
    let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -0.5, dy: -0.5)
    let added = window.nodes(of: TextNode.self).filter { !before.contains(ObjectIdentifier($0)) }
    if panel != .drawer || size.width < GalleryStyle.compactWidth { #expect(!added.isEmpty, "\(panel)") }
    for text in added {
      let words = text.spans.map(\.text).joined()
      let scroll = text.nearestAncestor { $0 is ScrollNode } as? ScrollNode
      let frame = (scroll ?? text).convert((scroll ?? text).bounds, to: nil)
      #expect(bounds.contains(frame), "“\(words)” in \(panel) at \(size): \(frame)")
      guard let scroll, !scroll.axes.contains(.horizontal) else { continue }
      let inner = text.convert(text.bounds, to: nil)
      #expect(inner.minX >= frame.minX - 1 && inner.maxX <= frame.maxX + 1, "“\(words)” in \(panel) at \(size)")
    }
    for popup in window.nodes(of: PopupNode.self) { check(popup, in: size) }
  }

  /// A popover covers its view only in a window without room below and above it.
  private func check(_ popup: PopupNode, in size: CGSize) {
    guard case .attached(let anchor) = popup.placement else { return }
    let frame = popup.convert(popup.bounds, to: nil)
    #expect(CGRect(origin: .zero, size: size).contains(frame), "\(frame)")
    let room = max(size.height - anchor.maxY, anchor.minY)
    if room > 140 { #expect(!frame.intersects(anchor), "\(frame) over \(anchor)") }
  }

  @Test func theLastSettingIsReachedInASmallWindow() throws {
    let window = TestWindow(width: 500, height: 500) { GalleryView(page: "observe", feed: ListFeed(count: 3)) }
    window.settle()
    window.key(",", .control)
    window.settle()
    let button = window.frame("bar Settings")
    let popup = try #require(
      window.nodes(of: PopupNode.self).first { if case .attached = $0.placement { true } else { false } })
    let panel = popup.convert(popup.bounds, to: nil)
    #expect(!panel.intersects(button))
    for _ in 0..<4 {
      window.wheel(-20, at: CGPoint(x: panel.midX, y: panel.midY))
      window.settle()
    }
    let last = try #require(window.frame(ofText: "Reset settings"))
    #expect(panel.contains(last))
  }

  @Test func theSettingsSayTheWindowSystemAndFollowIt() throws {
    let window = TestWindow(width: 900, height: 640) { GalleryView() }
    window.key(",", .control)
    window.settle()
    #expect(window.frames("display").isEmpty, "without a display")
    window.updateEnvironment { $0.windowDisplay = WindowDisplay(system: "Wayland", scale: 1.5, rate: 60) }
    window.settle()
    #expect(window.texts.contains("Wayland 1.5×, 60 Hz"))
    window.updateEnvironment {
      $0.windowDisplay = WindowDisplay(system: "X11", scale: 2, rate: 144, note: .noTitleBarsUnderWayland)
    }
    window.settle()
    #expect(window.texts.contains("X11 2×, 144 Hz"))
    #expect(window.texts.contains("Windows would have no title bars under Wayland."))
  }

  /// Switches are as vivid as `GalleryAccent.base`, and chips that are not selected have a surface.
  @Test(arguments: GalleryAccent.allCases, [false, true]) func theSettingsShowTheirStates(
    accent: GalleryAccent, isDark: Bool
  )
    throws
  {
    var state = GalleryState()
    state.settings.accent = accent
    state.settings.theme = isDark ? .dark : .light
    let window = TestWindow(width: 900, height: 900) { GalleryView(page: "observe", state: state) }
    window.settle()
    window.key(",", .control)
    window.settle()
    let popup = try #require(
      window.nodes(of: PopupNode.self).first { if case .attached = $0.placement { true } else { false } })
    let panel = popup.convert(popup.bounds, to: nil)
    let chip = window.frame("setting Text size Larger")
    let fills = window.pipeline.displayList.commands.compactMap { command -> (CGRect, RGBAColor)? in
      if case .roundedRectangle(let rect, _, let color) = command, panel.contains(rect) { (rect, color) } else { nil }
    }
    let surface = isDark ? RGBAColor(red: 0.22, green: 0.22, blue: 0.22) : RGBAColor(red: 0.99, green: 0.99, blue: 0.99)
    let fill = try #require(fills.first { abs($0.0.midX - chip.midX) < 1 && abs($0.0.midY - chip.midY) < 1 }?.1)
    #expect(Contrast.ratio(hex(fill), hex(surface)) >= 1.15)
    // The fill of a switch that is on is as vivid as the accent.
    guard accent != .graphite else { return }
    let base = saturation(RGBAColor(hex: accent.base))
    let switches = fills.filter { $0.0.width > $0.0.height * 1.2 && $0.0.width < 60 && saturation($0.1) > 0.15 }
    for (rect, color) in switches where rect.minX > panel.midX {
      #expect(saturation(color) >= 0.8 * base, "\(rect): \(saturation(color)), not \(base)")
    }
  }

  private func saturation(_ color: RGBAColor) -> Float {
    let (high, low) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
    return high > 0 ? (high - low) / high : 0
  }

  private func hex(_ color: RGBAColor) -> UInt32 {
    [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}
