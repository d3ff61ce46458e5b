import Engine
import Geometry
import Graphics
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import Testing

/// Selecting colors.
@MainActor @Suite struct ColorPickerTests {
  private let color = Remote<Color>()

  private struct Sample: View {
    let color: Remote<Color>
    var supportsOpacity = true
    @State private var selection = Color(red: 1, green: 0, blue: 0)

    var body: some View {
      let _ = color.connect($selection)
      ColorPicker("Background", selection: $selection, supportsOpacity: supportsOpacity).frame(
        maxHeight: .infinity, alignment: .top)
    }
  }

  private func openPanel(
    supportsOpacity: Bool = true, direction: LayoutDirection = .leftToRight
  ) -> TestWindow {
    let window = TestWindow(width: 400, height: 500) {
      Sample(color: color, supportsOpacity: supportsOpacity).environment(\.layoutDirection, direction)
    }
    window.settle()
    window.tap(CGPoint(x: direction == .leftToRight ? 380 : 20, y: 12))
    window.settle()
    return window
  }

  private var resolved: Color.Resolved { color.value.resolve(in: EnvironmentValues()) }

  @Test func theFirstColorOfThePaletteIsWhite() throws {
    let window = openPanel()
    let hue = try #require(window.frame(ofText: "Hue"))
    // Six rows of 22 points with 4 points between them, and 12 points to the sliders.
    window.tap(CGPoint(x: hue.minX + 10, y: hue.minY - 12 - 6 * 22 - 5 * 4 + 8))
    window.settle()
    #expect(resolved == Color.white.resolve(in: EnvironmentValues()))
    #expect(window.textField("Color").value == "#FFFFFF")
  }

  @Test func slidersChangeTheColorByKeys() throws {
    let window = openPanel()
    window.element(.slider, "Opacity").focus()
    window.key("Home")
    window.settle()
    #expect(resolved.opacity == 0 && resolved.red == 1)
    window.key("End")
    window.settle()
    #expect(resolved.opacity == 1)
  }

  /// Sliders with a sequence of values. Hue 0 and 1 are red, and all hues of white, gray and black are equal.
  @Test(arguments: [\ColorComponents.hue, \.saturation, \.brightness, \.opacity])
  func aSliderStaysAtTheValueToWhichItWasMoved(part: WritableKeyPath<ColorComponents, Double> & Sendable) {
    var former = ColorComponents(Color(red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues()))
    for value in [0, 0.2, 0.999, 1, 0.5, 1, 0, 1, 0.3] {
      former[keyPath: part] = value
      let shown = ColorComponents(former.color.resolve(in: EnvironmentValues()), keeping: former)
      #expect(shown == former, "\(value)")
    }
  }

  @Test func theHueSliderReachesItsRightEnd() throws {
    let window = openPanel()
    window.element(.slider, "Hue").focus()
    window.key("End")
    window.settle()
    #expect(window.element(.slider, "Hue").value == "100 %")
  }

  @Test func aGrayKeepsTheHue() throws {
    let window = openPanel()
    let hue = try #require(window.frame(ofText: "Hue"))
    let saturation = try #require(window.frame(ofText: "Saturation"))
    window.tap(CGPoint(x: hue.minX + 86 + 87, y: hue.midY))
    window.settle()
    let before = resolved
    window.tap(CGPoint(x: saturation.minX + 86 + 20, y: saturation.midY))
    window.element(.slider, "Saturation").focus()
    window.key("Home")
    window.settle()
    #expect(resolved.red == resolved.green && resolved.green == resolved.blue)
    window.key("End")
    window.settle()
    #expect(abs(resolved.green - before.green) < 0.02 && abs(resolved.blue - before.blue) < 0.02)
  }

  @Test func theTracksHaveTheColorsThatTheirSlidersSelect() {
    let window = TestWindow(width: 300, height: 400) {
      ColorPanel(selection: .constant(Color(red: 0, green: 0, blue: 1)), supportsOpacity: true)
    }
    window.settle()
    let tracks = window.drawnPaints.compactMap { paint -> [String]? in
      guard case .linear(let ramp, _, _) = paint else { return nil }
      return ramp.stops.map { stop -> String in
        let color = stop.color
        let parts = [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
        return parts.map(\.description).joined(separator: " ")
      }
    }
    let hues = ["255 0 0", "255 255 0", "0 255 0", "0 255 255", "0 0 255", "255 0 255", "255 0 0"]
    #expect(
      tracks == [
        hues.map { $0 + " 255" }, ["255 255 255 255", "0 0 255 255"], ["0 0 0 255", "0 0 255 255"],
        ["0 0 255 0", "0 0 255 255"],
      ])
  }

