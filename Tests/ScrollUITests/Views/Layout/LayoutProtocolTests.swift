import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Places each view below and to the right of the previous one.
private struct Diagonal: Layout {
  var step: CGFloat = 0

  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, view in
      let part = view.sizeThatFits(.unspecified)
      size.width += part.width + step
      size.height += part.height
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var corner = bounds.origin
    for view in subviews {
      view.place(at: corner, proposal: .unspecified)
      let size = view.dimensions(in: .unspecified)
      corner.x += size.width + step
      corner.y += size.height
    }
  }
}

/// A layout implemented by closures of a test.
private struct Scripted: Layout {
  typealias AnimatableData = EmptyAnimatableData
  var size: (ProposedViewSize, LayoutSubviews) -> CGSize = { _, _ in CGSize(width: 100, height: 60) }
  var place: (CGRect, ProposedViewSize, LayoutSubviews) -> Void = { _, _, _ in }
  var guide: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size(proposal, subviews)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(bounds, proposal, subviews)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .firstTextBaseline ? self.guide : nil
  }
}

private struct Rank: LayoutValueKey {
  static var defaultValue: Int { 0 }
}

/// Counts the calls that create and update its cache.
private struct Cached: Layout {
  typealias AnimatableData = EmptyAnimatableData
  let recorder: Recorder

