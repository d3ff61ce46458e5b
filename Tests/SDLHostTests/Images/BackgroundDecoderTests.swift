import Dispatch
import Foundation
import Graphics
import Raster
import SDLHost
import Synchronization
import Testing

@Suite struct BackgroundDecoderTests {
  /// A decoder that waits for `go` before each image, and reports each finished image.
  private final class Run: Sendable {
    private let started = DispatchSemaphore(value: 0)
    private let go = DispatchSemaphore(value: 0)
    private let done = DispatchSemaphore(value: 0)
    private let order = Mutex<[Int32]>([])

    /// The widths in the order in which they were decoded.
    var widths: [Int32] { order.withLock { $0 } }

    func decoder(isReadable: Bool = true, height: Int = 10) -> BackgroundDecoder {
      BackgroundDecoder { [self] request in
        started.signal()
        go.wait()
        order.withLock { $0.append(request.width) }
        guard isReadable else { return .failure(.unreadableImage(path: "broken", message: "test")) }
        return .success(PixelBuffer(width: Int(request.width), height: height))
      } didFinish: { [self] in
        done.signal()
      }
    }

    /// Lets `count` images be decoded, without waiting for them.
    func release(_ count: Int) { for _ in 0..<count { go.signal() } }

    func finish(_ count: Int) {
      release(count)
      waitForEnd(of: count)
    }

    func waitForEnd(of count: Int) {
      for _ in 0..<count { #expect(done.wait(timeout: .now() + 300) == .success) }
    }

    func waitForStart() { #expect(started.wait(timeout: .now() + 300) == .success) }
  }

  private func image(_ name: String) -> ImageHandle {
    ImageHandle(source: .file(name), pixelSize: CGSize(width: 48, height: 32), scale: 1, isVector: true)
  }

  private func request(_ image: ImageHandle, _ width: Int32) -> BackgroundDecoder.Request {
    BackgroundDecoder.Request(image: image, width: width, height: 10)
  }

  private func width(_ pixels: BackgroundDecoder.Pixels?) -> Int? { try? pixels?.get().width }

  @Test func finishedPixelsAreTakenOnce() {
    let run = Run()
    let (decoder, request) = (run.decoder(), request(image("a"), 30))
    #expect(decoder.request(request))
    #expect(decoder.isPending(request))
    run.finish(1)
    #expect(!decoder.isPending(request))
    #expect(!decoder.request(request))
    #expect(width(decoder.take(request)) == 30)
    #expect(decoder.take(request) == nil)
  }

  @Test func theLatestRequestIsDecodedFirst() {
    let run = Run()
    let decoder = run.decoder()
    let images = (1...4).map { image("\($0)") }
    // The first request runs while the others wait, or is the last to run.
    for (index, image) in images.enumerated() { _ = decoder.request(request(image, Int32(index + 1))) }
    run.finish(4)
    #expect(run.widths.filter { $0 != 1 } == [4, 3, 2])
  }

  @Test func anImageHasARequestAndAResultForEachSize() {
    let run = Run()
    let decoder = run.decoder()
    let shownTwice = image("twice")
    let (small, large) = (request(shownTwice, 40), request(shownTwice, 90))
    #expect(decoder.request(small) && decoder.request(large))
    run.finish(1)
    #expect([small, large].filter(decoder.isPending).count == 1)
    #expect(decoder.request(small) != decoder.request(large), "the finished size waits for its use, the other goes on")
    run.finish(1)
    #expect(decoder.byteCount == (40 + 90) * 10 * 4)
    #expect(width(decoder.take(small)) == 40 && width(decoder.take(large)) == 90)
    #expect(run.widths.count == 2)
  }

  @Test func sizesThatAreNoLongerWantedAreNotDecoded() {
    let run = Run()
    let decoder = run.decoder()
    let zoomed = image("zoomed")
    #expect(decoder.request(request(zoomed, 41)))
    run.waitForStart()
    for width in 42...90 {
      _ = decoder.request(request(zoomed, Int32(width)))
      decoder.cancelRequests(except: [request(zoomed, Int32(width))])
    }
    // The result of the running request is discarded. Of the waiting sizes, the last is decoded.
    run.release(1)
    run.finish(1)
    #expect(run.widths == [41, 90])
    #expect(width(decoder.take(request(zoomed, 90))) == 90)
  }

  @Test func aRequestThatIsRepeatedWhileItRunsIsDecodedOnce() {
    let run = Run()
    let (decoder, request) = (run.decoder(), request(image("a"), 30))
    #expect(decoder.request(request))
    run.waitForStart()
    decoder.cancelRequests(except: [])
    #expect(!decoder.isPending(request))
    #expect(decoder.request(request))
    run.finish(1)
    #expect(width(decoder.take(request)) == 30)
    #expect(run.widths == [30])
  }

  @Test func anUnreadableImageIsFinishedWithItsError() {
    let run = Run()
    let (decoder, request) = (run.decoder(isReadable: false), request(image("broken"), 30))
    _ = decoder.request(request)
    run.finish(1)
    #expect(!decoder.request(request))
    #expect(throws: HostError.unreadableImage(path: "broken", message: "test")) { try decoder.take(request)?.get() }
  }

  @Test func decodingPausesWhileUntakenResultsHaveTheLimitInBytes() {
    // 16 MiB each.
    let run = Run()
    let decoder = run.decoder(height: 4096)
    let requests = (0..<6).map { request(image("\($0)"), 1024) }
    for request in requests { _ = decoder.request(request) }
    run.finish(4)
    #expect(decoder.byteCount == BackgroundDecoder.byteLimit)
    run.release(2)
    let finished = requests.filter { !decoder.isPending($0) }
    #expect(finished.count == 4 && run.widths.count == 4)
    for request in finished { #expect(width(decoder.take(request)) == 1024) }
    run.waitForEnd(of: 2)
    #expect(run.widths.count == 6)
  }

  @Test func theRequestsOfImagesThatHaveLeftAreCancelled() {
    let run = Run()
    let decoder = run.decoder()
    let images = (1...4).map { image("\($0)") }
    _ = decoder.request(request(images[0], 1))
    run.waitForStart()
    for index in 1...3 { _ = decoder.request(request(images[index], Int32(index + 1))) }
    decoder.cancelRequests(except: [request(images[2], 3)])
    // The first is running: its result is discarded.
    run.release(1)
    run.finish(1)
    #expect(run.widths == [1, 3])
    #expect(images.indices.filter { decoder.take(request(images[$0], Int32($0 + 1))) != nil } == [2])
  }

  @Test func stoppingWaitsForTheThread() {
    let run = Run()
    let decoder = run.decoder()
    _ = decoder.request(request(image("running"), 1))
    _ = decoder.request(request(image("waiting"), 2))
    run.waitForStart()
    // Released from another thread, so that `stop()` usually comes first.
    Thread.detachNewThread { run.release(1) }
    decoder.stop()
    #expect(run.widths.count == 1, "the image in work is complete, and no other is begun")
    #expect(!decoder.request(request(image("later"), 3)))
  }
}
