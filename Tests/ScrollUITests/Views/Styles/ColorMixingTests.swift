import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct ColorMixingTests {
  private func resolved(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }

  private func isNear(_ one: Color.Resolved, _ other: Color.Resolved) -> Bool {
    let differences = [
      one.red - other.red, one.green - other.green, one.blue - other.blue, one.opacity - other.opacity,
    ]
    return differences.allSatisfy { $0.magnitude < 0.01 }
  }

  @Test(arguments: [Gradient.ColorSpace.device, .perceptual])
  func theEndsAreTheColorsThemselves(space: Gradient.ColorSpace) {
    let (one, other) = (Color(red: 0.2, green: 0.5, blue: 0.9), Color(red: 1, green: 0.1, blue: 0))
    #expect(isNear(resolved(one.mix(with: other, by: 0, in: space)), resolved(one)))
    #expect(isNear(resolved(one.mix(with: other, by: 1, in: space)), resolved(other)))
    #expect(isNear(resolved(one.mix(with: other, by: 7, in: space)), resolved(other)))
    #expect(isNear(resolved(one.mix(with: other, by: .nan, in: space)), resolved(one)))
  }

  @Test func theMiddleDependsOnTheSpace() {
    let (black, white) = (Color(white: 0), Color(white: 1))
    #expect(isNear(resolved(black.mix(with: white, by: 0.5, in: .device)), resolved(Color(white: 0.5))))
    // Half of the lightness of Oklab is 0.389 in sRGB.
    #expect(isNear(resolved(black.mix(with: white, by: 0.5)), resolved(Color(white: 0.3886))))
  }

  @Test func aClearColorDoesNotDarken() {
    let mixed = resolved(Color(red: 1, green: 0, blue: 0).mix(with: .clear, by: 0.5, in: .device))
    #expect(mixed.red == 1 && mixed.opacity == 0.5)
  }

  @Test func aMixFollowsTheColorScheme() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let mixed = Color.red.mix(with: .blue, by: 0.5)
    #expect(mixed.resolve(in: dark) != mixed.resolve(in: EnvironmentValues()))
  }

  @Test func levelsOfAStyleHaveLessOpacity() throws {
    let window = show { Rectangle().fill(Color(white: 0).tertiary).frame(width: 10, height: 10) }
    #expect(try #require(window.drawnColors.first).alpha == 0.3)
  }
}
