import Engine

/// Makes the items of a `ForEach` items of the `ReorderController` in the environment.
struct ReorderableModifier<Data: Collection> {
  let data: Data
  let collectionID: AnyHashable
}

/// The items of a `ForEach` with `reorderable()`.
@MainActor protocol ReorderableHolding: ElementPart {
  var collectionID: AnyHashable { get }
  var itemCount: Int { get }
  /// The element of the collection at an index from 0.
  func element(at index: Int) -> Any
}

extension ReorderableModifier: BehaviorModifier {
  typealias Behavior = ReorderableBehavior<Data>
}

/// Registers the items with the `ReorderController`, and lets the keys of a `List` move them.
final class ReorderableBehavior<Data: Collection>: ElementBehavior<ReorderableModifier<Data>>, ReorderableHolding {
  private weak var controller: ReorderController?

  override func didMount() {
    controller = environment.untracked(\.reorderController)
    controller?.add(self)
  }

  override func didUpdate(from old: ReorderableModifier<Data>) {
    if !isKnownEqual(old.data, modifier.data) { controller?.itemsDidChange() }
  }

  override func didUnmount() { controller?.remove(self) }

  var collectionID: AnyHashable { modifier.collectionID }

  var itemCount: Int { modifier.data.count }

  func element(at index: Int) -> Any {
    let element = modifier.data[modifier.data.index(modifier.data.startIndex, offsetBy: index)]
    return (element as? any BoundElement)?.value ?? element
  }

  override func answer(_ query: inout FactQuery) { query.give(RowActionsFact.self, rowActions) }

  private var rowActions: RowActions? {
    guard let controller, controller.isEnabled else { return nil }
    return RowActions(
      move: { [weak self] in self?.move($0, to: $1) },
      moveAcross: { [weak self] rows, direction in
        guard let self else { return nil }
        return self.controller?.moveAcross(rows, of: self, by: direction)
      })
  }

  private func move(_ rows: IndexSet, to row: Int) {
    controller?.move(rows.map { (self, $0) }, to: self, at: row)
  }
}

/// An element of a `ForEach` over a binding.
private protocol BoundElement {
  associatedtype Value
  @MainActor var value: Value { get }
}

extension BoundElements.Element: BoundElement {
  @MainActor fileprivate var value: Elements.Element { binding.wrappedValue }
}

extension EnvironmentValues {
  /// The controller of the nearest `reorderContainer`.
  @Entry var reorderController: ReorderController?
}

extension DynamicViewContent {
  /// Lets people move the items within the surrounding `reorderContainer` by dragging them.
  ///
  /// The views of the items must be in a `List`, in a lazy or another stack or grid, or in a custom layout. Outside of lists and lazy
  /// containers each item needs exactly a single view. `moveDisabled(_:)` in the closure of the `ForEach` excludes an item.
  public func reorderable() -> some DynamicViewContent<Data> {
    modifier(
      ReorderableModifier(data: data, collectionID: AnyHashable(ReorderableSingleCollectionIdentifier())))
  }

  /// Lets people move the items within and between the collections of the surrounding `reorderContainer`.
  ///
  /// - Parameter collectionID: The identifier of the collection of this `ForEach`, as the container's `move` action receives it. Its type
  ///   is that of the container's `in` parameter.
  public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Data> {
    modifier(ReorderableModifier(data: data, collectionID: AnyHashable(collectionID)))
  }
}
