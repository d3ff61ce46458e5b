/// A key for values that elements offer to others in the tree, such as the edit actions of a `ForEach` to the list around it.
///
/// ```swift
/// enum RowActionsFact: ElementFact {
///   typealias Value = RowActions
/// }
/// ```
///
/// An element offers values in `answer(_:)`, a modifier in the function of the same name of `PrimitiveModifier` or of its `ElementBehavior`.
/// `fact(_:)` reads the value of an element, `facts(_:below:)` those of the elements around it.
@MainActor package protocol ElementFact {
  /// The type of the values.
  associatedtype Value
  /// True if the values belong to the data of a `ForEach`. They then hold for its own rows alone, and for the rows of a `ForEach` inside of it
  /// they do not.
  static var endsAtRows: Bool { get }
}

extension ElementFact {
  package static var endsAtRows: Bool { false }
}

/// A question of `Element.fact(_:)`, with the answer so far.
package struct FactQuery {
  private let key: ObjectIdentifier
  private var answer: Any?
  /// The environment of the modifier that answers.
  var environment = EnvironmentValues()

  init(_ key: (some ElementFact).Type) { self.key = ObjectIdentifier(key) }

  /// The answer to the question for `key`; nil without an answer.
  func value<Key: ElementFact>(_ key: Key.Type) -> Key.Value? { answer.map { $0 as! Key.Value } }

  /// True if the question is for `key`.
  func asks<Key: ElementFact>(for key: Key.Type) -> Bool { self.key == ObjectIdentifier(key) }

  /// Answers with `value` if the question is for `key`. Otherwise `value` is not evaluated.
  mutating func give<Key: ElementFact>(_ key: Key.Type, _ value: @autoclosure () -> Key.Value?) {
    if asks(for: key), let value = value() { answer = value }
  }
}

/// A view with a body that offers values to containers, which read them without an element, such as the label of a `Tab`.
@MainActor protocol FactView: View {
  /// Answers with the values that the view offers.
  func answer(_ query: inout FactQuery)
}

extension FactView {
  /// The kind of a view with a body and values for containers.
  public static var elementKind: ElementKind { ElementKind(offering: self) }
}

extension View {
  /// The value that the view, a `FactView`, offers for `key`; nil for other views, and without such a value.
  func viewFact<Key: ElementFact>(_ key: Key.Type) -> Key.Value? {
    func read<Offering: FactView>(_ type: Offering.Type) -> Key.Value? {
      // `Offering` and `Self` are the same type, that of `elementKind`.
      var query = FactQuery(key)
      unsafeBitCast(self, to: Offering.self).answer(&query)
      return query.value(key)
    }
    return Self.elementKind.offering.flatMap { read($0) }
  }
}

/// An object at the place of a view that acts before the view leaves.
@MainActor protocol DepartureObserver {
  /// Called when the view starts to leave the tree: before its transition, if it has one, and before its content is unmounted. Called
  /// again at the end of a transition.
  func willLeave()
}

/// The observer of an element with the kind `observesDeparture`.
enum DepartureFact: ElementFact {
  typealias Value = any DepartureObserver
}

/// The type name of a view, for messages.
enum ViewNameFact: ElementFact {
  typealias Value = String
}
