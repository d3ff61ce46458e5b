import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// The form of the journey: what is selected is what is kept.
@MainActor @Suite struct FormsPageTests {
  private let window = TestWindow(width: 900, height: 900) { GalleryView(page: "forms") }

  private func openPicker() {
    window.settle()
    window.element(.colorWell, "Color of the ticket").press()
    window.settle()
  }

  /// The color that the panel shows, as `#RRGGBB`.
  private var color: String { window.textField("Color").value }

  @Test func theTicketHasTheColorThatWasClicked() {
    openPicker()
    var names: [String] = []
    window.presentTree.forEach { node, _ in if node.label.hasPrefix("#") { names.append(node.label) } }
    #expect(names.count == 48 && Set(names).isSuperset(of: ["#FFFFFF", "#000000"]))
    for name in names {
      window.button(name).press()
      window.settle()
      #expect(color == name)
      #expect(window.button(name).isSelected)
    }
  }

  @Test(arguments: ["Hue", "Saturation", "Brightness"]) func eachSliderMoves(title: String) {
    openPicker()
    for number in [0.75, 0.25, 0.5] {
      window.element(.slider, title).setNumber(number)
      window.settle()
      #expect(abs((window.element(.slider, title).number ?? .nan) - number) < 0.001)
    }
  }

  @Test func theDepartureIsSoonAfterTheWindowWasOpened() {
    window.settle()
    #expect(window.texts.contains { $0.contains("2024") })
    window.host.clock.moveStart(by: 366 * 24 * 3600)
    window.settle()
    #expect(window.texts.contains { $0.contains("2025") } && !window.texts.contains { $0.contains("2024") })
  }

  @Test func fourDigitsAreTheTimeOfDeparture() throws {
    window.settle()
    window.element(.stepper, "Hour").focus()
    for digit in ["0", "9", "3", "0"] { window.key(digit) }
    window.settle()
    #expect(window.element(.stepper, "Hour").value.hasSuffix("9"))
    #expect(window.element(.stepper, "Minute").value == "30")
  }
}
