import Engine
import Geometry
import Graphics
import ScrollUI
import ScrollUITesting
import Testing

/// The effects of the user's wishes on texts and controls.
@MainActor @Suite struct AccessibilityWishTests {
  private func environment(_ scheme: ColorScheme, tint: Color? = nil) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    values.colorSchemeContrast = .increased
    values.tint = tint
    return values
  }

  @Test(arguments: ControlContrastTests.tints, ColorScheme.allCases)
  func increasedContrastMakesTintsReadableAtSevenToOne(tint: Color, scheme: ColorScheme) {
    let environment = environment(scheme, tint: tint)
    let text = ControlTint(.text).rgba(in: environment)
    for surface in [Color.windowBackground, .groupedCard] {
      #expect(text.contrast(with: surface.rgba(in: environment)) >= 7)
    }
    #expect(ControlTint(.fill).rgba(in: environment).contrast(with: .white) >= 7)
  }

  @Test(arguments: ColorScheme.allCases) func increasedContrastStrengthensTextsAndEdges(scheme: ColorScheme) {
    let environment = environment(scheme)
    for surface in [Color.windowBackground, .groupedBackground, .groupedCard].map({ $0.rgba(in: environment) }) {
      #expect(Color.secondary.rgba(in: environment).over(surface).contrast(with: surface) >= 7)
      #expect(Color.controlEdge.rgba(in: environment).contrast(with: surface) >= 4.5)
      #expect(Color.separator.rgba(in: environment).over(surface).contrast(with: surface) >= 3)
    }
  }

  @Test func materialsAreOpaqueWithReducedTransparency() {
    var environment = EnvironmentValues()
    #expect(Material.ultraThin.rgba(in: environment).alpha < 1)
    environment.accessibilityReduceTransparency = true
    #expect(Material.ultraThin.rgba(in: environment).alpha == 1)
    #expect(Material.bar.rgba(in: environment).alpha == 1)
  }

  @Test func boldTextIsTwoStepsHeavier() {
    func weights(_ text: Text, _ environment: EnvironmentValues) -> [Int] {
      text.spans(in: environment).map(\.font.weight)
    }
    var environment = EnvironmentValues()
    let text = Text("a") + Text("b").bold() + Text("c").fontWeight(.black)
    let usual = weights(text, environment)
    environment.legibilityWeight = .bold
    #expect(weights(text, environment) == usual.map { min(900, $0 + 200) })
    environment.legibilityWeight = .regular
    #expect(weights(text, environment) == usual)
  }

  @Test func bothFormsOfTheTextSizeAreTheSame() {
    var environment = EnvironmentValues()
    #expect(environment.sizeCategory == .large)
    for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
      environment.sizeCategory = category
      #expect(environment.dynamicTypeSize == size && environment.sizeCategory == category)
      #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
    }
    #expect(ContentSizeCategory.small < .extraLarge)
  }

  @Test(arguments: [(1, DynamicTypeSize.large), (1.25, .xxLarge), (0.5, .xSmall), (3, .accessibility5), (.nan, .large)])
  func aScaleOfTextIsTheNearestSize(scale: Double, size: DynamicTypeSize) {
    #expect(DynamicTypeSize(scale: scale) == size)
  }

  @Test func theColorOfTheDesktopIsThatOfInteractiveElementsWithoutATint() {
    var environment = EnvironmentValues()
    environment.desktopTint = .green
    #expect(Color.accentColor.rgba(in: environment) == Color.green.rgba(in: environment))
    environment.tint = .red
    #expect(Color.accentColor.rgba(in: environment) == Color.red.rgba(in: environment))
  }

  @Test func theFontOfTheDesktopIsTheSystemFont() {
    var environment = EnvironmentValues()
    environment.desktopFontFamily = "Cantarell"
    func family(_ text: Text) -> String? { text.spans(in: environment).first?.font.family }
    #expect(family(Text("a")) == "Cantarell" && family(Text("a").font(.system(size: 9))) == "Cantarell")
    #expect(family(Text("a").font(.custom("Lato", size: 9))) == "Lato")
    #expect(family(Text("a").monospaced()) == nil && family(Text("a").fontDesign(.serif)) == nil)
  }

  /// The number of drawing steps of a toggle.
  private func steps(_ style: some ToggleStyle, isOn: Bool, hasMarks: Bool = false, isStrong: Bool = false) -> Int {
    let window = TestWindow(width: 200, height: 60) {
      Toggle("Option", isOn: .constant(isOn)).toggleStyle(style)
        .environment(\.accessibilityDifferentiateWithoutColor, hasMarks)
        .environment(\.colorSchemeContrast, isStrong ? .increased : .standard)
    }
    return window.pipeline.displayList.commands.count
  }

  @Test func togglesHaveMarksBesideTheirColors() {
    #expect(steps(.switch, isOn: true, hasMarks: true) > steps(.switch, isOn: true))
    #expect(steps(.switch, isOn: false, hasMarks: true) > steps(.switch, isOn: false))
    #expect(steps(.button, isOn: true, hasMarks: true) > steps(.button, isOn: false, hasMarks: true))
  }

  @Test func boxesHaveEdgesWithIncreasedContrast() {
    #expect(steps(.button, isOn: false, isStrong: true) > steps(.button, isOn: false))
  }
}
