/// An object of one window that an upper tier keeps with the window's graph, such as its popups.
@MainActor protocol GraphService: AnyObject {
  init(graph: ViewGraph)
}

extension ViewGraph {
  /// The window's service of a type, created at the first call.
  func service<Service: GraphService>(_ type: Service.Type) -> Service {
    if let service = services[ObjectIdentifier(type)] { return unsafeDowncast(service, to: Service.self) }
    let service = Service(graph: self)
    services[ObjectIdentifier(type)] = service
    return service
  }
}
