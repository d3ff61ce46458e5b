#if DEBUG
  import ScrollUITesting
  import Testing

  @testable import Engine
  @testable import ScrollUI

  /// The names of work subjects in reports.
  @MainActor @Suite struct WorkDescriptionTests {
    /// A view with an element that counts the requests for its nodes.
    private struct Probe: LeafView {
      static var element: ViewElement<Probe>.Type { ProbeElement.self }

      func makeNode(_ environment: EnvironmentValues) -> SpaceNode { SpaceNode() }
      func updateNode(_ node: SpaceNode, _ environment: EnvironmentValues) {}
    }

    private final class SpaceNode: RenderNode {}

    private final class ProbeElement: LeafElement<Probe> {
      static var requests = 0

      override func appendNodes(to nodes: inout [RenderNode]) {
        Self.requests += 1
        super.appendNodes(to: &nodes)
      }
    }

    private struct Row: View {
      let number: Int
      var body: some View { Text("row \(number)") }
    }

    private func window(probes count: Int) -> TestWindow {
      let window = TestWindow(width: 300, height: 400) {
        VStack {
          HStack { ForEach(0..<count, id: \.self) { _ in Probe() } }
          ScrollView { LazyVStack { ForEach(0..<1000) { Row(number: $0) } } }
        }
      }
      window.settle()
      return window
    }

    @Test func aNodeIsNamedAfterItsViewItsOwnerAndItsRow() throws {
      let window = window(probes: 0)
      let node = try #require(window.nodes(of: TextNode.self).dropFirst(3).first)
      let description = try #require(window.host.graph.describe([.node(node)]).first)
      #expect(description == WorkDescription(view: "Text in Row", row: "3"))
    }

    @Test func aNodeOfTheOverlayIsNamed() throws {
      let window = window(probes: 1)
      window.host.graph.showOverlay(Row(number: 7))
      window.settle()
      let node = try #require(window.nodes(of: TextNode.self).last)
      #expect(window.host.graph.describe([.node(node)]).first == WorkDescription(view: "Text in Row"))
    }

    @Test func namingVisitsNoElementOfAnotherBranch() throws {
      let window = window(probes: 50)
      let node = try #require(window.nodes(of: TextNode.self).first)
      ProbeElement.requests = 0
      _ = window.host.graph.describe([.node(node)])
      #expect(ProbeElement.requests == 0)
      let probe = try #require(window.nodes(of: SpaceNode.self).first)
      _ = window.host.graph.describe([.node(probe)])
      #expect(ProbeElement.requests >= 50, "the siblings of the probe")
    }
  }
#endif
