import Engine
import Geometry
import Graphics
import ScrollUI
import ScrollUITesting
import Testing

/// The contrast of the library's controls by the formula of WCAG 2.2, for Apple's palette as tints.
@MainActor @Suite struct ControlContrastTests {
  nonisolated static let tints: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .black, .white,
  ]

  private func environment(_ scheme: ColorScheme, tint: Color?) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    values.tint = tint
    return values
  }

  /// The windows, cards and boxes of controls that texts of controls stand on.
  private func surfaces(_ environment: EnvironmentValues) -> [RGBAColor] {
    let window = Color.windowBackground.rgba(in: environment)
    let card = Color.groupedCard.rgba(in: environment)
    let boxes = [window, card].flatMap { back in
      [false, true].map { ControlFill(isHovered: $0).color(in: environment).over(back) }
    }
    return [window, card] + boxes
  }

  @Test(arguments: tints, ColorScheme.allCases) func theTintIsReadableAsText(tint: Color, scheme: ColorScheme) {
    let environment = environment(scheme, tint: tint)
    let color = ControlTint(.text).rgba(in: environment)
    for surface in surfaces(environment) { #expect(color.contrast(with: surface) >= 4.5, "\(surface)") }
  }

  @Test(arguments: tints, ColorScheme.allCases) func whiteIsReadableOnTheTint(tint: Color, scheme: ColorScheme) {
    let environment = environment(scheme, tint: tint)
    #expect(ControlTint(.fill).rgba(in: environment).contrast(with: .white) >= 4.5)
    let selection = ControlTint(.selection).rgba(in: environment)
    #expect(RGBAColor.white.opacity(0.85).over(selection).contrast(with: selection) >= 4.5)
  }

  @Test(arguments: tints, ColorScheme.allCases) func ringsStandOutFromTheirSurroundings(
    tint: Color, scheme: ColorScheme
  ) {
    let environment = environment(scheme, tint: tint)
    let color = ControlTint(.edge).rgba(in: environment)
    for surface in surfaces(environment) { #expect(color.contrast(with: surface) >= 3, "\(surface)") }
  }

  @Test(arguments: tints, ColorScheme.allCases) func theAccentOfTheDesktopIsAsReadableAsATint(
    accent: Color, scheme: ColorScheme
  ) {
    var desktop = environment(scheme, tint: nil)
    desktop.desktopTint = accent
    for use in [ControlTint.Use.text, .fill, .selection, .edge] {
      #expect(ControlTint(use).rgba(in: desktop) == ControlTint(use).rgba(in: environment(scheme, tint: accent)))
    }
  }

  @Test func aReadableTintIsUnchanged() {
    let tint = Color(red: 0, green: 0, blue: 0.5)
    let environment = environment(.light, tint: tint)
    for use in [ControlTint.Use.text, .fill, .selection, .edge] {
      #expect(ControlTint(use).rgba(in: environment) == tint.rgba(in: environment))
    }
  }

  @Test(arguments: ColorScheme.allCases) func secondaryTextsAndPlaceholdersAreReadable(scheme: ColorScheme) {
    let environment = environment(scheme, tint: nil)
    var black = environment
    black.foregroundStyle = AnyShapeStyle(scheme == .dark ? Color.white : .black)
    let surfaces = [Color.windowBackground, .groupedBackground, .groupedCard, .sidebarBackground, .listBar].map {
      $0.rgba(in: environment)
    }
    let unfocused = Color.unfocusedSelection.rgba(in: environment)
    let texts = [
      HierarchicalShapeStyle.secondary.rgba(in: environment), HierarchicalShapeStyle.secondary.rgba(in: black),
    ]
    for text in texts {
      for surface in surfaces + [unfocused] { #expect(text.over(surface).contrast(with: surface) >= 4.5) }
    }
    let field = Color.fieldBackground.rgba(in: environment)
    #expect(PlaceholderTextShapeStyle().rgba(in: environment).over(field).contrast(with: field) >= 4.5)
  }

  @Test(arguments: ColorScheme.allCases) func edgesOfControlsStandOut(scheme: ColorScheme) {
    let environment = environment(scheme, tint: nil)
    for surface in surfaces(environment) {
      for edge in [Color.controlEdge, .hoveredControlEdge] {
        #expect(edge.rgba(in: environment).contrast(with: surface) >= 3)
      }
    }
  }
}
