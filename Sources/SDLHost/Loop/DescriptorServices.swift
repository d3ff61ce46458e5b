/// Two `DescriptorService`s together. `second` lives as long as its owner keeps it.
@MainActor final class DescriptorServices: DescriptorService {
  private let first: (any DescriptorService)?
  private weak var second: (any DescriptorService)?

  init(_ first: (any DescriptorService)?, _ second: any DescriptorService) {
    self.first = first
    self.second = second
  }

  private var services: [any DescriptorService] { [first, second].compactMap { $0 } }

  var descriptors: [WatchedDescriptor] { services.flatMap { $0.descriptors } }

  var wantsToWrite: Bool { services.contains { $0.wantsToWrite } }

  func turn() -> Bool {
    var hasMore = false
    for service in services where service.turn() { hasMore = true }
    return hasMore
  }
}
