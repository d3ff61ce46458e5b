import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The claims of document 001 about `contentMargins`, and behavior measured on SwiftUI.
@MainActor @Suite struct ContentMarginsTests {
  private static let middle = CGPoint(x: 200, y: 300)

  private func window<Changed: View>(
    axes: Axis.Set = .vertical, _ change: @escaping (ScrollView<AnyView>) -> Changed
  ) throws -> (TestWindow, ScrollNode) {
    let window = TestWindow {
      change(
        ScrollView(axes) {
          AnyView(
            Color.red
              .frame(width: axes == .vertical ? nil : 2000, height: axes == .horizontal ? 100 : 3000)
              .probe("content"))
        })
    }
    return (window, try #require(window.scroll))
  }

  // MARK: Layout

  @Test func acrossItsAxisContentIsProposedTheContainerWithoutMargins() throws {
    let (window, scroll) = try window { $0.contentMargins(.horizontal, 50, for: .scrollContent) }
    #expect(window.frame("content") == CGRect(x: 50, y: 0, width: 300, height: 3000))
    #expect(scroll.size == CGSize(width: 400, height: 600))
  }

  @Test func theScrollViewGrowsByTheMarginsAcrossItsAxis() throws {
    let (window, scroll) = try window(axes: .horizontal) { $0.contentMargins(.vertical, 30, for: .scrollContent) }
    #expect(scroll.size == CGSize(width: 400, height: 160))
    #expect(window.frame("content") == CGRect(x: 0, y: 250, width: 2000, height: 100))
  }

  @Test func atRestTheOffsetIsMinusTheMarginBeforeTheContent() throws {
    let (_, vertical) = try window { $0.contentMargins(.top, 20, for: .scrollContent) }
    #expect(vertical.model.offset == CGPoint(x: 0, y: -20))
    let (_, horizontal) = try window(axes: .horizontal) { $0.contentMargins(.leading, 50, for: .scrollContent) }
    #expect(horizontal.model.offset == CGPoint(x: -50, y: 0))
  }

  @Test func theContentIsOneBlockAndItsMarginsScrollWithIt() throws {
    let (window, scroll) = try window {
      $0.contentMargins(.vertical, EdgeInsets(top: 20, leading: 0, bottom: 70, trailing: 0))
    }
    #expect(scroll.model.metrics.range(.vertical) == -20...(3000 - 600 + 70))
    #expect(window.frame("content").minY == 20)
    scroll.model.jump(to: CGPoint(x: 0, y: 9999))
    window.advance()
    #expect(window.frame("content").maxY == 530)
  }

  @Test func shortContentIsPlacedAfterItsMargins() throws {
    let window = TestWindow {
      ScrollView { Color.red.frame(width: 100, height: 100).probe("content") }
        .contentMargins(30, for: .scrollContent)
    }
    #expect(window.scroll?.size == CGSize(width: 160, height: 600))
    #expect(window.frame("content") == CGRect(x: 150, y: 30, width: 100, height: 100))
  }

  @Test func anOmittedLengthIsTheDefaultMargin() throws {
    let (_, scroll) = try window { $0.contentMargins(.top, nil) }
    #expect(scroll.model.offset.y == -16)
  }

  @Test func aNegativeMarginIsZeroAndReported() throws {
    var scroll: ScrollNode?
    let messages = Diagnostics.collecting { scroll = try? window { $0.contentMargins(.top, -5) }.1 }
    #expect(scroll?.model.offset.y == 0)
    #expect(messages.count == 1 && messages[0].contains("contentMargins was -5.0"), "\(messages)")
  }

  @Test func inRightToLeftTheLeadingMarginIsAtTheRight() throws {
    var reported = EdgeInsets()
    let (window, scroll) = try window {
      $0.contentMargins(.leading, 50, for: .scrollContent)
        .onScrollGeometryChange(for: EdgeInsets.self, of: \.contentInsets) { reported = $1 }
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(window.frame("content") == CGRect(x: 0, y: 0, width: 350, height: 3000))
    #expect(scroll.model.metrics.insets == EdgeInsets(.trailing, 50), "limits count from the left")
    #expect(reported == EdgeInsets(.leading, 50))
  }

  // MARK: Placements

  /// Decision D6. The bar keeps 2 points from the ends of its track.
  @Test func automaticMarginsShortenTheTrackAndContentMarginsDoNot() throws {
    let plain = try #require(try window { $0 }.1.indicators.track(.vertical))
    #expect(plain == 2...598)
    let automatic = try window { $0.contentMargins(.vertical, 50) }.1
    #expect(automatic.indicators.track(.vertical) == 52...548)
    #expect(automatic.model.offset.y == -50)
    let content = try window { $0.contentMargins(.vertical, 50, for: .scrollContent) }.1
    #expect(content.indicators.track(.vertical) == plain)
    #expect(content.model.offset.y == -50)
    let indicators = try window { $0.contentMargins(.vertical, 50, for: .scrollIndicators) }.1
    #expect(indicators.indicators.track(.vertical) == 52...548)
    #expect(indicators.model.offset.y == 0)
  }

  @Test func aScrollBarIsInsideTheMarginAcrossItsAxis() throws {
    let scroll = try window { $0.contentMargins(.trailing, 30, for: .scrollIndicators) }.1
    #expect(scroll.indicators.thumb(.vertical)?.maxX == 368)
    #expect(scroll.indicators.axis(at: CGPoint(x: 395, y: 20)) == nil)
    #expect(scroll.indicators.axis(at: CGPoint(x: 365, y: 20)) == .vertical)
  }

  @Test func theThumbReachesBothEndsOfItsTrack() throws {
    let scroll = try window { $0.contentMargins(.vertical, 50) }.1
    #expect(scroll.indicators.thumb(.vertical)?.minY == 52)
    scroll.model.jump(to: CGPoint(x: 0, y: 9999))
    let end = try #require(scroll.indicators.thumb(.vertical)?.maxY)
    #expect((end - 548).magnitude < 1e-9)
  }

  @Test func theInnermostModifierAppliesPerEdgeAndPlacement() throws {
    let scroll = try window {
      $0.contentMargins(.top, 10, for: .scrollContent)
        .contentMargins(.vertical, 40)
        .contentMargins(.leading, 7, for: .scrollIndicators)
    }.1
    #expect(scroll.margins.content == EdgeInsets(top: 10, leading: 0, bottom: 40, trailing: 0))
    #expect(scroll.margins.indicators == EdgeInsets(top: 40, leading: 7, bottom: 40, trailing: 0))
  }

  /// Listing of document 001: inherited margins for the row, and separate margins for the text editor.
  @Test func marginsApplyToAllScrollViewsAndTextEditorsInScope() throws {
    let window = TestWindow {
      VStack {
        ScrollView(.horizontal) { Color.red.frame(width: 2000, height: 100) }
        TextEditor(text: .constant("Hello world"))
          .border(.red)
          .padding()
          .contentMargins(.all, 30, for: .scrollContent)
      }
      .contentMargins(.horizontal, 50, for: .scrollContent)
    }
    let scrolls = window.nodes(of: ScrollNode.self)
    #expect(scrolls.map(\.margins.content) == [EdgeInsets(.horizontal, 50), EdgeInsets(.all, 30)])
    #expect(scrolls[0].model.offset.x == -50)
    #expect(scrolls[1].model.offset.y == -30)
    let text = try #require(window.nodes(of: TextEditingNode.self).first)
    let editor = scrolls[1].convert(scrolls[1].bounds, to: nil)
    // The inner 5 points of the editor are inside the margins.
    #expect(text.convert(text.bounds, to: nil).minX == editor.minX + 35)
    #expect(text.size.width == editor.width - 70)
  }

  @Test func marginsApplyToNestedScrollViews() throws {
    let window = TestWindow {
      ScrollView {
        ScrollView(.horizontal) { Color.red.frame(width: 2000, height: 100) }
      }
      .contentMargins(.leading, 25, for: .scrollContent)
    }
    #expect(window.nodes(of: ScrollNode.self).map { $0.model.metrics.insets.leading } == [25, 25])
  }

  @Test func aContainerRelativeFrameExcludesTheMargins() throws {
    let window = TestWindow {
      ScrollView {
        Color.red.containerRelativeFrame([.horizontal, .vertical]).probe("page")
      }
      .contentMargins(.all, 20, for: .scrollContent)
    }
    #expect(window.frame("page") == CGRect(x: 20, y: 20, width: 360, height: 560))
  }

  // MARK: Scrolling

  /// A viewport 150 high with a margin of 20 above: measured on SwiftUI.
  @Test func geometryReportsOffsetInsetsAndVisibleRectangle() throws {
    var seen: ScrollGeometry?
    let window = TestWindow {
      ScrollView { Color.red.frame(width: 100, height: 300) }
        .contentMargins(.top, 20, for: .scrollContent)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { seen = $1 }
        .frame(width: 100, height: 150)
    }
    window.advance()
    let geometry = try #require(seen)
    #expect(geometry.contentOffset == CGPoint(x: 0, y: -20))
    #expect(geometry.contentInsets == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    #expect(geometry.containerSize == CGSize(width: 100, height: 130))
    #expect(geometry.visibleRect == CGRect(x: 0, y: -20, width: 100, height: 150))
    #expect(geometry.contentSize == CGSize(width: 100, height: 300))
  }

  @Test func keysScrollByThePageBetweenTheMarginsAndToTheEnds() throws {
    let (window, scroll) = try window { $0.contentMargins(.vertical, 50, for: .scrollContent) }
    window.key("PageDown")
    window.settle()
    // 500 are visible between the margins, less one line of 40.
    #expect(scroll.model.offset.y == 410)
    window.key("End")
    window.settle()
    #expect(scroll.model.offset.y == 2450)
    window.key("Home")
    window.settle()
    #expect(scroll.model.offset.y == -50)
  }

  @Test func wheelAndBounceEndAtTheMargins() throws {
    let (window, scroll) = try window { $0.contentMargins(.vertical, 50, for: .scrollContent) }
    window.wheel(-1, at: Self.middle)
    window.settle()
    #expect(scroll.model.offset.y == 3)
    window.wheel(5, at: Self.middle)
    window.settle()
    #expect(scroll.model.offset.y == -50)
    window.drag(from: Self.middle, by: CGVector(dx: 0, dy: 110), steps: 4, rest: 0.2)
    #expect(scroll.model.offset.y < -70, "pulled beyond the margin")
    window.settle()
    #expect(scroll.model.offset.y == -50)
  }

  @Test func aViewIsRevealedBetweenTheMargins() throws {
    var proxy: ScrollViewProxy?
    let window = TestWindow {
      ScrollViewReader { reader in
        let _ = proxy = reader
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<60, id: \.self) { Text("\($0)").frame(height: 50) } }
        }
        .contentMargins(.vertical, 30, for: .scrollContent)
      }
    }
    let scroll = try #require(window.scroll)
    proxy?.scrollTo(20, anchor: .top)
    window.advance()
    #expect(scroll.model.offset.y == 970)
    proxy?.scrollTo(40)
    window.advance()
    #expect(scroll.model.offset.y == 1480, "its end meets the margin's")
    proxy?.scrollTo(0, anchor: .top)
    window.advance()
    #expect(scroll.model.offset.y == -30)
  }

  /// Document 001: 0 against 30.
  @Test func theScrollViewSpaceIncludesMarginsAndANamedSpaceDoesNot() throws {
    var read: [String: CGFloat] = [:]
    let window = TestWindow {
      ScrollView {
        GeometryReader { proxy in
          let _ = read["scrollView"] = (proxy.bounds(of: .scrollView)?.minY ?? .nan) * -1
          let _ = read["axis"] = proxy.frame(in: .scrollView(axis: .vertical)).minY
          let _ = read["named"] = (proxy.bounds(of: .named("MyScrollView"))?.minY ?? .nan) * -1
          Color.clear
        }
        .frame(height: 3000)
      }
      .contentMargins(30, for: .scrollContent)
      .coordinateSpace(.named("MyScrollView"))
    }
    #expect(read == ["scrollView": 0, "axis": 0, "named": 30])
    window.wheel(-1, at: Self.middle)
    window.settle()
    #expect(read == ["scrollView": -53, "axis": -53, "named": -23])
  }

  @Test func aScrollEvaluatesNoBodyAndLaysOutNothing() throws {
    let recorder = Recorder()
    let (window, _) = try window {
      let _ = recorder.note("body")
      return $0.contentMargins(30)
    }
    _ = recorder.take()
    window.wheel(-3, at: Self.middle)
    let counts = window.advance(seconds: 0.1)
    // The only placed node is the content of the scroll view, by its offset.
    #expect(counts.allSatisfy { $0.measures == 0 && $0.places <= 1 && $0.bodies == 0 })
    #expect(window.scroll?.model.offset.y ?? 0 > 0)
    #expect(recorder.take() == [])
  }

  @Test func lazyRowsStartAfterTheMarginAndAreBuiltUnderIt() throws {
    let window = TestWindow {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Text("\($0)").frame(height: 50) } } }
        .contentMargins(.vertical, 100, for: .scrollContent)
    }
    window.settle()
    let scroll = try #require(window.scroll)
    #expect(scroll.model.offset.y == -100)
    #expect(window.frame(ofText: "0").map { $0.midY } == 125)
    scroll.model.jump(to: CGPoint(x: 0, y: 500))
    window.settle()
    #expect(window.drawnTexts.first == "10", "rows are seen through the margins")
    #expect(window.drawnTexts.last == "21")
  }

  // MARK: Changes

  private struct Turned: View {
    let knob: Knob<CGFloat>
    var animation: Animation?
    let recorder: Recorder

    var body: some View {
      let _ = recorder.note("body")
      ScrollView { Color.red.frame(height: 3000).probe("content") }
        .contentMargins(.top, knob.value, for: .scrollContent)
        .animation(animation, value: knob.value)
    }
  }

  @Test func changedMarginsKeepContentAtItsBeginning() throws {
    let knob = Knob<CGFloat>(0)
    let window = TestWindow { Turned(knob: knob, recorder: Recorder()) }
    let scroll = try #require(window.scroll)
    knob.value = 40
    window.advance()
    #expect(scroll.model.offset.y == -40)
    #expect(window.frame("content").minY == 40)
    knob.value = 10
    window.advance()
    #expect(scroll.model.offset.y == -10)
    #expect(scroll.model.activity == .idle)
    #expect(scroll.indicators.opacity(.vertical) == 0, "there was no scroll")
  }

  @Test func changedMarginsDoNotMoveScrolledContent() throws {
    let knob = Knob<CGFloat>(0)
    let window = TestWindow { Turned(knob: knob, recorder: Recorder()) }
    let scroll = try #require(window.scroll)
    scroll.model.jump(to: CGPoint(x: 0, y: 300))
    knob.value = 40
    window.advance()
    #expect(scroll.model.offset.y == 300)
    #expect(window.frame("content").minY == -300)
  }

  @Test func aGlideToTheBeginningEndsAtTheChangedMargin() throws {
    let knob = Knob<CGFloat>(0)
    let window = TestWindow { Turned(knob: knob, recorder: Recorder()) }
    let scroll = try #require(window.scroll)
    scroll.model.jump(to: CGPoint(x: 0, y: 900))
    window.advance()
    window.key("Home")
    knob.value = 40
    window.settle()
    #expect(scroll.model.offset.y == -40)
  }

  /// In SwiftUI they jump; here they are animated.
  @Test func marginsAnimateWithoutEvaluatingABody() throws {
    let knob = Knob<CGFloat>(0)
    let recorder = Recorder()
    let window = TestWindow { Turned(knob: knob, animation: .linear(duration: 1), recorder: recorder) }
    let scroll = try #require(window.scroll)
    _ = recorder.take()
    knob.value = 60
    window.advance()
    #expect(recorder.take() == ["body"])
    window.advance(seconds: 0.5)
    #expect((scroll.margins.content.top - 30).magnitude < 1.5)
    #expect(scroll.model.offset.y == -scroll.margins.content.top, "the beginning stays visible throughout")
    window.settle()
    #expect(scroll.margins.content.top == 60)
    #expect(window.frame("content").minY == 60)
    #expect(recorder.take() == [])
  }
}
