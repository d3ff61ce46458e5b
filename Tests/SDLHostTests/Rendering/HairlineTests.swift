import Engine
import Geometry
import SDLHost
import ScrollUI
import Testing

/// A hairline has the same whole number of device pixels at every position.
@MainActor @Suite struct HairlineTests {
  nonisolated static let scales: [CGFloat] = [1, 1.25, 1.5, 1.75, 2, 3]

  /// The thickness of a hairline in pixels at a scale: a point rounded down, at least 1.
  private func pixels(_ scale: CGFloat) -> Int { max(1, Int(scale)) }

  /// A window that is drawn off screen.
  private struct Drawn {
    let host: ViewHost
    let canvas: OffscreenCanvas

    @MainActor init<Content: View>(_ scale: CGFloat, @ViewBuilder _ content: () -> Content) throws {
      var configuration = ViewHost.Configuration(size: CGSize(width: 60, height: 200))
      configuration.scale = scale
      canvas = try OffscreenCanvas(60, 200, scale: scale)
      host = ViewHost(content(), configuration: configuration, textEngine: canvas.text)
      host.pipeline.runFrame(at: 0, input: [])
    }

    @MainActor func image() throws -> PixelImage {
      canvas.target.draw(host.pipeline.displayList)
      canvas.target.present()
      return try canvas.target.snapshot()
    }
  }

  /// The lengths of the runs of pixels with ink along a column, or a row, of an image.
  private func runs(_ image: PixelImage, _ axis: Axis, at position: Int) -> [Int] {
    var runs: [Int] = []
    var before = false
    for index in 0..<(axis == .vertical ? image.height : image.width) {
      let ink = axis == .vertical ? image.ink(position, index) : image.ink(index, position)
      let hasInk = ink > 0.02
      if hasInk { before ? (runs[runs.count - 1] += 1) : runs.append(1) }
      before = hasInk
    }
    return runs
  }

  @Test(arguments: scales) func aDividerHasTheSamePixelsAtEveryOffset(scale: CGFloat) throws {
    let knob = OffsetModel()
    let drawn = try Drawn(scale) { OffsetDividers(model: knob) }
    for step in 0..<60 {
      knob.offset = CGFloat(step) * 0.13
      drawn.host.pipeline.runFrame(at: Double(step + 1), input: [])
      let image = try drawn.image()
      #expect(runs(image, .vertical, at: 2) == [pixels(scale)], "at \(knob.offset)")
      #expect(runs(image, .horizontal, at: image.height - 2) == [pixels(scale)], "at \(knob.offset)")
    }
  }

  @Test(arguments: scales) func separatorsOfAScrolledListHaveTheSamePixels(scale: CGFloat) throws {
    let drawn = try Drawn(scale) {
      List { ForEach(0..<40) { _ in Color.clear.frame(height: 20.3) } }
        .listStyle(.plain).scrollIndicators(.hidden).environment(\.defaultMinListRowHeight, 0)
    }
    let scroll = try #require(drawn.host.pipeline.root.mainScrollNode())
    for step in 0..<40 {
      scroll.model.jump(to: CGPoint(x: 0, y: CGFloat(step) * 0.37))
      drawn.host.pipeline.runFrame(at: Double(step + 1), input: [])
      let image = try drawn.image()
      // Lines clipped by the edges of the window are omitted.
      let lines = runs(image, .vertical, at: image.width / 2).dropFirst().dropLast()
      #expect(lines.count > 2)
      #expect(lines.allSatisfy { $0 == pixels(scale) }, "at \(scroll.model.offset.y): \(lines)")
    }
  }

  @Test(arguments: scales) func aBorderOfAPointIsAHairline(scale: CGFloat) throws {
    let drawn = try Drawn(scale) {
      Rectangle().strokeBorder(.black, lineWidth: 1).frame(width: 30.4, height: 50.3).padding(3.1)
    }
    let image = try drawn.image()
    #expect(runs(image, .vertical, at: image.width / 2) == [pixels(scale), pixels(scale)])
  }
}

@Observable @MainActor private final class OffsetModel {
  var offset: CGFloat = 0
}

/// A horizontal divider at the top and a vertical one at the bottom.
private struct OffsetDividers: View {
  let model: OffsetModel

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.clear.frame(width: 1, height: 10 + model.offset)
      Divider().frame(width: 8)
      Color.clear.frame(width: 1, height: 90)
      HStack(spacing: 0) {
        Color.clear.frame(width: 20 + model.offset)
        Divider()
        Color.clear
      }
    }
  }
}
