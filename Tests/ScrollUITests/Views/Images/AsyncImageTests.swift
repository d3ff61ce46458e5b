import Foundation
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct AsyncImageTests {
  private struct Failure: Error {}

  private let images = FixedImageLibrary()
  private let url = URL(filePath: "/pictures/one.png")
  private let other = URL(filePath: "/pictures/two.png")

  /// Runs tasks on the main actor and the frames that they request, and waits for `condition`.
  private func run(_ window: TestWindow, until condition: () -> Bool = { true }) async {
    for _ in 0..<20 {
      await Task.yield()
      window.advance()
    }
    _ = await window.wait(until: condition)
  }

  private func phases(_ url: URL?) -> some View {
    AsyncImage(url: url) { phase in
      switch phase {
      case .empty: Text("empty")
      case .success(let image): image
      case .failure(let error): Text("\(type(of: error))")
      }
    }
  }

  @Test func theImageReplacesThePlaceholder() async {
    let window = TestWindow(images: images) {
      AsyncImage(url: url, scale: 2) {
        $0.probe("image")
      } placeholder: {
        Text("wait")
      }
    }
    await run(window) { window.texts == ["wait"] }
    #expect(window.texts == ["wait"])
    #expect(images.waitingLoads == 1)
    images.finish(url, with: .success(CGSize(width: 80, height: 40)), scale: 2)
    await run(window) { window.texts == [] }
    #expect(window.texts == [])
    #expect(window.frame("image").size == CGSize(width: 40, height: 20))
  }

  @Test func aFailureIsReportedAsAPhase() async {
    let window = TestWindow(images: images) { phases(url) }
    await run(window) { window.texts == ["empty"] }
    #expect(window.texts == ["empty"])
    images.finish(url, with: .failure(Failure()))
    await run(window) { window.texts == ["Failure"] }
    #expect(window.texts == ["Failure"])
  }

  @Test func withoutAnAddressNoImageIsLoaded() async {
    let window = TestWindow(images: images) { phases(nil) }
    await run(window) { window.texts == ["empty"] }
    #expect(window.texts == ["empty"])
    #expect(images.requests == [])
  }

  @Test func removingTheViewCancelsTheLoad() async {
    let isShown = Knob(true)
    let window = TestWindow(images: images) { KnobView(isShown) { if $0 { phases(url) } } }
    await run(window) { images.waitingLoads == 1 }
    #expect(images.waitingLoads == 1)
    isShown.value = false
    await run(window) { images.cancelledLoads == 1 }
    #expect(images.cancelledLoads == 1)
    #expect(images.waitingLoads == 0)
  }

  @Test func aChangedAddressLoadsItsImage() async {
    let address = Knob(url)
    let window = TestWindow(images: images) { KnobView(address) { phases($0) } }
    await run(window) { images.waitingLoads == 1 }
    images.finish(url, with: .success(CGSize(width: 8, height: 8)))
    await run(window) { window.texts == [] }
    #expect(window.texts == [])
    address.value = other
    await run(window) { window.texts == ["empty"] }
    #expect(window.texts == ["empty"])
    images.finish(other, with: .success(CGSize(width: 8, height: 8)))
    await run(window) { window.texts == [] }
    #expect(window.texts == [])
    #expect(images.requests == [url.absoluteString, other.absoluteString])
  }
}
