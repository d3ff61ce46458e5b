import Engine
import Foundation
import Geometry
import ScrollUI
import Testing

@MainActor @Suite struct TransferableTests {
  @Test func typesConformToMoreGeneralTypes() {
    #expect(UTType.utf8PlainText.conforms(to: .plainText) && UTType.utf8PlainText.conforms(to: .item))
    #expect(!UTType.plainText.conforms(to: .utf8PlainText) && !UTType.json.conforms(to: .plainText))
    #expect(UTType.testCard.conforms(to: .json) && UTType.testCard.conforms(to: .text))
    #expect(UTType("com.example.unknown") == nil && UTType("public.png") == .png)
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType.jpeg.preferredFilenameExtension == "jpg")
  }

  @Test func aProviderHasTheTypesOfItsValue() {
    let provider = NSItemProvider(object: "Hello" as NSString)
    #expect(
      provider.registeredTypeIdentifiers == NSItemProvider(object: "Hello" as String).registeredTypeIdentifiers)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    var answers: [String?] = []
    provider.loadObject(ofClass: String.self) { text, _ in answers.append(text) }
    provider.loadObject(ofClass: URL.self) { address, error in answers.append(error == nil ? "" : address?.path) }
    #expect(answers == ["Hello", nil])
  }

  /// A picture whose file is kept by address.
  private struct Picture: Transferable, Equatable {
    var file: URL

    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .image) {
        SentTransferredFile($0.file)
      } importing: {
        Picture(file: $0.file)
      }
    }
  }

  @Test func aFileOfTheTypeIsReceivedByItsAddress() throws {
    let provider = try #require(NSItemProvider(contentsOf: URL(filePath: "/pictures/a b.png")))
    var pictures: [Picture?] = []
    provider.loadTransferable(type: Picture.self) { pictures.append(try? $0.get()) }
    let text = try #require(NSItemProvider(contentsOf: URL(filePath: "/pictures/a.txt")))
    text.loadTransferable(type: Picture.self) { pictures.append(try? $0.get()) }
    NSItemProvider(object: "a.png").loadTransferable(type: Picture.self) { pictures.append(try? $0.get()) }
    #expect(pictures == [Picture(file: URL(filePath: "/pictures/a b.png")), nil, nil])
  }

  @Test func aFileIsSentAsItsAddress() throws {
    let provider = NSItemProvider()
    provider.register(Picture(file: URL(filePath: "/pictures/a.png")))
    #expect(provider.registeredContentTypes == [.image, .fileURL])
    var file: URL?
    var data: (any Error)?
    provider.loadObject(ofClass: URL.self) { address, _ in file = address }
    provider.loadDataRepresentation(for: .image) { _, error in data = error }
    #expect(file?.path == "/pictures/a.png" && data != nil, "the file does not exist")
  }

  @Test func dataOfAnotherProgramIsReadByTheFirstRepresentationThatIsValid() throws {
    let provider = NSItemProvider()
    provider.register(TestCard(title: "Tea"))
    #expect(provider.registeredContentTypes == [.testCard, .utf8PlainText])
    var data: Data?
    provider.loadDataRepresentation(for: .json) { bytes, _ in data = bytes }
    #expect(try JSONDecoder().decode(TestCard.self, from: try #require(data)) == TestCard(title: "Tea"))
  }
}
