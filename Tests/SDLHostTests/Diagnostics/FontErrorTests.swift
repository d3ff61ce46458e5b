import SDLHost
import Testing
import TextShaping

@MainActor @Suite struct FontErrorTests {
  @Test func aMissingFontFileIsAHostErrorThatNamesIt() throws {
    let error = #expect(throws: HostError.self) { _ = try FontLibrary(standardFontFile: "/no/such.ttf") }
    guard case .unreadableFont("/no/such.ttf", let message) = try #require(error) else {
      Issue.record("got \(String(describing: error))")
      return
    }
    #expect(!message.isEmpty)
  }

  @Test func anErrorWithoutFontsNamesThePackagesToInstall() {
    #expect(HostError(FontError.noFont) == .noFont)
    #expect("\(HostError.noFont)".contains("sudo apt install fonts-inter fonts-noto-core"))
  }
}
