import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// Options of pages, their values on the command line, and the line that opens a page as it is.
@MainActor @Suite struct PageOptionTests {
  @Test func everyOptionHasADistinctNameKeyAndTitleOnItsPage() {
    for page in GalleryPages.all {
      #expect(Set(page.options.map(\.name)).count == page.options.count, "\(page.name)")
      let keys = page.options.compactMap(\.key)
      #expect(Set(keys).count == keys.count, "\(page.name)")
      #expect(keys.allSatisfy { !"ftq?/".contains($0) }, "\(page.name): keys of the gallery")
      for option in page.options {
        #expect(option.name.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber }, "\(option.name)")
        #expect(option.title.first?.isUppercase == true, "\(option.title)")
      }
    }
  }

  /// The values of an option: both states, all choices, both ends of a range.
  private func values(of option: PageOption) -> [String] {
    switch option.kind {
    case .toggle: ["on", "off"]
    case .choice(let choices): choices.map(\.name)
    case .number(let range, _, _): [range.lowerBound.short, range.upperBound.short]
    }
  }

  @Test func theCopiedCommandLineOpensTheSameState() {
    for page in GalleryPages.all {
      for option in page.options {
        for value in values(of: option) {
          let model = GalleryModel(pageName: page.name, settings: ["\(option.name)=\(value)"])
          #expect(model.options[option].description == value)
          let words = model.commandLine.split(separator: " ").map(String.init)
          let settings = words.indices.filter { words[$0] == "--set" }.map { words[$0 + 1] }
          let copy = GalleryModel(pageName: words[2], settings: settings)
          #expect(copy.current.name == page.name)
          #expect(page.options.allSatisfy { copy.options[$0] == model.options[$0] }, "\(model.commandLine)")
          #expect(GalleryPages.problem(of: settings, page: page.name) == nil)
        }
      }
    }
  }

  @Test func unknownNamesAndValuesAreReportedWithTheValidOnes() {
    #expect(GalleryPages.problem(of: ["speed=fast"], page: "physics")?.contains("deceleration (normal, fast)") == true)
    #expect(GalleryPages.problem(of: ["deceleration=slow"], page: "physics")?.contains("normal, fast") == true)
    #expect(GalleryPages.problem(of: ["deceleration"], page: "physics")?.contains("NAME=VALUE") == true)
    #expect(GalleryPages.problem(of: ["a=b"], page: "flash")?.contains("it has none") == true)
    #expect(GalleryPages.problem(of: ["bounce=off"], page: "physics") == nil)
  }

  @Test func resetRestoresTheInitialValues() throws {
    let window = TestWindow(width: 900, height: 640) {
      GalleryView(page: "physics", settings: ["bounce=off"], feed: ListFeed(count: 3))
    }
    window.settle()
    #expect(window.button("Reset the options").isEnabled)
    let reset = window.frame("reset")
    window.click(CGPoint(x: reset.midX, y: reset.midY))
    window.settle()
    #expect(!window.button("Reset the options").isEnabled)
    #expect(window.frame("reset") == reset)
  }

  @Test func aPageIsFoundByItsTitleItsOptionsAndItsAPI() {
    let model = GalleryModel(pageName: nil)
    model.query = "paral"
    #expect(model.groups.flatMap(\.pages).map(\.name).contains("parallax"))
    model.query = "scrollTargetBehavior"
    #expect(model.groups.flatMap(\.pages).map(\.name).contains("paging"))
    model.query = "bounce"
    #expect(model.groups.flatMap(\.pages).map(\.name).contains("physics"))
    model.query = "zzz"
    #expect(model.groups.isEmpty)
  }

  @Test func everyPageHasItsSource() {
    for page in GalleryPages.all {
      let source = PageSource(page)
      #expect(source.lines.count > 15, "\(page.name): \(page.sourceFile)")
      let text = PageSources.files[page.sourceFile] ?? ""
      #expect(
        source.lines.map { $0.map(\.text).joined() }
          == text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0).map(
            String.init))
    }
  }

  @Test func theLinesBehindAnOptionOfASampleAreMarked() {
    for page in FeaturePages.effects + FeaturePages.interface {
      let source = PageSource(page)
      for option in page.options {
        #expect(!source.lines(using: [option]).isEmpty, "\(page.name): \(option.name)")
      }
    }
  }

  @Test func theLinesBehindAChangedOptionAreMarked() {
    let groups = GalleryPages.groups.filter { ["Feel", "Lists", "Controls and text"].contains($0.title) }
    for page in groups.flatMap(\.pages) {
      let source = PageSource(page)
      for option in page.options { #expect(!source.lines(using: [option]).isEmpty, "\(page.name): \(option.name)") }
      #expect(source.lines(using: []).isEmpty)
    }
  }
}
