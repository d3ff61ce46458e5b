/// Cancels the observation tracking that earlier evaluations of a body have installed.
///
/// `withObservationTracking` cannot be cancelled. Without a scope, a body that is evaluated in each frame would add an
/// entry to every object that it reads each time, and a removed row would leave its entries for ever. Therefore each
/// evaluation also reads a property of its scope; a change of that property consumes all entries of the evaluation.
@MainActor package final class ObservationScope: Observable {
  /// Incremented by `end()`, so that notifications for an earlier evaluation can be recognized.
  package private(set) var generation = 0
  private let registrar = ObservationRegistrar()

  package init() {}

  /// The element types whose bodies have read an observable object. Other types need no scope.
  private static var observingTypes: Set<ObjectIdentifier> = []

  /// True if an element of `type` has read an observable object before.
  static func isNeeded(by type: Any.Type) -> Bool {
    !observingTypes.isEmpty && observingTypes.contains(ObjectIdentifier(type))
  }

  /// Records that the body of an element of `type` has read an observable object.
  static func recordObservingType(_ type: Any.Type) { observingTypes.insert(ObjectIdentifier(type)) }

  /// Adds the running evaluation to those that `end()` cancels.
  package func join() { registrar.access(self, keyPath: \.generation) }

  /// Cancels the tracking of all earlier evaluations.
  package func end() {
    generation += 1
    registrar.willSet(self, keyPath: \.generation)
  }
}

/// Carries a weak reference to an element through `@Sendable` closures. The reference is used on the main thread only.
package struct WeakElement: @unchecked Sendable {
  private(set) weak var element: Element?

  init(_ element: Element?) { self.element = element }
}
