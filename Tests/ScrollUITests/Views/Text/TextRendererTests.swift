import Engine
import Geometry
import Graphics
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct TextRendererTests {
  private struct Emphasis: TextAttribute {
    var strength: Int
  }

  private final class LayoutLog {
    private(set) var values: [Text.Layout] = []
    func append(_ layout: Text.Layout) { values.append(layout) }
  }

  /// Passes each layout to a closure and draws all lines.
  private struct Inspector: TextRenderer {
    let inspect: (Text.Layout) -> Void
    var animatableData: EmptyAnimatableData {
      get { EmptyAnimatableData() }
      set {}
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      inspect(layout)
      for line in layout { context.draw(line) }
    }
  }

  private func show<Content: View>(width: CGFloat = 200, @ViewBuilder _ content: @escaping () -> Content) -> TestWindow
  {
    TestWindow(width: width, height: 200) {
      content().font(.system(size: 10))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func texts(_ window: TestWindow) -> [(String, CGPoint)] {
    window.drawn.compactMap { if case .text(let text, let origin) = $0 { (text, origin) } else { nil } }
  }

  @Test func aRendererReceivesLinesRunsAndSlices() {
    let layouts = LayoutLog()
    let window = show(width: 40) {
      (Text("one ") + Text("two").customAttribute(Emphasis(strength: 3)) + Text(" three"))
        .textRenderer(Inspector { layouts.append($0) })
    }
    #expect(window.drawnTexts.joined().contains("two"))
    guard let layout = layouts.values.last else { return #expect(Bool(false), "no layout") }
    #expect(layout.count == 2 && !layout.isTruncated)
    // 5 points for each character; ascent 8, descent 2.
    let first = layout[0]
    #expect(first.origin == CGPoint(x: 0, y: 8))
    #expect(first.typographicBounds.rect == CGRect(x: 0, y: 0, width: 35, height: 10))
    #expect(layout[1].typographicBounds.rect == CGRect(x: 0, y: 10, width: 25, height: 10))
    let emphasized = first.filter { $0[Emphasis.self] != nil }
    #expect(emphasized.count == 1 && emphasized.first?[Emphasis.self]?.strength == 3)
    #expect(emphasized.first?.typographicBounds.rect == CGRect(x: 20, y: 0, width: 15, height: 10))
    #expect(emphasized.first?.count == 3)
    #expect(emphasized.first?[1].typographicBounds.rect == CGRect(x: 25, y: 0, width: 5, height: 10))
    #expect(emphasized.first?[1][Emphasis.self]?.strength == 3)
    let indices = emphasized.first?.characterIndices ?? []
    #expect(indices.count == 3 && zip(indices, indices.dropFirst()).allSatisfy { $0.distance(to: $1) == 1 })
    #expect(layout.flatMap { $0 }.flatMap { $0 }.count >= 11)
  }

  @Test func drawingLinesEqualsTheUsualDrawing() {
    func content(_ isRendered: Bool) -> TestWindow {
      show(width: 60) {
        let text = Text("some **strong** words ").underline() + Text("in red").foregroundColor(.red)
        if isRendered { text.textRenderer(Inspector { _ in }) } else { text }
      }
    }
    let (plain, rendered) = (content(false), content(true))
    #expect(texts(plain).map(\.0) == texts(rendered).map(\.0))
    #expect(texts(plain).map(\.1) == texts(rendered).map(\.1))
    #expect(Set(plain.drawnColors) == Set(rendered.drawnColors))
  }

  /// Moves the characters down, each 1 point more than the one before, by a share that animates.
  private struct Stairs: TextRenderer {
    var share: Double
    var animatableData: Double {
      get { share }
      set { share = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
        var copy = context
        copy.translateBy(x: 0, y: Double(index) * share)
        copy.draw(slice)
      }
    }
  }

  @Test func charactersAreDrawnWhereTheRendererPutsThem() {
    let window = show { Text("abc").textRenderer(Stairs(share: 1)) }
    #expect(texts(window).map(\.0) == ["a", "b", "c"])
    #expect(texts(window).map(\.1) == [CGPoint(x: 0, y: 8), CGPoint(x: 5, y: 9), CGPoint(x: 10, y: 10)])
  }

  @Test func aRendererAnimatesWithoutLayout() {
    let knob = Knob(0.0)
    let window = show {
      KnobView(knob) {
        Text("abc").textRenderer(Stairs(share: $0)).animation(.linear(duration: 1), value: $0)
      }
    }
    knob.value = 10
    window.advance()
    let counts = window.advance(seconds: 0.5)
    let middle = texts(window)[1].1.y
    #expect(middle > 12 && middle < 14)
    #expect(counts.dropFirst().allSatisfy { $0.measures == 0 })
    window.settle()
    #expect(texts(window).map(\.1.y) == [8, 18, 28])
  }

  @Test func partsOfATextKeepTheirRunsFromFrameToFrame() {
    let knob = Knob(0.0)
    let window = show { KnobView(knob) { Text("abc").textRenderer(Stairs(share: $0)) } }
    func runs() -> [ObjectIdentifier] {
      window.pipeline.displayList.commands.compactMap { command in
        if case .text(let run, _, _) = command { ObjectIdentifier(run) } else { nil }
      }
    }
    let before = runs()
    knob.value = 5
    window.settle()
    #expect(before.count == 3 && runs() == before)
  }

  private struct Padded: TextRenderer {
    var animatableData: EmptyAnimatableData {
      get { EmptyAnimatableData() }
      set {}
    }
    var displayPadding: EdgeInsets { EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0) }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      context.fill(Path(CGRect(x: 0, y: -30, width: 10, height: 10)), with: .color(Color(red: 1, green: 0, blue: 0)))
      for line in layout { context.draw(line) }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width + 7, height: size.height * 2)
    }
  }

  @Test func aRendererHasItsOwnSizeAndDrawsInItsPadding() throws {
    let window = show { Text("abc").probe("text").textRenderer(Padded()).padding(.top, 40) }
    #expect(window.frame("text") == CGRect(x: 0, y: 40, width: 22, height: 20))
    #expect(try window.picture()[5, 15] & 0xFFFFFF == 0xFF0000)
  }

  @Test func aRendererIsUsedForAllTextsInTheView() {
    let layouts = LayoutLog()
    _ = show {
      VStack {
        Text("one")
        HStack { Text("two") }
      }
      .textRenderer(Inspector { layouts.append($0) })
      Text("three")
    }
    #expect(layouts.values.count == 2)
  }

  @Test func filtersAndOpacityApplyToASlice() {
    struct Fading: TextRenderer {
      var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
      }
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for run in layout.flatMap({ $0 }) {
          var copy = context
          copy.opacity = 0.5
          copy.addFilter(.blur(radius: 2))
          copy.draw(run)
        }
      }
    }
    let window = show { Text("abc").foregroundStyle(.red).textRenderer(Fading()) }
    #expect(window.drawnLayers.count == 1 && window.drawnLayers.first?.effect.blurRadius == 2)
  }

  @Test func joinedLettersKeepTheirForms() {
    let window = show { Text("سلام").textRenderer(Stairs(share: 1)) }
    // The whole word is drawn for each letter, cut to the letter.
    #expect(window.drawnLayers.count == 4)
    #expect(window.drawnLayers.allSatisfy { $0.effect.clip != nil })
  }

  @Test func aGradientExtendsOverTheText() {
    let window = show {
      Text("abc").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        .textRenderer(Stairs(share: 1))
    }
    #expect(window.drawnLayers.count == 3 && window.drawnLayers.allSatisfy { $0.effect.mask != nil })
  }
}
