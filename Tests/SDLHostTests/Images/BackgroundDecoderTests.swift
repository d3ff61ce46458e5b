import Dispatch
import Graphics
import Synchronization
import Testing

@testable import Raster
@testable import SDLHost

@Suite struct BackgroundDecoderTests {
  /// A decoder that waits for `go` before each image, and reports each finished image.
  private final class Run: Sendable {
    private let go = DispatchSemaphore(value: 0)
    private let done = DispatchSemaphore(value: 0)
    private let order = Mutex<[Int32]>([])

    /// The widths in the order in which they were decoded.
    var widths: [Int32] { order.withLock { $0 } }

    func decoder(isReadable: Bool = true) -> BackgroundDecoder {
      BackgroundDecoder { [self] request in
        go.wait()
        order.withLock { $0.append(request.width) }
        return isReadable ? PixelBuffer(width: Int(request.width), height: Int(request.height)) : nil
      } didFinish: { [self] in
        done.signal()
      }
    }

    func finish(_ count: Int) {
      for _ in 0..<count { go.signal() }
      for _ in 0..<count { done.wait() }
    }
  }

  private func image(_ name: String) -> ImageHandle {
    ImageHandle(source: .file(name), pixelSize: CGSize(width: 48, height: 32), scale: 1, isVector: true)
  }

  private func request(_ image: ImageHandle, _ width: Int32) -> BackgroundDecoder.Request {
    BackgroundDecoder.Request(image: image, width: width, height: 10)
  }

  @Test func finishedPixelsAreTakenOnce() {
    let run = Run()
    let (decoder, request) = (run.decoder(), request(image("a"), 30))
    #expect(decoder.request(request))
    #expect(!decoder.hasFinished(request))
    run.finish(1)
    #expect(decoder.hasFinished(request))
    #expect(!decoder.request(request))
    #expect(decoder.take(request)?.width == 30)
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

  @Test func anImageHasOneWaitingRequest() {
    let run = Run()
    let decoder = run.decoder()
    let zoomed = image("zoomed")
    for width in 1...50 { _ = decoder.request(request(zoomed, Int32(width))) }
    run.finish(1)
    let last = request(zoomed, 50)
    if !decoder.hasFinished(last) { run.finish(1) }
    #expect(decoder.hasFinished(last))
    #expect(run.widths.count <= 2)
  }

  @Test func anUnreadableImageIsFinishedWithoutPixels() {
    let run = Run()
    let (decoder, request) = (run.decoder(isReadable: false), request(image("broken"), 30))
    _ = decoder.request(request)
    run.finish(1)
    #expect(!decoder.request(request))
    #expect(decoder.take(request) == nil)
  }

  @Test func theNumberOfKeptResultsIsBounded() {
    let run = Run()
    let decoder = run.decoder()
    let requests = (0..<BackgroundDecoder.keptResults + 3).map { request(image("\($0)"), Int32($0) + 1) }
    for request in requests {
      _ = decoder.request(request)
      run.finish(1)
    }
    #expect(requests.count(where: decoder.hasFinished) == BackgroundDecoder.keptResults)
    #expect(decoder.hasFinished(requests[requests.count - 1]))
  }
}
