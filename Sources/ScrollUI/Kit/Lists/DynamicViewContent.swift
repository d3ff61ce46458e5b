import Engine

/// A view that generates views from the elements of a collection, such as `ForEach`.
public protocol DynamicViewContent<Data>: View {
  /// The collection of the generated views.
  associatedtype Data: Collection
  /// The elements, with a view for each.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The data of the modified content: modifiers of a `ForEach` keep its data accessible.
  public var data: Content.Data { content.data }
}

/// The edit actions of the rows of a `ForEach` in a list; nil disables an action.
struct RowActions {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  /// Moves rows to the end of the collection above (`direction` -1) or to the beginning of the collection below (1). Returns the first row
  /// that they take, as an item of the list after the move, or nil without such a collection. Nil for rows without a
  /// `reorderContainer`, which stay in their `ForEach`.
  var moveAcross: ((_ rows: IndexSet, _ direction: Int) -> Int?)?
  var insert: RowInsertion?
}

/// Attaches `RowActions` to the rows of a `ForEach`.
struct RowActionsModifier {
  let actions: RowActions
}

/// The edit actions that a modifier sets for the rows of a `ForEach`.
enum RowActionsFact: ElementFact {
  typealias Value = RowActions
  static var endsAtRows: Bool { true }
}

extension RowActionsModifier: ConnectedModifier {
  func update(from old: RowActionsModifier, at element: Element) {
    let former = old.actions
    if (former.move == nil) != (actions.move == nil) || (former.delete == nil) != (actions.delete == nil) {
      element.notifyRowActionsObserver()
    }
  }

  static func answers(_ query: FactQuery) -> Bool { query.asks(for: RowActionsFact.self) }

  func answer(_ query: inout FactQuery) { query.give(RowActionsFact.self, actions) }
}

extension Element {
  /// Tells the list around the element that rows have become movable, or are not movable any more.
  func notifyRowActionsObserver() { nearestFact(RowActionsObserverFact.self)?.rowActionsDidChange() }
}

nonisolated extension DynamicViewContent {
  /// Sets the action that deletes rows of a list.
  ///
  /// Called with the indices of the selected rows when Delete or Backspace is pressed; rows with `deleteDisabled(_:)`
  /// are excluded. The action removes the elements from `data`, for example with `remove(atOffsets:)`. Nil, or a
  /// missing modifier, disables deletion. A swipe towards the leading edge uncovers a Delete button for the row, unless the row has
  /// `swipeActions(edge:allowsFullSwipe:content:)` at its trailing edge.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowActionsModifier(actions: RowActions(delete: action)))
  }

  /// Sets the action that moves rows of a list.
  ///
  /// Called when a row is dropped after a drag of its grip with the mouse, or of the row with the mouse or a finger after a rest. The rows in
  /// the selection of the `List` move together with a selected row. Also called when Alt and the Up or Down key move the selected rows. The
  /// first parameter of `action` is an `IndexSet` of the rows in this `ForEach`, which become neighbors; the second is the destination,
  /// an index before the move, for `move(fromOffsets:toOffset:)`. Both calls are made inside `withAnimation(_:_:)`, with a nil
  /// animation under reduced motion. Nil disables moving, and `moveDisabled(_:)` excludes a row.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowActionsModifier(actions: RowActions(move: action)))
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at `offsets`, counted from 0. Complexity: O(n).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    var (next, offset) = (startIndex, 0)
    for range in offsets.rangeView {
      let start = index(next, offsetBy: range.lowerBound - offset, limitedBy: endIndex) ?? endIndex
      kept.append(contentsOf: self[next..<start])
      next = index(start, offsetBy: range.count, limitedBy: endIndex) ?? endIndex
      offset = range.upperBound
    }
    kept.append(contentsOf: self[next...])
    self = kept
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at the offsets `source`, in their order, in front of the element at offset `destination`.
  /// Offsets count from 0 and refer to the collection before the move. Complexity: O(n).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (before, moved, after) = (Self(), Self(), Self())
    for (offset, element) in self.enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    self = before + moved + after
  }
}

// MARK: - Collections that the list edits

extension RowActions {
  /// The actions of a collection of bound elements; empty for collections without bindings.
  @MainActor init(editing data: any Collection) {
    let elements = data as? any EditableElements
    self.init(delete: elements?.deletion, move: elements?.movement)
  }
}

/// A collection that a list edits, as `EditActions` allow.
protocol EditableElements {
  /// Removes the elements at offsets from 0; nil if that is not allowed.
  @MainActor var deletion: ((IndexSet) -> Void)? { get }
  /// Moves the elements at offsets from 0 in front of the element at another offset before the move; nil if that is not allowed.
  @MainActor var movement: ((IndexSet, Int) -> Void)? { get }
}

extension BoundElements: EditableElements {
  var deletion: ((IndexSet) -> Void)? {
    guard editActions.allowsDeletion else { return nil }
    return { [data] offsets in data.wrappedValue = data.wrappedValue.removing(offsets) }
  }

  var movement: ((IndexSet, Int) -> Void)? {
    guard editActions.allowsMovement else { return nil }
    return { [data] offsets, destination in
      var (values, elements) = (Array(data.wrappedValue), data.wrappedValue)
      values.move(fromOffsets: offsets, toOffset: destination)
      for (index, value) in zip(Array(elements.indices), values) { elements[index] = value }
      data.wrappedValue = elements
    }
  }
}

extension MutableCollection {
  /// The collection without the elements at `offsets`, counted from 0. The collection must be range-replaceable, as for `EditActions.delete`.
  fileprivate func removing(_ offsets: IndexSet) -> Self {
    func remove<Elements: RangeReplaceableCollection & MutableCollection>(_ elements: Elements) -> Self? {
      var elements = elements
      elements.remove(atOffsets: offsets)
      return elements as? Self
    }
    return (self as? any RangeReplaceableCollection & MutableCollection).flatMap { remove($0) } ?? self
  }
}
