import Geometry
import ScrollUI
import Testing

@testable import Engine

@MainActor @Suite struct TransferableTests {
  @Test func typesConformToMoreGeneralTypes() {
    #expect(UTType.utf8PlainText.conforms(to: .plainText) && UTType.utf8PlainText.conforms(to: .item))
    #expect(!UTType.plainText.conforms(to: .utf8PlainText) && !UTType.json.conforms(to: .plainText))
    #expect(UTType.testCard.conforms(to: .json) && UTType.testCard.conforms(to: .text))
    #expect(UTType("com.example.unknown") == nil && UTType("public.png") == .png)
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType.jpeg.preferredFilenameExtension == "jpg")
  }

  @Test func aProviderHasTheTypesOfItsValue() {
    let provider = NSItemProvider(object: "Hello")
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    var answers: [String?] = []
    provider.loadObject(ofClass: String.self) { text, _ in answers.append(text) }
    provider.loadObject(ofClass: URL.self) { address, error in answers.append(error == nil ? "" : address?.path) }
    #expect(answers == ["Hello", nil])
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
