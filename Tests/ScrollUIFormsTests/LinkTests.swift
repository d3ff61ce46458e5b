import Engine
import Foundation
import Geometry
import ScrollUI
import ScrollUIForms
import ScrollUITesting
import Testing

/// Addresses that programs open and share.
@MainActor @Suite struct LinkTests {
  private let opened = Recorder()

  private func window<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestWindow {
    let window = TestWindow(width: 300, height: 200, content: content)
    window.pipeline.services.openAddress = { [opened] in
      opened.note($0)
      return true
    }
    window.settle()
    return window
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func aLinkOpensItsAddress() throws {
    let page = try url("https://example.org/a?b=1&c=$(x)")
    let window = window { Link("Page", destination: page) }
    try window.tap("Page")
    #expect(opened.take() == [page.absoluteString])
  }

  @Test(arguments: ["file:///etc/passwd", "javascript:alert(1)", "ssh://host", "relative"])
  func otherSchemesAreNotOpened(address: String) throws {
    let address = try url(address)
    let window = window { Link("Page", destination: address) }
    try window.tap("Page")
    #expect(opened.take() == [])
  }

  @Test func aHandlerMayTakeDiscardOrReplaceAnAddress() throws {
    let (own, page) = (try url("app:own"), try url("https://example.org"))
    let window = window {
      VStack {
        Link("Own", destination: own)
        Link("Other", destination: page)
      }
      .environment(
        \.openURL,
        OpenURLAction { [opened] url in
          if url == own {
            opened.note("handled")
            return .handled
          }
          return .systemAction(page.appendingPathComponent("more"))
        })
    }
    try window.tap("Own")
    try window.tap("Other")
    #expect(opened.take() == ["handled", "https://example.org/more"])
  }

  @Test func sharingCopiesOrWritesAMail() throws {
    let window = window { ShareLink("Share it", item: "a & b", subject: Text("News")) }
    try window.tap("Share it")
    window.settle()
    try window.tap("Send by Mail")
    window.settle()
    #expect(opened.take() == ["mailto:?subject=News&body=a%20%26%20b"])
    try window.tap("Share it")
    window.settle()
    try window.tap("Copy")
    window.settle()
    #expect(window.pipeline.services.textInputHost?.clipboardText == "a & b")
  }

  private struct Photo: Transferable {
    struct Damaged: LocalizedError {
      var errorDescription: String? { "The photo is damaged." }
    }

    let pixels: Data
    var caption: String?

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .png) { photo in
        if photo.pixels.isEmpty { throw Damaged() }
        return photo.pixels
      }
    }
  }

  private struct Quote: Transferable {
    let words: String
    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.words) }
  }

  private func choose(_ item: String, in window: TestWindow) throws {
    try window.tap("Share")
    window.settle()
    try window.tap(item)
    window.settle()
  }

  @Test func textsOfValuesAreSharedAsLines() throws {
    let window = window { ShareLink(items: [Quote(words: "one"), Quote(words: "two")], message: Text("Look:")) }
    try choose("Copy", in: window)
    #expect(window.pipeline.services.textInputHost?.clipboardText == "one\ntwo")
    try choose("Send by Mail", in: window)
    #expect(opened.take() == ["mailto:?body=Look:%0Aone%0Atwo"])
  }

  @Test func aTitleHeadsTheMenu() throws {
    let window = window { ShareLink(item: "a", preview: SharePreview("A letter", image: Image("letter"))) }
    try window.tap("Share")
    window.settle()
    #expect(window.texts.contains("A letter") && window.texts.contains("Copy"))
  }

  @Test func dataIsSavedAsAFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("share-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let window = TestWindow(width: 700, height: 600) {
      ShareLink(item: Photo(pixels: Data("pixels".utf8)), preview: SharePreview("Harbor"))
        .fileDialogDefaultDirectory(folder)
    }
    window.settle()
    try window.tap("Share")
    window.settle()
    #expect(!window.texts.contains("Copy"), "the value has no text")
    try window.tap("Save to File")
    window.settle()
    try window.tap("Save")
    window.settle()
    #expect(try Data(contentsOf: folder.appendingPathComponent("Harbor.png")) == Data("pixels".utf8))
  }

  private struct Recipe: Codable, Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
  }

  private struct Track: Transferable {
    let file: URL
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(exportedContentType: .png) { SentTransferredFile($0.file) }
    }
  }

  @Test func codableValuesAndFilesAreSavedAsFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("share-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let original = folder.appendingPathComponent("original.png")
    try Data("pixels".utf8).write(to: original)
    let window = TestWindow(width: 700, height: 600) {
      VStack {
        ShareLink("Recipe", item: Recipe(name: "Soup"), preview: SharePreview("Soup"))
        ShareLink("Track", item: Track(file: original), preview: SharePreview("Copy"))
      }
      .fileDialogDefaultDirectory(folder)
    }
    window.settle()
    for title in ["Recipe", "Track"] {
      try window.tap(title)
      window.settle()
      try window.tap("Save to File")
      window.settle()
      try window.tap("Save")
      window.settle()
    }
    let text = try String(contentsOf: folder.appendingPathComponent("Soup.json"), encoding: .utf8)
    #expect(text == #"{"name":"Soup"}"#)
    #expect(try Data(contentsOf: folder.appendingPathComponent("Copy.png")) == Data("pixels".utf8))
  }

  @Test func dataOfSeveralValuesIsSavedAsAFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("share-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let window = TestWindow(width: 700, height: 600) {
      ShareLink(items: ["one", "two"].map { Photo(pixels: Data($0.utf8)) }).fileDialogDefaultDirectory(folder)
    }
    window.settle()
    try choose("Save to File", in: window)
    window.textField("Name").setText("Photos")
    window.settle()
    try window.tap("Save")
    window.settle()
    let saved = folder.appendingPathComponent("Photos")
    #expect(try Data(contentsOf: saved.appendingPathComponent("Item 1.png")) == Data("one".utf8))
    #expect(try Data(contentsOf: saved.appendingPathComponent("Item 2.png")) == Data("two".utf8))
  }

  @Test func dataThatCannotBeMadeIsReported() throws {
    let window = window { ShareLink(item: Photo(pixels: Data())) }
    try choose("Save to File", in: window)
    #expect(window.texts.contains("The item was not shared") && window.texts.contains("The photo is damaged."))
  }
}
