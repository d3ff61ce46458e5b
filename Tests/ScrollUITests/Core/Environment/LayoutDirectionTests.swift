import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct LayoutDirectionTests {
  /// A window with right-to-left layout direction.
  private func mirrored<Content: View>(
    _ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder _ content: @escaping () -> Content
  ) -> TestWindow {
    show(width, height) {
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test func aRowStartsAtTheRight() {
    let window = mirrored {
      HStack(spacing: 5) {
        box("a", 10, 10)
        box("b", 20, 10)
      }.probe("row")
    }
    #expect(window.frame("row") == rect(65, 0, 35, 10))
    #expect(window.frame("a") == rect(90, 0, 10, 10))
    #expect(window.frame("b") == rect(65, 0, 20, 10))
  }

  @Test(arguments: [(HorizontalAlignment.leading, 90.0), (.center, 80), (.trailing, 70)])
  func aColumnIsAlignedAtTheMirroredEdge(alignment: HorizontalAlignment, x: CGFloat) {
    let window = mirrored {
      VStack(alignment: alignment) {
        box("narrow", 10, 10)
        box("wide", 30, 10)
      }
    }
    #expect(window.frame("narrow").minX == x)
  }

  @Test func framesPaddingAndLayersAreMirrored() {
    let window = mirrored {
      box("view", 10, 10).padding(.leading, 3).padding(.trailing, 7)
        .frame(width: 50, height: 20, alignment: .topLeading)
        .overlay(alignment: .bottomTrailing) { box("badge", 4, 4) }
        .background(alignment: .leading) { box("mark", 2, 2) }
    }
    #expect(window.frame("view") == rect(87, 0, 10, 10))
    #expect(window.frame("badge") == rect(50, 16, 4, 4))
    #expect(window.frame("mark") == rect(98, 9, 2, 2))
  }

  @Test func overlapsAndFlexibleFramesAreMirrored() {
    let window = mirrored {
      ZStack(alignment: .topLeading) {
        box("large", 40, 40)
        box("small", 10, 10)
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
    #expect(window.frame("large") == rect(0, 0, 40, 40))
    #expect(window.frame("small") == rect(30, 0, 10, 10))
  }

  @Test func offsetsAndPositionsAreMirrored() {
    let window = mirrored {
      ZStack(alignment: .topLeading) {
        box("moved", 10, 10).offset(x: -5, y: 2)
        box("put", 10, 10).position(x: 20, y: 50)
      }
    }
    #expect(window.frame("moved") == rect(95, 2, 10, 10))
    #expect(window.frame("put") == rect(75, 45, 10, 10))
  }

  @Test func theGuideOfAPositionedViewIsMeasuredFromTheLeadingEdge() {
    let window = mirrored {
      VStack(alignment: .leading, spacing: 0) {
        box("put", 10, 10).alignmentGuide(.leading) { _ in 4 }.position(x: 20, y: 5).frame(width: 50, height: 10)
          .probe("frame")
        box("other", 10, 10)
      }
    }
    // The view lies at 15…25 of 50 from the right; its guide 4 further in.
    #expect(window.frame("other").maxX == window.frame("frame").maxX - 19)
  }

  @Test func guidesAreMeasuredFromTheLeadingEdge() {
    let window = mirrored {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 20, 10)
        box("b", 20, 10).alignmentGuide(.leading) { $0[.trailing] }
      }
    }
    #expect(window.frame("a").minX == window.frame("b").minX - 20)
  }

  @Test func aGridStartsAtTheRight() {
    let window = mirrored {
      Grid(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 0) {
        GridRow {
          box("a", 10, 10)
          box("b", 20, 10)
        }
        GridRow { box("c", 30, 10) }
      }
    }
    #expect(window.frame("a") == rect(90, 0, 10, 10))
    #expect(window.frame("b") == rect(45, 0, 20, 10))
    #expect(window.frame("c") == rect(70, 10, 30, 10))
  }

  @Test func theContentOfAGeometryReaderIsAtTheLeadingCorner() {
    let window = mirrored { GeometryReader { _ in box("view", 10, 10) } }
    #expect(window.frame("view") == rect(90, 0, 10, 10))
  }

  private struct Steps: Layout {
    let directions: Recorder

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 50, height: 50)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      let direction = "\(subviews.layoutDirection)"
      MainActor.assumeIsolated { directions.note(direction) }
      for (index, subview) in subviews.enumerated() {
        subview.place(at: CGPoint(x: CGFloat(index) * 20, y: 0), proposal: .unspecified)
      }
    }
  }

  @Test func aUserDefinedLayoutIsMirrored() {
    let directions = Recorder()
    let window = mirrored {
      Steps(directions: directions) {
        box("a", 10, 10)
        box("b", 10, 10)
      }
    }
    #expect(window.frame("a") == rect(90, 0, 10, 10))
    #expect(window.frame("b") == rect(70, 0, 10, 10))
    #expect(directions.take() == ["rightToLeft"])
  }

  @Test(arguments: [(TextAlignment.leading, 90.0), (.center, 85), (.trailing, 80)])
  func shorterLinesAreAlignedAtTheMirroredEdge(alignment: TextAlignment, x: CGFloat) {
    let window = mirrored { Text("aaaa\nbb").multilineTextAlignment(alignment) }
    #expect(window.drawn.contains(.text("bb", CGPoint(x: x, y: 18))))
  }

  @Test func anInnerDirectionAppliesToItsContent() {
    let window = show(100, 50) {
      HStack(spacing: 0) {
        box("first", 10, 10)
        HStack(spacing: 0) {
          box("a", 10, 10)
          box("b", 10, 10)
          HStack(spacing: 0) {
            box("c", 10, 10)
            box("d", 10, 10)
          }.environment(\.layoutDirection, .leftToRight)
        }.environment(\.layoutDirection, .rightToLeft)
      }
    }
    #expect(["first", "c", "d", "b", "a"].map { window.frame($0).minX } == [0, 10, 20, 30, 40])
  }

  @Test func changingTheDirectionMovesViewsWithoutEvaluatingTheirBodies() {
    let direction = Knob(LayoutDirection.leftToRight)
    let bodies = Recorder()
    let window = show(100, 50) {
      KnobView(direction) {
        Row(bodies: bodies).frame(width: 50).environment(\.layoutDirection, $0)
      }
    }
    #expect(window.frame("a").minX == 0)
    _ = bodies.take()
    direction.value = .rightToLeft
    window.advance()
    #expect(window.frame("a") == rect(40, 0, 10, 10))
    #expect(bodies.take().isEmpty)
    #expect(window.pipeline.isClean)
    direction.value = .leftToRight
    window.advance()
    #expect(window.frame("a").minX == 0)
  }

  private struct Row: View {
    let bodies: Recorder

    var body: some View {
      let _ = bodies.note("row")
      HStack(spacing: 0) {
        box("a", 10, 10)
        Spacer()
        box("b", 10, 10)
      }
    }
  }

  @Test func viewsInsertedLaterHaveTheDirection() {
    let isShown = Knob(false)
    let window = mirrored {
      VStack(alignment: .leading, spacing: 0) {
        box("wide", 50, 10)
        KnobView(isShown) { isShown in
          if isShown {
            HStack(spacing: 0) {
              box("a", 10, 10)
              box("b", 10, 10)
            }
          }
        }
      }
    }
    isShown.value = true
    window.advance()
    #expect(window.frame("a").minX == 90)
    #expect(window.frame("b").minX == 80)
  }

  @Test func aDirectionOfAnEmptyViewAppliesToInsertedContent() {
    let isShown = Knob(false)
    let window = show(100, 50) {
      KnobView(isShown) { isShown in
        if isShown {
          HStack(spacing: 0) {
            box("a", 10, 10)
            box("b", 10, 10)
          }
        }
      }.environment(\.layoutDirection, .rightToLeft)
    }
    isShown.value = true
    window.advance()
    #expect(window.frame("a") == rect(10, 0, 10, 10))
    isShown.value = false
    window.advance()
    #expect(window.nodes("a").isEmpty)
    #expect(window.pipeline.isClean)
  }

  // MARK: Scroll views

  private func row(_ count: Knob<Int>) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) { KnobView(count) { ForEach(0..<$0, id: \.self) { box("\($0)", 50, 10) } } }
    }
  }

  @Test func aHorizontalScrollViewStartsAtTheRight() {
    let window = mirrored { row(Knob(5)) }
    #expect(window.frame("0") == rect(50, 0, 50, 10))
    #expect(window.frame("1") == rect(0, 0, 50, 10))
    #expect(window.scroll?.model.offset == CGPoint(x: 150, y: 0))
  }

  @Test func rowsAppendedAtTheEndDoNotMoveTheBeginning() {
    let count = Knob(5)
    let window = mirrored { row(count) }
    window.drag(from: CGPoint(x: 50, y: 5), by: CGVector(dx: 40, dy: 0), steps: 8, rest: 0.3)
    window.settle()
    let place = window.frame("0").minX
    #expect(place > 50)
    count.value = 9
    window.advance()
    #expect(window.frame("0").minX == place)
    window.drag(from: CGPoint(x: 50, y: 5), by: CGVector(dx: -90, dy: 0), steps: 8, rest: 0.3)
    window.settle()
    #expect(window.frame("0").minX == 50)
  }

  @Test func aFlingContinuesWhenContentGrows() {
    let count = Knob(20)
    let window = mirrored { row(count) }
    window.drag(from: CGPoint(x: 20, y: 5), by: CGVector(dx: 60, dy: 0), steps: 4)
    window.advance()
    let (first, before) = (window.frame("0").minX, window.scroll?.model.velocity.dx ?? 0)
    #expect(before < 0)
    count.value = 30
    window.advance()
    let second = window.frame("0").minX
    #expect(second > first && second < first + 40)
    #expect((window.scroll?.model.velocity.dx ?? 0) < 0)
  }

  @Test func shortContentIsAlignedAtTheRight() {
    let window = mirrored { row(Knob(1)) }
    #expect(window.frame("0") == rect(50, 0, 50, 10))
    #expect(window.scroll?.model.offset == .zero)
  }

  // MARK: Images

  @Test func imagesAreMirroredOnlyOnRequest() {
    func window(_ isFlipped: Bool) -> TestWindow {
      mirrored {
        box("part", 4, 4).padding(.leading, 16).frame(width: 20, height: 20).flipsForRightToLeftLayoutDirection(
          isFlipped)
      }
    }
    #expect(window(false).frame("part").minX == 80)
    #expect(window(true).frame("part").minX == 96)
    let plain = show { box("part", 4, 4).flipsForRightToLeftLayoutDirection(true) }
    #expect(plain.drawn == [.rectangle(rect(0, 0, 4, 4))])
  }
}
