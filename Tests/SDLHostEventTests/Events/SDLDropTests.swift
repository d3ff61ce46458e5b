import CSDL2
import Engine
import Geometry
import SDLHost
import Testing

/// Drops of other programs, as `SDLEventTranslator` translates them.
@MainActor @Suite struct SDLDropTests {
  private let point = CGPoint(x: 30, y: 40)

  private func input(_ events: SDL_Event...) -> [InputEvent] {
    let point = point
    let translator = SDLEventTranslator(windowSize: CGSize(width: 400, height: 200), dropLocation: { point })
    var result: [HostEvent] = []
    for event in events { translator.translate(event, at: 0, into: &result) }
    return result.compactMap { if case .input(let timed) = $0 { timed.event } else { nil } }
  }

  @Test func filesAndTextsArriveBetweenTheBeginAndTheEndAtThePointer() {
    #expect(
      input(
        .drop(SDL_DROPBEGIN), .drop(SDL_DROPFILE, "/home/mei/茶.txt"), .drop(SDL_DROPTEXT, "Hello"),
        .drop(SDL_DROPCOMPLETE)
      ) == [.dropBegan(point), .dropFile("/home/mei/茶.txt"), .dropText("Hello"), .dropEnded(point)])
  }

  @Test func aLostBeginOrEndIsSupplied() {
    #expect(
      input(.drop(SDL_DROPFILE, "/a"), .drop(SDL_DROPBEGIN), .drop(SDL_DROPCOMPLETE), .drop(SDL_DROPCOMPLETE))
        == [.dropBegan(point), .dropFile("/a"), .dropEnded(point), .dropBegan(point), .dropEnded(point)])
  }

  @Test func emptyItemsAreIgnored() {
    #expect(
      input(.drop(SDL_DROPBEGIN), .drop(SDL_DROPFILE), .drop(SDL_DROPTEXT, ""), .drop(SDL_DROPCOMPLETE))
        == [.dropBegan(point), .dropEnded(point)])
  }
}
