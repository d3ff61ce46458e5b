import Engine
import Gallery
import Geometry
import SDLHost
import ScrollUI
import Testing

/// The contrast of all texts with the pixels behind them, on every page of the gallery. `GalleryColorTests` checks the roles of high contrast.
@MainActor @Suite struct PageContrastTests {
  struct Theme: CustomTestStringConvertible, Sendable {
    let name: String
    let scheme: ColorScheme
    var testDescription: String { name }
  }

  nonisolated static let themes = [
    Theme(name: "light", scheme: .light), Theme(name: "dark", scheme: .dark),
  ]

  @Test(arguments: themes) func everyTextOfEveryPageIsReadable(theme: Theme) throws {
    for page in GalleryPages.names { try check(page, theme) }
  }

  /// Few frames, since each is drawn: 20 a second.
  private func check(_ page: String, _ theme: Theme) throws {
    var options = SessionOptions()
    options.colorScheme = theme.scheme
    options.framesPerSecond = 20
    let gallery = GalleryView(page: page)
    let loop = try HeadlessLoop(gallery, options: options)
    defer { loop.close() }
    try loop.open()
    try loop.play(frames: 3, isPaced: false) { _ in [] }
    try check(loop.session, "\(page), \(theme.name), as it opens")
    // The scrolled page has the geometry of both themes.
    guard theme.scheme == .light else { return }
    let turn = WheelEvent(location: CGPoint(x: 585, y: 448), delta: CGVector(dx: 0, dy: -4), isPrecise: false)
    try loop.play(frames: 10, isPaced: false) { $0 < 5 ? [.wheel(turn)] : [] }
    try check(loop.session, "\(page), \(theme.name), scrolled")
  }

  private func check(_ session: FrameSession, _ state: String) throws {
    let sampler = try ContrastSampler(session)
    #expect(sampler.checkedCount > 5, "\(state)")
    #expect(sampler.failures.isEmpty, "\(state): \(sampler.failures)")
  }
}
