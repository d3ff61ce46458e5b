import Engine
import Graphics
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct CanvasTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func draw(
    _ width: CGFloat = 100, _ height: CGFloat = 80, _ body: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> TestWindow {
    show { Canvas(renderer: body).frame(width: width, height: height).offset(x: 20, y: 10) }
  }

  /// The window positions of the drawn paths.
  private func paths(_ window: TestWindow) -> [CGRect] {
    window.pipeline.displayList.commands.compactMap {
      if case .path(let path, _, _, let transform) = $0 { path.boundingBox.applying(transform) } else { nil }
    }
  }

  @Test func aCanvasDrawsInItsOwnCoordinatesAndIsClipped() {
    var sizes: [CGSize] = []
    let window = draw { context, size in
      sizes.append(size)
      context.fill(square, with: .color(red))
    }
    #expect(sizes == [CGSize(width: 100, height: 80)])
    #expect(window.drawn.first == .clip(rect(20, 10, 100, 80)))
    #expect(paths(window) == [rect(20, 10, 10, 10)])
    #expect(window.drawnLayers.isEmpty)
  }

  @Test func transformsAccumulateAndACopyIsIndependent() {
    let window = draw { context, _ in
      var copy = context
      copy.translateBy(x: 30, y: 5)
      copy.scaleBy(x: 2, y: 3)
      copy.fill(square, with: .color(red))
      copy.concatenate(CGAffineTransform(translationX: 1, y: 1))
      copy.fill(square, with: .color(red))
      context.fill(square, with: .color(red))
    }
    #expect(paths(window) == [rect(50, 15, 20, 30), rect(52, 18, 20, 30), rect(20, 10, 10, 10)])
  }

  @Test func opacityMultipliesAndBlendingIsALayer() {
    let window = draw { context, _ in
      context.opacity = 0.5
      context.fill(square, with: .color(red))
      context.blendMode = .screen
      context.fill(square, with: .color(red))
    }
    #expect(window.drawnPaints == [.color(RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5))])
    #expect(window.drawnLayers.map(\.effect.blendMode) == [.screen])
    #expect(window.drawnLayers.map(\.effect.opacity) == [0.5])
  }

  @Test func clipsAreIntersectedAndNarrowTheirBounds() {
    var bounds: [CGRect] = []
    let window = draw { context, _ in
      bounds.append(context.clipBoundingRect)
      context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)))
      context.translateBy(x: 10, y: 0)
      bounds.append(context.clipBoundingRect)
      context.fill(square, with: .color(red))
    }
    #expect(bounds == [rect(0, 0, 100, 80), rect(-10, 0, 50, 50)])
    #expect(window.drawnLayers.first?.effect.clip?.path.boundingBox == rect(0, 0, 50, 50))
  }

  @Test func anInverseClipKeepsTheOutside() {
    let window = draw { context, size in
      context.clip(to: square, options: .inverse)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
    }
    #expect(window.drawnLayers.first?.effect.mask?.isInverse == true)
  }

  @Test func filtersAreAppliedFromTheLastToTheFirst() throws {
    let window = draw { context, _ in
      context.addFilter(.shadow(radius: 3))
      context.addFilter(.blur(radius: 2))
      context.fill(square, with: .color(red))
    }
    let outer = try #require(window.drawnLayers.first)
    #expect(outer.effect.shadow != nil)
    let inner = outer.content.commands.compactMap {
      if case .layer(let layer) = $0 { layer.effect.blurRadius } else { nil }
    }
    #expect(inner == [2])
  }

  @Test func aLayerIsDrawnAsAWhole() {
    let window = draw { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(square, with: .color(red))
        layer.translateBy(x: 5, y: 5)
        layer.fill(square, with: .color(red))
      }
      context.drawLayer { layer in layer.fill(square, with: .color(red)) }
    }
    #expect(window.drawnLayers.map(\.effect.opacity) == [0.5])
    #expect(window.drawnPaints.count == 1)
  }

  @Test func anErrorThrownInALayerIsRethrown() {
    struct Failure: Error {}
    var isCaught = false
    _ = draw { context, _ in
      do { try context.drawLayer { _ in throw Failure() } } catch { isCaught = error is Failure }
    }
    #expect(isCaught)
  }

  @Test func textsAndImagesAreMeasuredAndPlaced() {
    var size = CGSize.zero
    let window = draw { context, _ in
      let text = context.resolve(Text("abcd").font(.system(size: 10)))
      size = text.measure(in: CGSize(width: 100, height: 100))
      context.draw(text, at: CGPoint(x: 50, y: 40))
      context.draw(Image(systemName: "star"), in: CGRect(x: 5, y: 5, width: 30, height: 30))
    }
    #expect(size == CGSize(width: 20, height: 10))
    #expect(window.drawn.contains(.text("abcd", CGPoint(x: 20 + 40, y: 10 + 35 + 8))))
    #expect(window.drawnImages.map(\.destination) == [rect(5, 5, 30, 30)])
  }

  @Test func aRotatedTextIsALayer() {
    let window = draw { context, _ in
      context.rotate(by: .degrees(30))
      context.draw(Text("abcd"), at: .zero, anchor: .topLeading)
    }
    #expect(window.drawnTexts.isEmpty)
    #expect(window.drawnLayers.count == 1)
  }

  @Test func symbolsAreFoundByTheirTags() {
    var found: [Bool] = []
    let window = show {
      Canvas { context, _ in
        found = [context.resolveSymbol(id: "dot") != nil, context.resolveSymbol(id: "none") != nil]
        if let dot = context.resolveSymbol(id: "dot") {
          context.draw(dot, at: CGPoint(x: 20, y: 20))
          context.draw(dot, at: CGPoint(x: 40, y: 20))
        }
      } symbols: {
        Color.red.frame(width: 6, height: 4).tag("dot")
      }
      .frame(width: 60, height: 40)
    }
    #expect(found == [true, false])
    #expect(
      window.drawn == [.clip(rect(0, 0, 60, 40)), .rectangle(rect(17, 18, 6, 4)), .rectangle(rect(37, 18, 6, 4))])
  }

  @Test func aCanvasIsDrawnAgainWhenReadStateChanges() {
    let knob = Knob(CGFloat(1))
    let window = show {
      KnobView(knob) { value in
        Canvas { context, _ in context.fill(Path(CGRect(x: value, y: 0, width: 5, height: 5)), with: .color(red)) }
          .frame(width: 50, height: 50)
      }
    }
    knob.value = 9
    let counts = window.advance()
    #expect((counts.measures, counts.places) == (0, 0))
    #expect(paths(window) == [rect(9, 0, 5, 5)])
  }
}
