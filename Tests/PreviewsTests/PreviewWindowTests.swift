#if DEBUG
  import Previews
  import ScrollUI
  import ScrollUITesting
  import Testing

  @MainActor @Suite struct PreviewWindowTests {
    private func source(_ name: String, traits: [PreviewTraitKind] = [], content: @escaping @MainActor () -> some View)
      -> PreviewSource
    {
      PreviewSource(name: name, file: "/p/Rows.swift", line: 1, module: "M", traits: traits) { AnyView(content()) }
    }

    private func window(_ model: PreviewModel, width: CGFloat = 1000) -> TestWindow {
      let window = TestWindow(width: width, height: 700) { PreviewWindow(model: model) }
      window.settle()
      return window
    }

    @Test func aSinglePreviewFillsTheWindow() {
      let model = PreviewModel(
        catalog: PreviewCatalog([
          source("A") { Text("content").frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("A") }
        ]))
      let window = window(model)
      #expect(window.frame("A").width == 1000)
      #expect(window.frame("A").maxY == 700)
    }

    @Test func aPreviewOfTheListIsShown() throws {
      let model = PreviewModel(
        catalog: PreviewCatalog(["A", "B", "C"].map { name in source(name) { Text("content \(name)") } }))
      let window = window(model)
      #expect(window.texts.contains("content A"))
      try window.tap("C")
      window.settle()
      #expect(window.texts.contains("content C"))
      #expect(!window.texts.contains("content A"))
      #expect(model.settings.selection == ["M/Rows.swift#C"])
    }

    @Test func severalPreviewsAreSideBySide() {
      var settings = PreviewSettings()
      let catalog = PreviewCatalog(["A", "B"].map { name in source(name) { Color.red.accessibilityIdentifier(name) } })
      settings.selection = Set(catalog.items.map(\.id))
      let window = window(PreviewModel(catalog: catalog, settings: settings))
      #expect(window.frame("A").size == CGSize(width: 195, height: 422))
      #expect(window.frame("B").minX > window.frame("A").maxX)
      #expect(window.frame("A").minY == window.frame("B").minY)
    }

    @Test func ofFortyPreviewsThoseInSightAreInTheWindow() {
      let catalog = PreviewCatalog((0..<40).map { index in source("P\(index)") { Text("content \(index)") } })
      var settings = PreviewSettings()
      settings.selection = Set(catalog.items.map(\.id))
      let contents = window(PreviewModel(catalog: catalog, settings: settings)).texts.filter { $0.hasPrefix("content") }
      #expect(contents.count >= 4)
      #expect(contents.count < 12)
    }

    @Test func traitsSetTheSize() {
      let traits: [PreviewTraitKind] = [.layout(.fixed(width: 320, height: 90))]
      let model = PreviewModel(
        catalog: PreviewCatalog([source("A", traits: traits) { Color.red.accessibilityIdentifier("A") }]))
      let window = window(model)
      #expect(window.frame("A").size == CGSize(width: 320, height: 90))
      model.settings.zoom = 5
      window.settle()
      #expect(window.frame("A").size == CGSize(width: 640, height: 180))
    }

    @Test func viewsOfAProviderArePreviewsByThemselves() {
      let model = PreviewModel(catalog: PreviewCatalog([PreviewSource(provider: Pair_Previews.self)]))
      let window = window(model)
      for text in ["One", "first", "Two", "second"] { #expect(window.texts.contains(text)) }
    }

    @Test func theEnvironmentFollowsTheSettings() {
      var settings = PreviewSettings()
      settings.colors = .both
      settings.isRightToLeft = true
      settings.language = "fr"
      settings.textSize = 0
      let model = PreviewModel(catalog: PreviewCatalog([source("A") { EnvironmentReader() }]), settings: settings)
      let texts = window(model).texts
      #expect(texts.contains("light rightToLeft fr xSmall"))
      #expect(texts.contains("dark rightToLeft fr xSmall"))
    }

    @Test func errorsStayInTheWindowUntilABuildSucceeds() {
      let model = PreviewModel(catalog: PreviewCatalog([source("A") { Text("content") }]))
      let window = window(model)
      model.take(.building)
      model.take(.failed(log: "/p/Rows.swift:12:5: error: cannot find 'x' in scope\n  12 | x"))
      window.settle()
      #expect(window.texts.contains("cannot find 'x' in scope"))
      #expect(window.texts.contains("Rows.swift:12:5"))
      #expect(window.texts.contains("content"))
      model.take(.building)
      window.settle()
      #expect(window.texts.contains("Rows.swift:12:5"))
      model.take(.built)
      window.settle()
      #expect(!window.texts.contains("Rows.swift:12:5"))
    }

    @Test func aModifierWaitsForItsContext() async {
      let own = PreviewCatalog.ofProgram(file: #filePath.replacing("PreviewWindowTests", with: "PreviewCatalogTests"))
      let item = own.items.filter { $0.title == "With a modifier" }
      let window = window(PreviewModel(catalog: PreviewCatalog(item.map(\.source))))
      #expect(!window.texts.contains("framed"))
      for _ in 0..<1000 where !window.texts.contains("framed") {
        await Task.yield()
        window.settle()
      }
      #expect(window.texts.contains("context"))
      #expect(window.texts.contains("framed"))
    }
  }

  private struct EnvironmentReader: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.layoutDirection) private var direction
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var size

    var body: some View { Text("\(colorScheme) \(direction) \(locale.identifier) \(size)") }
  }

  @Suite struct PreviewMessageTests {
    @Test(arguments: [PreviewMessage.building, .failed(log: "a\nb"), .built, .save, .quit, .ready, .saved])
    func messagesAreLines(message: PreviewMessage) {
      #expect(!message.line.contains("\n"))
      #expect(PreviewMessage(line: message.line) == message)
    }

    @Test func otherTextIsNoMessage() { #expect(PreviewMessage(line: "hello") == nil) }

    @Test func namesAreThoseThatThePlugInSends() {
      #expect(PreviewMessage(line: "{\"building\":{}}") == .building)
      #expect(PreviewMessage(line: "{\"failed\":{\"log\":\"x\"}}") == .failed(log: "x"))
      #expect(PreviewMessage.ready.line == "{\"ready\":{}}")
    }

    @Test func errorsOfACompilerHavePlaces() {
      let log = """
        [3/5] Compiling Notes Row.swift
        /p/Row.swift:3:14: error: missing return
         1 | a
        /p/Row.swift:3:14: error: missing return
        /p/Row.swift:9: warning: unused
        error: fatalError
        """
      #expect(
        PreviewIssue.issues(in: log) == [
          PreviewIssue(file: "/p/Row.swift", line: 3, column: 14, message: "missing return"),
          PreviewIssue(file: "", line: 0, column: 0, message: "fatalError"),
        ])
      #expect(PreviewIssue.issues(in: "ld: undefined symbol").map(\.message) == ["ld: undefined symbol"])
      #expect(PreviewIssue.issues(in: log)[0].place == "Row.swift:3:14")
    }
  }
#endif
