/// A modifier with an object that lives as long as its view: an `ElementBehavior`.
///
/// ```swift
/// struct LogModifier {
///   let name: String
/// }
///
/// extension LogModifier: BehaviorModifier {
///   typealias Behavior = LogBehavior
/// }
///
/// final class LogBehavior: ElementBehavior<LogModifier> {
///   private let start = ContinuousClock.now
///
///   override func didUnmount() { print("\(modifier.name): \(ContinuousClock.now - start)") }
/// }
/// ```
///
/// A modifier that keeps no state of its own is a `ConnectedModifier`.
@MainActor protocol BehaviorModifier: PrimitiveModifier {
  associatedtype Behavior: ElementBehavior<Self>
}

extension BehaviorModifier {
  static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type {
    BehaviorElement<Base, Self, Behavior>.self
  }
}

/// The state and the actions of a modifier at a place of the tree, for content of any type.
@MainActor class ElementBehavior<Modifier>: ElementPart {
  /// The kinds of the element; empty by default.
  class var kinds: ElementKinds { [] }
  /// The element of the modifier. It owns the behavior until the view has left the tree.
  let element: Element
  /// The modifier of the last update.
  fileprivate(set) final var modifier: Modifier

  required init(_ modifier: Modifier, at element: Element) {
    self.modifier = modifier
    self.element = element
  }

  /// Called once, after the elements of the content have been created.
  func didMount() {}

  /// Called before an update of the content, with the new value of `modifier`.
  func willUpdate() {}

  /// Called after an update of the modifier and its content. `old` is the modifier before the update.
  func didUpdate(from old: Modifier) {}

  /// Called when state has changed that the behavior has read with `ViewGraph.track(_:_:)`.
  func stateDidChange() {}

  /// Called when the view has left the tree.
  func didUnmount() {}

  /// The environment of the content; `environment` is that of the modified view. Called before `didMount()` for the first time.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }

  /// Called when the values of the keys `changed` have changed above. Returns those that change for the content.
  func environmentDidChange(_ changed: [ObjectIdentifier]) -> [ObjectIdentifier] { changed }

  /// Answers with the values that the modifier offers; see `ElementFact`.
  func answer(_ query: inout FactQuery) {}
}

/// The element of a modifier with a behavior.
final class BehaviorElement<
  Content: View, Modifier: PrimitiveModifier, Behavior: ElementBehavior<Modifier>
>: PassThroughElement<Content, Modifier> {
  /// Nil after the view has left the tree.
  private var behavior: Behavior?

  override var childEnvironment: EnvironmentValues { behavior?.contentEnvironment(environment) ?? environment }

  override func willMount() {
    kinds = Behavior.kinds
    behavior = Behavior(modifier, at: self)
  }

  override func didMount() { behavior?.didMount() }

  override func update(_ view: Modified) {
    behavior?.modifier = view.modifier
    behavior?.willUpdate()
    super.update(view)
  }

  override func didUpdate(from old: Modifier) { behavior?.didUpdate(from: old) }

  override func updateBody() { behavior?.stateDidChange() }

  override func environmentChangesForChildren(_ changed: [ObjectIdentifier]) -> [ObjectIdentifier] {
    behavior?.environmentDidChange(changed) ?? changed
  }

  override func didUnmount() {
    behavior?.didUnmount()
    behavior = nil
  }

  override func answer(_ query: inout FactQuery) {
    behavior?.answer(&query)
    super.answer(&query)
  }
}
