import CFontconfig
import Graphics
import Testing
import TextShaping

@MainActor @Suite struct FontLibraryTests {
  @Test func anErrorWithoutFontsNamesThePackagesToInstall() throws {
    let error = #expect(throws: FontError.self) {
      _ = try FontLibrary(catalog: FontCatalog(configuration: FcConfigCreate()))
    }
    #expect(error == .noFont)
    #expect("\(FontError.noFont)".contains("sudo apt install fonts-inter fonts-noto-core"))
  }

  @Test func aMissingFontFileIsNamed() throws {
    let error = #expect(throws: FontError.self) {
      _ = try FontLibrary(standardFontFile: "/no/such.ttf", report: { _ in })
    }
    guard case .unreadable("/no/such.ttf", let message) = try #require(error) else {
      Issue.record("got \(String(describing: error))")
      return
    }
    #expect(!message.isEmpty)
  }

  @Test func aForcedFileReplacesTheDefaultDesignOnly() throws {
    let catalog = FontCatalog()
    let mono = try #require(catalog.match(FaceRequest(ResolvedFont(design: .monospaced, size: 1))))
    let library = try FontLibrary(standardFontFile: mono.path, report: { _ in })
    #expect(library.chain(for: ResolvedFont(size: 12)).primary.file.path == mono.path)
    let bold = library.chain(for: ResolvedFont(size: 12, weight: 700, isItalic: true)).primary.file
    #expect(bold.path == mono.path && bold.needsBold && bold.needsSlant)
    #expect(library.chain(for: ResolvedFont(design: .serif, size: 12)).primary.file.path != mono.path)
  }

  @Test func everyWeightAndSlantHasAFace() throws {
    let library = try SharedFonts.library.get()
    var paths: Set<String> = []
    for weight in stride(from: 100, through: 900, by: 100) {
      for isItalic in [false, true] {
        let font = ResolvedFont(size: 12, weight: weight, isItalic: isItalic)
        paths.insert("\(library.chain(for: font).primary.file)")
      }
    }
    #expect(paths.count >= 4)
  }

  @Test func chainsAreBoundedAndReplacedOnesHaveOtherNumbers() throws {
    let library = try FontLibrary(report: { _ in })
    var serials: Set<UInt64> = []
    for weight in 100..<101 + FontLibrary.maximumChains {
      serials.insert(library.chain(for: ResolvedFont(size: 12, weight: weight)).serial)
      #expect(library.chainCount <= FontLibrary.maximumChains)
    }
    #expect(serials.count == FontLibrary.maximumChains + 1)
    let again = library.chain(for: ResolvedFont(size: 12, weight: 100))
    #expect(!serials.contains(again.serial) && again.request.weight == 100)
  }

  @Test func anUnknownFamilyFallsBackToTheDesign() throws {
    let library = try SharedFonts.library.get()
    let unknown = library.chain(for: ResolvedFont(family: "No Such Family", size: 12)).primary.file
    #expect(unknown == library.chain(for: ResolvedFont(size: 12)).primary.file)
  }

  @Test func fallbackFacesAreFoundPerWeightAndCached() throws {
    let library = try SharedFonts.library.get()
    let regular = library.chain(for: ResolvedFont(size: 12))
    let bold = library.chain(for: ResolvedFont(size: 12, weight: 700))
    let face = try #require(regular.face(for: "滚".unicodeScalars, in: .han))
    #expect(face !== regular.primary && face.contains("滚"))
    #expect(regular.face(for: "动".unicodeScalars, in: .han) === face)
    #expect(try #require(bold.face(for: "滚".unicodeScalars, in: .han)).file != face.file)
    #expect(regular.face(for: "a".unicodeScalars, in: .latin) === regular.primary)
    #expect(regular.face(for: "\u{10FFFD}".unicodeScalars, in: .latin) == nil)
  }
}