  func makeCache(subviews: Subviews) -> [CGSize] {
    MainActor.assumeIsolated { recorder.note("make") }
    return subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    MainActor.assumeIsolated { recorder.note("update") }
    cache = subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    cache.reduce(into: CGSize.zero) {
      $0.width += $1.width; $0.height = max($0.height, $1.height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    var x = bounds.minX
    for (view, size) in zip(subviews, cache) {
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
      x += size.width
    }
  }
}

@MainActor @Suite struct LayoutProtocolTests {
  @Test func theLayoutPlacesItsViews() {
    let window = show {
      Diagonal(step: 2) {
        box("a", 10, 20)
        Group {
          box("b", 30, 10)
          box("c", 5, 5)
        }
      }.probe("all")
    }
    #expect(window.frame("a") == rect(0, 0, 10, 20))
    #expect(window.frame("b") == rect(12, 20, 30, 10))
    #expect(window.frame("c") == rect(44, 30, 5, 5))
    #expect(window.frame("all").size == CGSize(width: 51, height: 35))
  }

  @Test func aLayoutMayBeEmpty() {
    #expect(size(of: Diagonal {}, 100, 100) == .zero)
  }

  @Test func theAnchorIsPlacedAtThePoint() {
    let window = show {
      Scripted(place: { bounds, _, views in
        views[0].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
        views[1].place(at: CGPoint(x: 50, y: 30), anchor: .center, proposal: ProposedViewSize(width: 20, height: 10))
      }) {
        box("corner", 10, 20)
        Color.red.probe("middle")
      }
    }
    #expect(window.frame("corner") == rect(90, 40, 10, 20))
    #expect(window.frame("middle") == rect(40, 25, 20, 10))
  }

  /// As SwiftUI documents it.
  @Test func anUnplacedViewIsCentered() {
    #expect(show { Scripted().callAsFunction { box("a", 10, 20) } }.frame("a") == rect(45, 20, 10, 20))
  }

  @Test func subviewsReportTheirPrioritySpacingAndValues() {
    var seen: [String] = []
    _ = show {
      Scripted(size: { _, views in
        seen = views.map {
          "\($0.priority) \($0[Rank.self]) \($0.spacing.distance(to: views[0].spacing, along: .horizontal))"
        }
        return .zero
      }).callAsFunction {
        Color.red.layoutPriority(2)
        Color.red.layoutValue(key: Rank.self, value: 7).padding().frame(width: 5, height: 5)
        Spacer()
      }
    }
    #expect(seen == ["2.0 0 8.0", "0.0 7 8.0", "0.0 0 0.0"])
  }

  @Test func aChangedValueLaysOutThroughAFixedFrame() {
    let knob = Knob(1)
    let window = show {
      Scripted(place: { _, _, views in
        for view in views { view.place(at: CGPoint(x: 10 * view[Rank.self], y: 0), proposal: .unspecified) }
      }) {
        KnobView(knob) { box("a", 5, 5).layoutValue(key: Rank.self, value: $0).frame(width: 5, height: 5) }
      }
    }
    #expect(window.frame("a").minX == 10)
    knob.value = 3
    window.advance()
    #expect(window.frame("a").minX == 30)
  }

  @Test func theCacheIsMadeOnceAndUpdatedWhenViewsChange() {
    let recorder = Recorder()
    let knob = Knob(1)
    let window = show {
      Cached(recorder: recorder) {
        KnobView(knob) { ForEach(0..<$0, id: \.self) { _ in Color.red.frame(width: 10, height: 10) } }
      }.probe("all")
    }
    let first = recorder.take()
    #expect(first.first == "make" && !first.dropFirst().contains("make"))
    knob.value = 3
    window.advance()
    #expect(Set(recorder.take()) == ["update"])
    #expect(window.frame("all").width == 30)
    window.advance()
    #expect(recorder.take().isEmpty)
  }

  @Test func aLayoutIsAlignedByItsExplicitGuide() {
    let window = show {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Scripted(guide: 30) {}.probe("layout")
        Text("a").probe("text")
      }.padding(.top, 0).frame(width: 300, height: 300, alignment: .topLeading)
    }
    #expect(window.frame("text").minY - window.frame("layout").minY == 22)
  }

  @Test func theAttributesOfALayoutAnimate() {
    let knob = Knob<CGFloat>(0)
    let window = show {
      KnobView(knob) { step in
        Diagonal(step: step) {
          box("a", 10, 10)
          box("b", 10, 10)
        }
      }
    }
    withAnimation(.linear(duration: 1)) { knob.value = 100 }
    window.advance()
    window.advance(seconds: 0.5)
    #expect(abs(window.frame("b").minX - 60) < 2)
    window.settle()
    #expect(window.frame("b").minX == 110)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1]) func invalidSizesAreClamped(value: CGFloat) {
    let messages = Diagnostics.collecting {
      let window = show(80, 80) {
        Scripted(size: { _, _ in CGSize(width: value, height: 10) }).callAsFunction { box("a", 5, 5) }.probe("all")
      }
      #expect(window.frame("all").size == CGSize(width: 80, height: 10))
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Scripted: the width of its size was") == true)
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func invalidPositionsAreClamped(value: CGFloat) {
    let messages = Diagnostics.collecting {
      let window = show {
        Scripted(place: { _, _, views in
          views[0].place(at: CGPoint(x: value, y: 4), proposal: ProposedViewSize(width: .nan, height: -3))
        }) { box("a", 5, 5) }
      }
      #expect(window.frame("a").origin == CGPoint(x: 0, y: 4))
    }
    #expect(messages.count == 1)
  }
}

@MainActor @Suite struct AnyLayoutTests {
  private struct Counter: View {
    let remote: Remote<Int>
    @State private var count = 0

    var body: some View {
      let _ = remote.connect($count)
      box("counter", 10, 10).probe("count \(count)")
    }
  }

  @Test func changingTheLayoutKeepsTheStateOfItsViews() {
    let knob = Knob(true)
    let remote = Remote<Int>()
    let window = show {
      KnobView(knob) { isRow in
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout(spacing: 3))
        layout {
          box("a", 10, 10)
          Counter(remote: remote)
        }
      }
    }
    remote.value = 5
    window.advance()
    #expect(window.frame("count 5") == rect(12, 0, 10, 10))
    let population = window.population
    knob.value = false
    window.advance()
    #expect(window.frame("count 5") == rect(0, 13, 10, 10))
    #expect(window.population == population)
  }

  @Test func anAnimatedLayoutChangeMovesItsViews() {
    let knob = Knob(true)
    let window = show {
      KnobView(knob) { isRow in
        (isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))) {
          box("a", 10, 10)
          box("b", 10, 10)
        }
      }
    }
    withAnimation(.linear(duration: 1)) { knob.value = false }
    window.advance()
    window.advance(seconds: 0.5)
    guard case .rectangle(let shown) = window.drawn.last else { return #expect(Bool(false)) }
    #expect(abs(shown.minX - 5) < 0.5 && abs(shown.minY - 5) < 0.5)
  }

  @Test func aLayoutWithACacheCanAlternateWithOneWithout() {
    let recorder = Recorder()
    let knob = Knob(false)
    let window = show {
      KnobView(knob) { isCached in
        (isCached ? AnyLayout(Cached(recorder: recorder)) : AnyLayout(ZStackLayout())) {
          box("a", 10, 10)
          box("b", 20, 10)
        }
      }
    }
    #expect(window.frame("a").minX == 5)
    knob.value = true
    window.advance()
    #expect(window.frame("b").minX == 10)
    knob.value = false
    window.advance()
    #expect(window.frame("a").minX == 5)
  }

  @Test func stackLayoutsEqualStacks() {
    let window = show(100, 50) {
      HStackLayout(alignment: .bottom, spacing: 4) {
        box("a", 10, 10)
        Spacer()
        Divider().probe("divider")
        Color.red.frame(maxWidth: 20).frame(height: 30).probe("b")
      }.probe("row")
    }
    #expect(window.frame("row") == rect(0, 0, 100, 50))
    #expect(window.frame("divider") == rect(75, 0, 1, 50))
    #expect(window.frame("b") == rect(80, 20, 20, 30))
    #expect(window.frame("a") == rect(0, 40, 10, 10))
  }
}
