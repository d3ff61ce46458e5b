import Engine
import Foundation
import Testing

@testable import SDLHost

@MainActor @Suite struct LoadedImagesTests {
  private let symbols = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Assets/Symbols")
  private let library = AssetLibrary(folders: [], store: SDLImageStore(report: { _ in }))

  @Test func aFileIsLoadedAndKept() async throws {
    let url = symbols.appending(path: "star.svg")
    let handle = try await library.load(url, scale: 2)
    #expect(handle.isVector)
    #expect(handle.size == CGSize(width: handle.pixelSize.width / 2, height: handle.pixelSize.height / 2))
    #expect(try await library.load(url, scale: 2) === handle)
    #expect(try await library.load(url, scale: 1) !== handle)
  }

  @Test(arguments: ["missing.svg", "../../Package.swift"]) func whatIsNoImageIsAnError(_ path: String) async {
    await #expect(throws: ImageLoadError.self) {
      _ = try await library.load(symbols.appending(path: path), scale: 1)
    }
  }

  @Test func anAddressOfAnotherKindIsAnError() async {
    await #expect(throws: ImageLoadError.self) {
      _ = try await library.load(URL(string: "ftp://example.com/a.png")!, scale: 1)
    }
  }
}
