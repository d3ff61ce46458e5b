import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

@testable import ScrollUIForms

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

  private func openPanel(supportsOpacity: Bool = true) -> TestWindow {
    let window = TestWindow(width: 400, height: 500) { Sample(color: color, supportsOpacity: supportsOpacity) }
    window.settle()
    window.tap(CGPoint(x: 380, y: 12))
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
    #expect(window.texts.contains("#FFFFFF"))
  }

  @Test func slidersChangeTheColorByKeys() throws {
    let window = openPanel()
    let opacity = try #require(window.frame(ofText: "Opacity"))
    window.tap(CGPoint(x: opacity.minX + 76 + 10 + 30, y: opacity.midY))
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
    let hue = try #require(window.frame(ofText: "Hue"))
    window.tap(CGPoint(x: hue.minX + 76 + 10 + 60, y: hue.midY))
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
    window.key("Home")
    window.settle()
    #expect(resolved.red == resolved.green && resolved.green == resolved.blue)
    window.key("End")
    window.settle()
    #expect(abs(resolved.green - before.green) < 0.02 && abs(resolved.blue - before.blue) < 0.02)
  }

  @Test func withoutOpacityThereIsNoSlider() {
    #expect(!openPanel(supportsOpacity: false).texts.contains("Opacity"))
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
