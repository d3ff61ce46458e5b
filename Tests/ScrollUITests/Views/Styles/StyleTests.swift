import Engine
import Graphics
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct StyleTests {
  private let red = RGBAColor(red: 1, green: 0, blue: 0)
  private let pureRed = Color(red: 1, green: 0, blue: 0)

  @Test func aTextMasksItsGradient() {
    let window = show {
      Text("abc").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    #expect(window.drawnTexts.isEmpty)
    #expect(window.drawnLayers.count == 1)
    #expect(
      window.drawnLayers.first?.effect.mask?.picture.commands.contains { if case .text = $0 { true } else { false } }
        == true)
  }

  @Test func partsOfATextHaveTheirOwnStyles() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let window = show { Text("ab") + Text("cd").foregroundStyle(gradient) + Text("ef").foregroundStyle(pureRed) }
    #expect(window.drawnTexts == ["ab", "ef"])
    #expect(window.drawnColors.last == red)
    #expect(window.drawnLayers.count == 1)
  }

  @Test func anEqualGradientDrawsNothingAgain() {
    let knob = Knob(0)
    let window = show {
      KnobView(knob) { _ in
        Text("abc").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      }
    }
    knob.value = 1
    #expect(window.advance().commands == 0)
  }

  @Test func shapesAndSymbolsAreFilledWithTheInheritedGradient() {
    let window = show {
      Circle().frame(width: 20, height: 20)
        .foregroundStyle(.radialGradient(colors: [.red, .blue], startRadius: 0, endRadius: 10))
    }
    #expect(window.drawnPaints.count == 1)
    if case .radial? = window.drawnPaints.first {} else { Issue.record("\(window.drawnPaints)") }
  }

  @Test func anEllipticalGradientIsAStretchedRadialGradient() throws {
    let window = show {
      Rectangle().fill(EllipticalGradient(colors: [.red, .blue])).frame(width: 40, height: 20)
    }
    guard
      case .path(let path, _, .radial(_, let center, let start, let end), let transform)? =
        window.pipeline.displayList.commands.first
    else { return #expect(Bool(false)) }
    #expect((start, end) == (0, 0.5) && center == CGPoint(x: 0.5, y: 0.5))
    #expect((transform.a, transform.d) == (40, 20))
    #expect(path.boundingBox.applying(transform) == rect(0, 0, 40, 20))
  }

  @Test func secondaryStylesHaveFainterColors() {
    let window = show {
      VStack {
        Rectangle().fill(.foreground.opacity(0.5))
        Rectangle().fill(.secondary)
        Rectangle().fill(.opacity(0.25))
        Rectangle().fill(AnyShapeStyle(.tertiary))
      }
      .foregroundStyle(pureRed)
    }
    #expect(window.drawnColors.map(\.alpha) == [0.5, 0.72, 0.25, 0.3])
  }

  @Test func theSecondForegroundStyleIsSecondary() {
    let window = show {
      VStack {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
      }
      .foregroundStyle(Color.black, pureRed)
    }
    #expect(window.drawnColors == [.black, red])
  }

  @Test func aDropShadowOfAStyleIsALayerThatExtendsTheBounds() {
    let window = show {
      Circle().fill(pureRed.shadow(.drop(radius: 4, y: 10))).frame(width: 20, height: 20).offset(x: 30, y: -22)
    }
    #expect(window.drawnLayers.first?.effect.shadow?.radius == 4)
  }

  @Test func anInnerShadowIsClippedToTheShape() {
    let window = show { Circle().fill(pureRed.shadow(.inner(radius: 4))).frame(width: 20, height: 20) }
    #expect(window.drawnPaints.count == 1)
    #expect(window.drawnLayers.first?.effect.clip?.path.boundingBox == rect(0, 0, 20, 20))
    #expect(window.drawnLayers.first?.effect.blurRadius == 2)
  }

  @Test func anImagePaintIsTiled() {
    let library = FixedImageLibrary()
    library.add("tile", width: 10, height: 10)
    let window = TestWindow(width: 100, height: 100, images: library) {
      Circle().fill(ImagePaint(image: Image("tile"), scale: 2)).frame(width: 40, height: 40)
    }
    let layer = window.drawnLayers.first
    #expect(layer?.effect.clip != nil)
    let images = layer?.content.commands.filter { if case .image = $0 { true } else { false } }
    #expect(images?.count == 4)
  }

  @Test func thickerMaterialsAreMoreOpaque() {
    let window = show {
      VStack {
        Rectangle().fill(.ultraThinMaterial)
        Rectangle().fill(.thinMaterial)
        Rectangle().fill(.regularMaterial)
        Rectangle().fill(.thickMaterial)
        Rectangle().fill(.ultraThickMaterial)
      }
    }
    let alphas = window.drawnColors.map(\.alpha)
    #expect(alphas.count == 5 && alphas == alphas.sorted() && alphas.allSatisfy { $0 > 0.5 && $0 < 1 })
    let dark = show { Text("a").background(.bar, in: Capsule()).environment(\.colorScheme, .dark) }
    #expect((dark.drawnColors.first?.red ?? 1) < 0.3)
  }

  @Test func anEvenOddFillIsHollow() {
    let window = show {
      Path {
        $0.addRect(rect(0, 0, 40, 40))
        $0.addRect(rect(10, 10, 20, 20))
      }
      .fill(.red, style: FillStyle(eoFill: true)).frame(width: 40, height: 40).probe("frame")
    }
    #expect(window.hits(5, 5) == ["frame"] && window.hits(20, 20).isEmpty)
  }

  @Test func shapesCanBeBackgroundsAndOverlays() {
    let window = show {
      Color.clear.frame(width: 20, height: 10)
        .background(pureRed, in: Circle()).overlay(pureRed, in: Capsule(), fillStyle: FillStyle())
    }
    #expect(window.drawn.count == 2)
  }

  @Test func aContainerBackgroundCoversTheWindow() {
    let window = TestWindow(width: 200, height: 100) {
      Text("a").containerBackground(for: .window) { Color.red.accessibilityIdentifier("background") }
    }
    #expect(window.frame("background") == CGRect(x: 0, y: 0, width: 200, height: 100))
    let filled = TestWindow(width: 200, height: 100) { Text("a").containerBackground(pureRed, for: .navigation) }
    #expect(filled.drawnColors.contains(.init(red: 1, green: 0, blue: 0)))
  }

  @Test func theStyleOfTheBackgroundIsSet() throws {
    func color<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> RGBAColor {
      let window = show { content() }
      return try #require(window.drawnColors.last)
    }
    let window = try color { Rectangle().fill(.background).frame(width: 20, height: 20) }
    #expect(try color { Rectangle().fill(.background).frame(width: 20, height: 20).backgroundStyle(pureRed) } != window)
    #expect(
      try color { Rectangle().fill(.background).frame(width: 20, height: 20).backgroundStyle(.background) } == window)
    let fixed = Rectangle().fill(.windowBackground).frame(width: 20, height: 20)
    #expect(
      try color { fixed.backgroundStyle(pureRed) } == window, "the background of the window is a style of its own")
  }
}
