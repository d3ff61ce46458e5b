import Engine

/// Several `DescriptorService`s together.
@MainActor final class DescriptorServices: DescriptorService {
  private let first: (any DescriptorService)?
  /// The services after `first`, which live as long as their owners keep them.
  private var others = WeakList<any DescriptorService>()

  init(_ first: (any DescriptorService)?) { self.first = first }

  func add(_ service: any DescriptorService) { others.add(service) }

  private var services: [any DescriptorService] { (first.map { [$0] } ?? []) + others }

  var descriptors: [WatchedDescriptor] { services.flatMap { $0.descriptors } }

  var wantsToWrite: Bool { services.contains { $0.wantsToWrite } }

  func turn() -> Bool {
    var hasMore = false
    for service in services where service.turn() { hasMore = true }
    return hasMore
  }
}
