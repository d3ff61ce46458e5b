import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Lengths of lazy containers that follow the room that the views around make from these lengths.
@MainActor @Suite struct NestedLazyLengthTests {
  /// Shows `content`, and expects that it comes to rest with the same lazy containers whatever is laid out or measured again.
  private func expectRest<Content: View>(
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ content: @escaping () -> Content
  ) -> [CGSize] {
    var sizes: [CGSize] = []
    let messages = Diagnostics.collecting {
      let window = show(300, 300, content)
      #expect(window.settle() < 60, sourceLocation: sourceLocation)
      sizes = window.nodes(of: LazyNode.self).map(\.size)
      for node in window.nodes(of: RenderNode.self) {
        for proposal in [ProposedViewSize.unspecified, .zero, .infinity, ProposedViewSize(width: 137, height: 83)] {
          _ = node.sizeThatFits(proposal)
        }
        if node.children.isEmpty { node.setNeedsLayout() }
        window.settle()
        #expect(window.nodes(of: LazyNode.self).map(\.size) == sizes, sourceLocation: sourceLocation)
        #expect(window.pipeline.isClean, sourceLocation: sourceLocation)
      }
    }
    #expect(!messages.contains { $0.contains("within one frame") }, sourceLocation: sourceLocation)
    return sizes
  }

  private struct Third: View {
    var body: some View { Color.red.containerRelativeFrame(.vertical, count: 3, spacing: 4) }
  }

  /// The inner scroll view is as long as its content where nothing is offered. Its content is a third of the room around then.
  @Test func aRowIsAsLongAsTheRelativeRowsInItAreInTheRoomAround() {
    let sizes = expectRest {
      ScrollView {
        LazyVStack {
          HStack(alignment: .top) {
            ScrollView { LazyVStack { Third() } }
            VStack {
              Text("a"); Spacer(); GeometryReader { _ in Divider() }
            }
          }
        }
      }
    }
    #expect(sizes.count == 2)
    let length: CGFloat = 292.0 / 3
    #expect(abs(sizes[0].height - length) < 0.001)
  }

  @Test func aGridAroundAContainerOfRelativeRowsComesToRest() {
    let sizes = expectRest {
      ScrollView([.horizontal, .vertical]) {
        Grid {
          GridRow { ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { Third() } } }
        }
      }
    }
    // A third of the room of the inner scroll view, which is as long as a third of the room of the outer one.
    let outer: CGFloat = 292.0 / 3
    let length: CGFloat = (outer - 8) / 3
    #expect(sizes.count == 1)
    #expect(abs(sizes[0].height - length) < 0.001)
  }

  /// The text needs one line in a width of 72 and two in one of 62, so that the rows are as long as the other width.
  @Test func aLengthThatNoRatioAgreesWithIsHeld() {
    let sizes = expectRest {
      VStack {
        LazyVGrid(columns: [GridItem()]) {
          Circle()
          Spacer()
          Text("longer longer")
          Circle()
        }
        .aspectRatio(1, contentMode: .fit)
        Spacer().layoutPriority(1)
      }
    }
    #expect(sizes == [CGSize(width: 72, height: 72)])
  }

  @Test func aHeldLengthIsLeftOnceTheRowsAreOthers() {
    let model = Rows()
    let window = show(300, 300) {
      VStack {
        LazyVGrid(columns: [GridItem()]) { RowsOf(model: model) }.aspectRatio(1, contentMode: .fit)
        Spacer().layoutPriority(1)
      }
    }
    window.settle()
    let lazy = window.nodes(of: LazyNode.self)[0]
    #expect(lazy.corrections.lengthFeedback.heldLength == 72)
    model.text = "a\nb\nc"
    window.settle()
    #expect(lazy.corrections.lengthFeedback.heldLength == nil)
    #expect(lazy.size == CGSize(width: 82, height: 82))
  }

  @Observable final class Rows {
    var text = "longer longer"
  }

  private struct RowsOf: View {
    let model: Rows

    var body: some View {
      Circle()
      Spacer()
      Text(model.text)
      Circle()
    }
  }
}

/// Counts of changes after which a length is held.
@Suite struct LengthFeedbackTests {
  private func room(_ across: CGFloat) -> LengthFeedback.Room { LengthFeedback.Room(across: across, container: 0) }

  @Test func aLengthThatTakesTurnsIsHeldAtTheLongerOne() {
    var feedback = LengthFeedback()
    var lengths: [CGFloat] = []
    var across: CGFloat = 62
    for _ in 0..<20 {
      let length = feedback.length(for: across == 62 ? 72 : 62, in: room(across), at: 1)
      lengths.append(length)
      across = length
    }
    #expect(feedback.heldLength == 72)
    #expect(lengths.suffix(12).allSatisfy { $0 == 72 })
  }

  @Test func aLengthThatNearsItsGoalIsNotHeldBeforeItIsThere() {
    var feedback = LengthFeedback()
    var length: CGFloat = 300
    for _ in 0..<10 { length = feedback.length(for: length / 4 + 30, in: room(length), at: 1) }
    #expect(feedback.heldLength == nil)
    #expect(abs(length - 40) < 0.001)
  }

  @Test func aLengthThatGrowsWithoutEndIsHeld() {
    var feedback = LengthFeedback()
    var length: CGFloat = 1
    for _ in 0..<40 { length = feedback.length(for: length * 2, in: room(length), at: 1) }
    #expect(length <= 4_096)
    #expect(feedback.heldLength == length)
  }

  @Test func aWindowThatIsResizedInEachFrameHoldsNothing() {
    var feedback = LengthFeedback()
    for frame in 0..<100 {
      let across = CGFloat(200 + frame)
      #expect(feedback.length(for: 20_000 / across, in: room(across), at: Double(frame)) == 20_000 / across)
    }
  }

  @Test func aHoldEndsInALaterFrameWithOtherLines() {
    var feedback = LengthFeedback()
    for number in 0..<20 { _ = feedback.length(for: CGFloat(number % 2), in: room(CGFloat(1 - number % 2)), at: 1) }
    #expect(feedback.heldLength == 1)
    #expect(feedback.length(for: 5, in: room(1), at: 2) == 5)
    #expect(feedback.heldLength == nil)
  }
}
