/// Several `DescriptorService`s together.
@MainActor final class DescriptorServices: DescriptorService {
  private struct Member {
    weak var service: (any DescriptorService)?
  }

  private let first: (any DescriptorService)?
  /// The services after `first`, which live as long as their owners keep them.
  private var others: [Member] = []

  init(_ first: (any DescriptorService)?) { self.first = first }

  func add(_ service: any DescriptorService) {
    others.removeAll { $0.service == nil }
    others.append(Member(service: service))
  }

  private var services: [any DescriptorService] {
    (first.map { [$0] } ?? []) + others.compactMap(\.service)
  }

  var descriptors: [WatchedDescriptor] { services.flatMap { $0.descriptors } }

  var wantsToWrite: Bool { services.contains { $0.wantsToWrite } }

  func turn() -> Bool {
    var hasMore = false
    for service in services where service.turn() { hasMore = true }
    return hasMore
  }
}
