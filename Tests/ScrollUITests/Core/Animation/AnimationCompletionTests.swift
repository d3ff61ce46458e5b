import Engine
import Foundation
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The calls of the completion of an animated change of rows.
@MainActor @Suite struct AnimationCompletionTests {
  enum Container: CaseIterable {
    case stack, lazyStack, list, grid, lazyGrid, horizontal
  }

  enum Origin: CaseIterable {
    case betweenFrames, task, button, callback
  }

  enum Change: CaseIterable {
    case insertion, insertionAtEnd, removal, movement, height, several
  }

  @MainActor @Observable final class Model {
    var rows = Array(0..<6)
    var height: CGFloat = 40
    /// Changed to run an action in the observe phase.
    var trigger = 0
    @ObservationIgnored var action: () -> Void = {}
  }

  private struct Page: View {
    let container: Container
    let model: Model

    var body: some View {
      VStack(spacing: 0) {
        Button("Change") { model.action() }
        switch container {
        case .stack: VStack(spacing: 0) { rows }
        case .lazyStack: ScrollView { LazyVStack(spacing: 0) { rows } }
        case .list: List { rows }
        case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
        case .lazyGrid: ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(), GridItem()]) { rows } }
        case .horizontal: ScrollView(.horizontal) { LazyHStack(spacing: 0) { rows } }
        }
      }
      .onChange(of: model.trigger) { model.action() }
    }

    private var rows: some View {
      ForEach(model.rows, id: \.self) { _ in Color.blue.frame(width: 40, height: model.height) }
    }
  }

  private func apply(_ change: Change, to model: Model) {
    switch change {
    case .insertion: model.rows.insert(99, at: 2)
    case .insertionAtEnd: model.rows.append(99)
    case .removal: model.rows.remove(at: 1)
    case .movement: model.rows.move(fromOffsets: [4], toOffset: 1)
    case .height: model.height = 60
    case .several:
      model.rows.remove(at: 1)
      model.rows.insert(contentsOf: [98, 99], at: 2)
      model.height = 50
    }
  }

  @Test(arguments: Container.allCases, Origin.allCases)
  func theCompletionRunsOnceAtTheEnd(container: Container, origin: Origin) async throws {
    for change in Change.allCases {
      let model = Model()
      let window = TestWindow(width: 400, height: 400) { Page(container: container, model: model) }
      window.settle()
      var calls: [Double] = []
      let start = window.time
      model.action = {
        withAnimation(.linear(duration: 0.5)) {
          apply(change, to: model)
        } completion: {
          calls.append(window.time - start)
        }
      }
      switch origin {
      case .betweenFrames: model.action()
      case .task: await Task { model.action() }.value
      case .button: try window.tap("Change")
      case .callback: model.trigger += 1
      }
      for _ in 0..<60 {
        window.advance()
        await Task.yield()
      }
      #expect(await eventually { !calls.isEmpty })
      #expect(calls.count == 1 && calls.allSatisfy { $0 > 0.45 && $0 < 0.65 }, "\(change): \(calls)")
    }
  }
}
