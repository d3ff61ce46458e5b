import Observation

/// Ends the tracking of observable objects that an earlier evaluation has installed.
///
/// `withObservationTracking` gives no way to take back what it has installed: without this, a body that is evaluated on each frame
/// would leave one more entry in every object that it reads each time, and a row that has gone would leave its own for ever. So
/// each evaluation also reads a property of the scope; to change that property ends everything the evaluation has installed.
@MainActor final class ObservationScope: Observable {
  /// Counts evaluations, so that news for an earlier one can be told.
  private(set) var generation = 0
  private let registrar = ObservationRegistrar()

  /// The element types whose bodies have read an observable object: only those need a scope.
  private static var observingTypes: Set<ObjectIdentifier> = []

  static func isNeeded(by type: Any.Type) -> Bool {
    !observingTypes.isEmpty && observingTypes.contains(ObjectIdentifier(type))
  }

  static func noteObserving(_ type: Any.Type) { observingTypes.insert(ObjectIdentifier(type)) }

  /// Makes the evaluation that runs now one of those that `end` ends.
  func join() { registrar.access(self, keyPath: \.generation) }

  /// Ends what earlier evaluations have installed.
  func end() {
    generation += 1
    registrar.willSet(self, keyPath: \.generation)
  }
}

/// Carries a reference to an element through `@Sendable` closures; it is only followed on the main thread.
struct WeakElement: @unchecked Sendable {
  private(set) weak var element: Element?

  init(_ element: Element?) { self.element = element }
}
