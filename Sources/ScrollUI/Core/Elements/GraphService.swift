/// An object that an upper tier keeps with the `ViewGraph` of a window, such as its popups.
@MainActor protocol GraphService: AnyObject {
  /// Creates the service; called once per window.
  init(graph: ViewGraph)
}

extension ViewGraph {
  /// The window's service of `type`, created at the first call.
  func service<Service: GraphService>(_ type: Service.Type) -> Service {
    if let service = services[ObjectIdentifier(type)] { return unsafeDowncast(service, to: Service.self) }
    let service = Service(graph: self)
    services[ObjectIdentifier(type)] = service
    return service
  }
}