  @Test func withoutOpacityThereIsNoSlider() {
    #expect(!openPanel(supportsOpacity: false).texts.contains("Opacity"))
  }

  // MARK: Keys

  /// A color of the palette by its place, as `#RRGGBB`.
  private func palette(_ row: Int, _ column: Int) -> String {
    ColorComponents.hexadecimal(ColorPalette.colors[row * ColorPalette.columns + column])
  }

  private func select(_ name: String, in window: TestWindow) {
    window.button(name).press()
    window.settle()
  }

  /// The focus rings of the palette: 2 points around a color.
  private func rings(in window: TestWindow) -> Int {
    window.nodes(of: ShapeNode.self).count { $0.bounds.size == CGSize(width: 29 + 4, height: 22 + 4) }
  }

  @Test func aPanelOpenedByAKeyHasTheFocusAndItsRingOnThePalette() {
    let window = TestWindow(width: 400, height: 500) { Sample(color: color, supportsOpacity: false) }
    window.settle()
    window.key("Tab")
    window.key("Space")
    window.settle()
    #expect(rings(in: window) == 1)
    let before = ColorComponents.hexadecimal(resolved)
    window.key("Right")
    window.settle()
    #expect(ColorComponents.hexadecimal(resolved) != before)
    #expect(rings(in: window) == 1)
  }

  @Test func aPanelOpenedByTheMouseHasTheFocusAndShowsTheRingWithTheFirstKey() {
    let window = openPanel(supportsOpacity: false)
    #expect(rings(in: window) == 0)
    window.key("Tab")
    window.settle()
    #expect(window.element(.slider, "Hue").isFocused, "the stop after the palette")
    window.key("Tab", .shift)
    window.settle()
    #expect(rings(in: window) == 1)
    let other = openPanel(supportsOpacity: false)
    let before = ColorComponents.hexadecimal(resolved)
    other.key("Down")
    other.settle()
    #expect(ColorComponents.hexadecimal(resolved) != before)
    #expect(rings(in: other) == 1)
  }

  @Test func thePaletteIsASingleStopAndArrowsSelectItsColors() {
    let window = openPanel(supportsOpacity: false)
    select(palette(2, 3), in: window)
    #expect(window.textField("Color").value == palette(2, 3), "the focus alone selects nothing")
    for (key, row, column) in [
      ("Right", 2, 4), ("Down", 3, 4), ("Left", 3, 3), ("Up", 2, 3), ("Home", 2, 0), ("Left", 2, 0), ("End", 2, 7),
      ("Right", 2, 7), ("Up", 1, 7), ("Up", 0, 7), ("Up", 0, 7),
    ] {
      window.key(key)
      window.settle()
      #expect(window.textField("Color").value == palette(row, column), "\(key)")
    }
    for title in ["Hue", "Saturation", "Brightness"] {
      window.key("Tab")
      #expect(window.element(.slider, title).isFocused, "the stop after the palette")
    }
  }

  @Test func inRightToLeftTheLeftKeySelectsTheNextColor() {
    let window = openPanel(supportsOpacity: false, direction: .rightToLeft)
    select(palette(2, 3), in: window)
    window.key("Left")
    window.settle()
    #expect(window.textField("Color").value == palette(2, 4))
  }

  @Test func keysBeginAtTheColorThatIsMostSimilar() {
    let window = openPanel(supportsOpacity: false)
    window.textField("Color").setText("#FEFEFE")
    window.settle()
    #expect(resolved.red < 1)
    window.textField("Color").focus()
    for _ in 0..<4 { window.key("Tab", .shift) }
    window.key("Space")
    window.settle()
    #expect(resolved == Color.white.resolve(in: EnvironmentValues()))
  }

  @Test(arguments: [("#102030", "#102030"), ("102030", "#102030"), ("#abcdef", "#ABCDEF"), ("#12345", nil)])
  func aColorIsTyped(text: String, expected: String?) {
    let window = openPanel()
    let before = ColorComponents.hexadecimal(resolved)
    window.textField("Color").setText(text)
    window.settle()
    #expect(ColorComponents.hexadecimal(resolved) == expected ?? before)
  }

  @Test func componentsComeBackFromColors() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      func part() -> Double { Double.random(in: 0...1, using: &generator) }
      let color = Color(red: part(), green: part(), blue: part(), opacity: part()).resolve(in: EnvironmentValues())
      let back = ColorComponents(color).color.resolve(in: EnvironmentValues())
      #expect(abs(back.red - color.red) < 1e-4 && abs(back.green - color.green) < 1e-4)
      #expect(abs(back.blue - color.blue) < 1e-4 && abs(back.opacity - color.opacity) < 1e-4)
    }
  }
}
