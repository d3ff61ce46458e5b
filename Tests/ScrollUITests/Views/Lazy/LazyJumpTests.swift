import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct LazyJumpTests {
  private struct Post: Identifiable {
    let id: UUID
    let height: CGFloat
  }

  /// A list of a million rows with random identities, and access to its scroll view.
  private struct Feed: View {
    let posts: [Post]
    let recorder: Recorder
    let hand: (ScrollViewProxy) -> Void
    var anchor: UnitPoint?

    var body: some View {
      ScrollViewReader { proxy in
        let _ = hand(proxy)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(posts) { PostRow(post: $0, recorder: recorder) }
          }
        }
        .defaultScrollAnchor(anchor)
      }
    }
  }

  private struct PostRow: View {
    let post: Post
    let recorder: Recorder

    var body: some View {
      let _ = recorder.note("row")
      Color.blue.frame(height: post.height).probe(post.id.uuidString)
    }
  }

  private let recorder = Recorder()

  private func posts(_ count: Int) -> [Post] {
    var random = SeededGenerator(seed: 11)
    return (0..<count).map { _ in
      let (high, low) = (random.next(), random.next())
      let uuid = withUnsafeBytes(of: (high, low)) { UUID(uuid: $0.load(as: uuid_t.self)) }
      return Post(id: uuid, height: CGFloat(20 + high % 101))
    }
  }

  @Test(arguments: [UnitPoint.top, .center, .bottom]) func anUnbuiltRowIsReachedInTheFirstFrame(anchor: UnitPoint) {
    let posts = posts(200_000)
    var proxy: ScrollViewProxy?
    let window = TestWindow(width: 400, height: 600) { Feed(posts: posts, recorder: recorder, hand: { proxy = $0 }) }
    window.settle()
    var random = SeededGenerator(seed: 3)
    for _ in 0..<8 {
      _ = recorder.take()
      let post = posts[Int.random(in: 100..<199_900, using: &random)]
      proxy?.scrollTo(post.id, anchor: anchor)
      window.advance()
      let frame = window.frame(post.id.uuidString)
      let wanted = (600 - post.height) * anchor.y
      #expect(abs(frame.minY - wanted) <= 0.5, "\(frame.minY) instead of \(wanted)")
      let built = recorder.take().count
      #expect(built <= 60, "\(built) rows were built: a viewport of 600 points has 30 rows at most")
      window.settle()
      #expect(abs(window.frame(post.id.uuidString).minY - wanted) <= 0.5, "no later movement")
    }
  }

  @Test func withoutAnAnchorARowIsRevealedMinimally() {
    let posts = posts(10_000)
    var proxy: ScrollViewProxy?
    let window = TestWindow(width: 400, height: 600) { Feed(posts: posts, recorder: recorder, hand: { proxy = $0 }) }
    window.settle()
    proxy?.scrollTo(posts[5000].id)
    window.advance()
    #expect(abs(window.frame(posts[5000].id.uuidString).maxY - 600) <= 0.5)
    proxy?.scrollTo(posts[2000].id)
    window.advance()
    #expect(abs(window.frame(posts[2000].id.uuidString).minY) <= 0.5)
  }

  @Test func startingAtTheEndBuildsOneViewport() {
    let posts = posts(100_000)
    let window = TestWindow(width: 400, height: 600) {
      Feed(posts: posts, recorder: recorder, hand: { _ in }, anchor: .bottom)
    }
    let built = recorder.take().count
    #expect(built <= 32, "\(built) rows")
    let last = window.frame(posts[99_999].id.uuidString)
    #expect(abs(last.maxY - 600) <= 0.5)
    window.settle()
    #expect(abs(window.frame(posts[99_999].id.uuidString).maxY - 600) <= 0.5)
    #expect(abs(window.offset - (window.contentHeight - 600)) < 0.01)
  }

  @Test func homeAndEndReachTheEndsExactly() {
    let posts = posts(50_000)
    let window = TestWindow(width: 400, height: 600) { Feed(posts: posts, recorder: recorder, hand: { _ in }) }
    window.settle()
    window.key("End")
    window.settle()
    #expect(abs(window.frame(posts[49_999].id.uuidString).maxY - 600) <= 0.5)
    window.key("Home")
    window.settle()
    #expect(window.offset == 0)
    #expect(window.frame(posts[0].id.uuidString).minY == 0)
  }

  @Test func anUnknownIdentityMovesNothingAndBuildsNothing() {
    let posts = posts(10_000)
    var proxy: ScrollViewProxy?
    let window = TestWindow(width: 400, height: 600) { Feed(posts: posts, recorder: recorder, hand: { proxy = $0 }) }
    window.settle()
    _ = recorder.take()
    proxy?.scrollTo(UUID())
    window.advance()
    #expect(window.offset == 0)
    #expect(recorder.take() == [])
  }
}
