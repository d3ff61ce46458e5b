import Geometry
import Graphics
import Testing

@Suite struct PaintContextLayerTests {
  private let box = CGRect(x: 0, y: 0, width: 40, height: 30)

  private func context(_ width: CGFloat = 200, _ height: CGFloat = 100) -> PaintContext {
    PaintContext(list: DisplayList(size: CGSize(width: width, height: height)))
  }

  private func layers(_ list: DisplayList) -> [Layer] {
    list.commands.compactMap { if case .layer(let layer) = $0 { layer } else { nil } }
  }

  private func drawTwo(_ context: inout PaintContext) {
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20), color: .black)
    context.fill(CGRect(x: 10, y: 10, width: 20, height: 20), color: .black)
  }

  @Test func theRecordingOfALayerDoesNotDependOnItsPosition() throws {
    func content(at point: CGPoint) throws -> Recording {
      var context = context()
      context.translation = point
      context.withLayer(.opacity(0.5), bounds: box, drawTwo)
      let layer = try #require(layers(context.list).first)
      #expect(layer.origin == point)
      return layer.content
    }
    let first = try content(at: CGPoint(x: 12, y: 7))
    #expect(try content(at: CGPoint(x: 150.25, y: 90)) == first)
    // A partly visible layer is recorded as a whole.
    #expect(try content(at: CGPoint(x: -20, y: -20)) == first)
  }

  @Test func invisibleStepsAreNotRecorded() {
    var context = context()
    var calls = 0
    context.translation = CGPoint(x: 0, y: 500)
    context.withLayer(.opacity(0.5), bounds: box) { _ in calls += 1 }
    context.translation = .zero
    context.withLayer(.opacity(0), bounds: box) { _ in calls += 1 }
    context.withLayer(.clip(VectorPath()), bounds: box) { _ in calls += 1 }
    context.withLayer(.opacity(0.5), bounds: .null) { _ in calls += 1 }
    #expect(calls == 0 && context.list.commands.isEmpty)
    // The shadow is visible.
    context.translation = CGPoint(x: 0, y: 105)
    context.withLayer(.shadow(color: .black, radius: 10), bounds: box, drawTwo)
    #expect(layers(context.list).count == 1)
  }

  @Test func onlyTheVisiblePartOfALongLayerIsRecordedAndReusedNearby() {
    var bounds: Set<CGFloat> = []
    for step in 0..<100 {
      var context = context()
      context.translation = CGPoint(x: 0, y: -CGFloat(step) * 4)
      context.withLayer(.opacity(0.5), bounds: CGRect(x: 0, y: 0, width: 200, height: 50_000)) { inner in
        inner.fill(CGRect(x: 0, y: 0, width: 200, height: 50_000), color: .black)
        drawTwo(&inner)
      }
      for layer in layers(context.list) {
        #expect(layer.content.bounds.height <= 100 + 256)
        bounds.insert(layer.content.bounds.minY)
      }
    }
    #expect(bounds.count <= 4)
  }

  @Test func oneTranslucentStepNeedsNoLayer() {
    var context = context()
    context.translation = CGPoint(x: 5, y: 5)
    context.withLayer(.opacity(0.5), bounds: box) { $0.fill(box, color: .black) }
    #expect(layers(context.list).isEmpty)
    #expect(context.list.commands.last == .rectangle(box.offsetBy(dx: 5, dy: 5), RGBAColor.black.opacity(0.5)))
  }

  @Test func anEffectThatOnlyMovesNeedsNoLayer() {
    var context = context()
    context.withLayer(.transform(CGAffineTransform(translationX: 30, y: 4)), bounds: box, drawTwo)
    #expect(layers(context.list).isEmpty)
    #expect(context.list.commands.contains(.rectangle(CGRect(x: 30, y: 4, width: 20, height: 20), .black)))
    #expect(context.translation == .zero)
  }

  @Test func opacityAboveALayerIsMergedIntoTheLayer() throws {
    var context = context()
    context.opacity = 0.5
    context.withLayer(.opacity(0.5), bounds: box) { inner in
      #expect(inner.opacity == 1)
      drawTwo(&inner)
    }
    #expect(context.opacity == 0.5)
    #expect(try #require(layers(context.list).first).effect.opacity == 0.25)
  }

  @Test func recordingsDifferWhenAStepDiffers() {
    var context = context()
    let first = context.record(bounds: box, drawTwo)
    #expect(first == context.record(bounds: box, drawTwo))
    #expect(first != context.record(bounds: box) { $0.fill(box, color: .black) })
    #expect(first != context.record(bounds: box.insetBy(dx: 1, dy: 1), drawTwo))
    #expect(context.list.commands.isEmpty)
  }

  @Test func aDrawCommandTakesAtMost72Bytes() {
    #expect(MemoryLayout<DrawCommand>.stride <= 72)
  }
}
