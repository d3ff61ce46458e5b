/// The geometry that bodies have read through proxies of readers further out, up to the next evaluation of each body.
@MainActor final class BodyReads: GraphService, GeometryObserver {
  private struct Body {
    weak var element: Element?
    let reads: GeometryReads
  }

  private unowned let graph: ViewGraph
  private var bodies: [ObjectIdentifier: Body] = [:]

  init(graph: ViewGraph) {
    self.graph = graph
    graph.add(self)
    graph.willEvaluate = { [unowned self] element in
      if !bodies.isEmpty { bodies[ObjectIdentifier(element)] = nil }
    }
  }

  /// The reads of the body that is being evaluated; nil outside of bodies.
  static var ofEvaluatedBody: GeometryReads? {
    guard let element = ViewGraph.evaluating else { return nil }
    return element.graph.service(BodyReads.self).reads(of: element)
  }

  private func reads(of element: Element) -> GeometryReads {
    let id = ObjectIdentifier(element)
    if let body = bodies[id], body.element === element { return body.reads }
    let body = Body(element: element, reads: GeometryReads())
    bodies[id] = body
    return body.reads
  }

  /// Schedules the bodies with a `GeometryReads` that `isStale`.
  func compareGeometry() {
    for (id, body) in bodies {
      guard let element = body.element, element.isMounted else {
        bodies[id] = nil
        continue
      }
      if !element.isDirty, body.reads.isStale { graph.setNeedsBody(element) }
    }
  }
}
