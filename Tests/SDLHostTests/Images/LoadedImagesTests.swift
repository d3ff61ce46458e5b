import Engine
import Foundation
import Graphics
import Raster
import SDLHost
import Synchronization
import Testing

@MainActor @Suite struct LoadedImagesTests {
  private let symbols = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Assets/Symbols")
  private let library = AssetLibrary(folders: [], store: SDLImageStore(report: { _ in }))

  @Test func aFileIsLoadedAndCached() async throws {
    let url = symbols.appending(path: "star.svg")
    let handle = try await library.load(url, scale: 2)
    #expect(handle.isVector)
    #expect(handle.size == CGSize(width: handle.pixelSize.width / 2, height: handle.pixelSize.height / 2))
    #expect(try await library.load(url, scale: 2) === handle)
    #expect(try await library.load(url, scale: 1) !== handle)
  }

  @Test(arguments: ["missing.svg", "../../Package.swift"]) func filesThatAreNotImagesAreErrors(_ path: String) async {
    await #expect(throws: ImageLoadError.self) {
      _ = try await library.load(symbols.appending(path: path), scale: 1)
    }
  }

  @Test func anUnsupportedSchemeIsAnError() async {
    await #expect(throws: ImageLoadError.self) {
      _ = try await library.load(URL(string: "ftp://example.com/a.png")!, scale: 1)
    }
  }

  // MARK: Shared reads

  /// Reads that wait for the answer of the test.
  private final class HeldReads: Sendable {
    private struct State {
      var requests: [URL] = []
      var waiting: [CheckedContinuation<LoadedImage, any Error>] = []
      var cancellations = 0
    }

    private let state = Mutex(State())

    var requests: [URL] { state.withLock { $0.requests } }
    var cancellations: Int { state.withLock { $0.cancellations } }

    func read(_ url: URL) async throws -> LoadedImage {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          state.withLock {
            $0.requests.append(url)
            $0.waiting.append(continuation)
          }
        }
      } onCancel: {
        state.withLock { $0.cancellations += 1 }
        answer(.failure(CancellationError()))
      }
    }

    func answer(_ result: Result<LoadedImage, any Error>) {
      let waiting = state.withLock { state in
        defer { state.waiting = [] }
        return state.waiting
      }
      for continuation in waiting { continuation.resume(with: result) }
    }

    /// An opaque image of so many pixels across and down.
    static func image(_ side: Int) -> LoadedImage {
      let pixels = PixelBuffer(width: side, height: side, straight: Array(repeating: 0xFF20_4060, count: side * side))
      return LoadedImage(source: .file("/missing/\(side).png"), decoded: DecodedImage(pixels: pixels, isVector: false))
    }
  }

  private let url = URL(string: "http://127.0.0.1/picture.png")!
  private let reads = HeldReads()

  private func images(byteLimit: Int = 1 << 20) -> LoadedImages {
    LoadedImages(byteLimit: byteLimit) { [reads] in try await reads.read($0) }
  }

  private func untilRead(_ count: Int) async {
    while reads.requests.count < count { await Task.yield() }
    // The waiting requests have registered by then.
    for _ in 0..<20 { await Task.yield() }
  }

  @Test func concurrentRequestsShareOneRead() async throws {
    let images = images()
    async let one = images.image(at: url, scale: 1)
    async let other = images.image(at: url, scale: 1)
    async let sharp = images.image(at: url, scale: 2)
    await untilRead(1)
    reads.answer(.success(HeldReads.image(8)))
    let (first, second, third) = try await (one, other, sharp)
    #expect(reads.requests == [url])
    #expect(first === second)
    #expect(first.size == CGSize(width: 8, height: 8) && third.size == CGSize(width: 4, height: 4))
    #expect(try await images.image(at: url, scale: 1) === first)
    #expect(reads.requests == [url])
  }

  @Test func aFailureReachesAllRequestsAndIsNotCached() async throws {
    struct Failure: Error {}
    let images = images()
    let tasks = (0..<2).map { _ in Task { try await images.image(at: url, scale: 1) } }
    await untilRead(1)
    reads.answer(.failure(Failure()))
    for task in tasks { await #expect(throws: Failure.self) { _ = try await task.value } }
    let again = Task { try await images.image(at: url, scale: 1) }
    await untilRead(2)
    reads.answer(.success(HeldReads.image(8)))
    #expect(try await again.value.pixelSize.width == 8)
    #expect(reads.requests == [url, url])
  }

  @Test func aCancelledRequestEndsAtOnceWithoutCancellingTheRead() async throws {
    let images = images()
    let (one, other) = (
      Task { try await images.image(at: url, scale: 1) }, Task { try await images.image(at: url, scale: 1) }
    )
    await untilRead(1)
    one.cancel()
    await #expect(throws: CancellationError.self) { _ = try await one.value }
    #expect(reads.cancellations == 0)
    reads.answer(.success(HeldReads.image(8)))
    #expect(try await other.value.pixelSize.width == 8)
    #expect(reads.requests == [url])
  }

  @Test func cancellingTheLastRequestCancelsTheRead() async throws {
    let images = images()
    let tasks = (0..<2).map { _ in Task { try await images.image(at: url, scale: 1) } }
    await untilRead(1)
    for task in tasks { task.cancel() }
    for task in tasks { await #expect(throws: CancellationError.self) { _ = try await task.value } }
    while reads.cancellations == 0 { await Task.yield() }
    let again = Task { try await images.image(at: url, scale: 1) }
    await untilRead(2)
    reads.answer(.success(HeldReads.image(8)))
    #expect(try await again.value.pixelSize.width == 8)
  }

  // MARK: Memory

  private func load(_ side: Int, _ name: String, in images: LoadedImages) async throws -> ImageHandle {
    let count = reads.requests.count
    let task = Task { try await images.image(at: URL(string: "http://127.0.0.1/\(name)")!, scale: 1) }
    await untilRead(count + 1)
    reads.answer(.success(HeldReads.image(side)))
    return try await task.value
  }

  @Test func cachedImagesTakeBoundedMemory() async throws {
    // 64 × 64 pixels are 16 KiB.
    let images = images(byteLimit: 40 << 10)
    let first = try await load(64, "1", in: images)
    let second = try await load(64, "2", in: images)
    #expect(images.byteCount == 2 * (1024 + 16 << 10))
    let third = try await load(64, "3", in: images)
    #expect(images.byteCount == 2 * (1024 + 16 << 10))
    #expect((first.memo as? DecodedPixels)?.pixels == nil, "the one that was not used for longest has gone")
    #expect((second.memo as? DecodedPixels)?.pixels?.width == 64)
    #expect((third.memo as? DecodedPixels)?.pixels?.width == 64)
    _ = try await load(200, "4", in: images)
    #expect(images.byteCount == 1024 + 160_000, "one that is too large stays alone")
  }
}
