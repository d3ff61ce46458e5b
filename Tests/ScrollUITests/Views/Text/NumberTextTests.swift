import ScrollUI
import ScrollUITesting
import Testing

/// Numbers in texts, as `LocalizedStringKey` writes them.
@MainActor @Suite struct NumberTextTests {
  private func text(_ text: Text) -> String { TestWindow { text }.texts.joined() }

  @Test func floatingPointNumbersHaveSixDecimals() {
    #expect(text(Text("\(400.0)")) == "400.000000")
    #expect(text(Text("\(Float(0.1))")) == "0.100000")
    #expect(text(Text("\(CGFloat(-2.5)) pt")) == "-2.500000 pt")
    #expect(text(Text("\(1e20)")) == "100000000000000000000.000000")
  }

  @Test func otherNumbersAndOtherTextsAreAsInSwift() {
    let (number, size) = (400.0, CGFloat(2.5))
    #expect(text(Text("\(400) of \(UInt8(7))")) == "400 of 7")
    #expect(text(Text(verbatim: "\(number) \(size)")) == "400.0 2.5")
    let string = "\(number)"
    #expect(text(Text(string)) == "400.0")
    #expect(text(Text("\(string)")) == "400.0")
    #expect(text(Text("\(number, specifier: "%.0f")")) == "400")
    #expect(text(Text("\(size, specifier: "%.2f")")) == "2.50")
  }
}
