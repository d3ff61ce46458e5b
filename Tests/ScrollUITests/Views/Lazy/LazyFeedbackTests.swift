import Engine
import Foundation
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Lazy containers that the program moves against the scroll do not correct the offset for that movement.
@MainActor @Suite struct LazyFeedbackTests {
  private struct Row: View {
    var height: CGFloat = 50

    var body: some View { Color.blue.frame(height: height).frame(maxWidth: .infinity) }
  }

  /// The content below the moved container.
  private struct Rest: View {
    var body: some View { ForEach(0..<15) { _ in Row(height: 70) } }
  }

  /// The resting offset after one notch; nil if there is no rest within three seconds.
  private func offsetAfterANotch(_ window: TestWindow, axis: Axis = .vertical) -> CGFloat? {
    window.settle()
    window.wheel(-1, at: CGPoint(x: 200, y: 300))
    let frames = window.settle()
    return frames < 180 ? window.scroll?.model.offset[axis] : nil
  }

  @Test func aLazyStackThatAnEffectPinsDoesNotDriveTheOffset() {
    let window = TestWindow {
      ScrollView {
        VStack {
          LazyVStack(spacing: 0) { ForEach(0..<6) { _ in Row() } }
            .frame(height: 300)
            .visualEffect { content, proxy in
              content.offset(y: -proxy.frame(in: .scrollView(axis: .vertical)).minY)
            }
          Rest()
        }
      }
    }
    #expect(offsetAfterANotch(window) == 53)
    #expect(offsetAfterANotch(window) == 106)
  }

  private struct Fresh: Identifiable { let id = UUID() }

  @Test func aLazyGridOfNewRowsPinnedByAReaderComesToRest() {
    let window = TestWindow {
      ScrollView {
        VStack {
          GeometryReader { proxy in
            LazyVGrid(columns: [GridItem(), GridItem()]) {
              ForEach((0..<12).map { _ in Fresh() }) { _ in Row() }
            }
            .offset(y: -proxy.frame(in: .scrollView(axis: .vertical)).minY)
          }
          .frame(height: 300)
          Rest()
        }
      }
    }
    #expect(offsetAfterANotch(window) == 53)
    #expect(offsetAfterANotch(window) == 106)
  }

  @Test(arguments: [1.0, 0.5, 2, -1]) func aLazyStackThatAReaderMovesDoesNotDriveTheOffset(part: Double) {
    let window = TestWindow {
      ScrollView {
        VStack {
          GeometryReader { proxy in
            LazyVStack(spacing: 0) { ForEach(0..<40) { _ in Row() } }
              .offset(y: -part * proxy.frame(in: .scrollView(axis: .vertical)).minY)
          }
          .frame(height: 300)
          Rest()
        }
      }
    }
    #expect(offsetAfterANotch(window) == 53)
    #expect(offsetAfterANotch(window) == 106)
  }

  @Test func aLazyRowThatAReaderPinsDoesNotDriveTheOffset() {
    let window = TestWindow {
      ScrollView(.horizontal) {
        HStack {
          GeometryReader { proxy in
            LazyHStack(spacing: 0) { ForEach(0..<40) { _ in Color.red.frame(width: 50) } }
              .offset(x: -proxy.frame(in: .scrollView(axis: .horizontal)).minX)
          }
          .frame(width: 300)
          ForEach(0..<15) { _ in Color.blue.frame(width: 70) }
        }
      }
    }
    #expect(offsetAfterANotch(window, axis: .horizontal) == 53)
    #expect(offsetAfterANotch(window, axis: .horizontal) == 106)
  }

  @Test func aContainerThatAnEffectPinsDoesNotCorrectForItsOwnRows() {
    let height = Knob<CGFloat>(50)
    let window = TestWindow {
      ScrollView {
        VStack {
          LazyVStack(spacing: 0) {
            ForEach(0..<20) { number in KnobView(height) { Row(height: number == 0 ? $0 : 50) } }
          }
          .frame(height: 300, alignment: .top)
          .visualEffect { content, proxy in
            content.offset(y: -150 - proxy.frame(in: .scrollView(axis: .vertical)).minY)
          }
          Rest()
        }
      }
    }
    #expect(offsetAfterANotch(window) == 53)
    #expect(offsetAfterANotch(window) == 106)
    height.value = 90
    window.settle()
    #expect(window.scroll?.model.offset.y == 106)
  }

  /// Space before the list that grows with the offset moves the list in layout.
  @Test(arguments: [1.0, 1.5]) func aSpaceThatGrowsWithTheOffsetIsReportedAndEnds(part: Double) {
    struct Growing: View {
      let part: Double
      @State private var scrolled = 0.0

      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.clear.frame(height: 1)
              .onGeometryChange(for: Double.self) {
                -$0.frame(in: .scrollView(axis: .vertical)).minY
              } action: {
                scrolled = max(0, $0)
              }
            Color.clear.frame(height: part * scrolled)
            LazyVStack(spacing: 0) { ForEach(0..<200) { _ in Row() } }
          }
        }
      }
    }
    let messages = Diagnostics.collecting {
      let window = TestWindow { Growing(part: part) }
      let offset = offsetAfterANotch(window) ?? .infinity
      #expect(offset < 600, "\(offset)")
    }
    #expect(messages.contains { $0.contains("LazyVStack") }, "\(messages)")
  }

  @Test(arguments: [UInt64(1), 2, 3, 4]) func randomScrollsOverMovedContainersStayWithinTheLimits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let part = Double.random(in: -2...2, using: &random)
      let window = TestWindow {
        ScrollView {
          VStack {
            GeometryReader { proxy in
              LazyVStack(spacing: 0) {
                ForEach((0..<40).map { _ in Fresh() }) { _ in Row() }
              }
              .offset(y: -part * proxy.frame(in: .scrollView(axis: .vertical)).minY)
            }
            .frame(height: 300)
            Rest()
          }
        }
      }
      window.settle()
      for _ in 0..<4 {
        window.wheel(Double(Int.random(in: -3...3, using: &random)), at: CGPoint(x: 200, y: 300))
        window.advance(seconds: Double.random(in: 0...0.3, using: &random))
      }
      let frames = window.settle()
      guard let model = window.scroll?.model else { return }
      #expect(frames < 180, "seed \(seed), part \(part)")
      #expect(model.metrics.clamped(model.offset) == model.offset, "seed \(seed), part \(part)")
    }
  }
}
