import Engine
import Foundation

/// A view that makes its views from the elements of a collection.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

/// What can be done with the rows of a `ForEach` in a list.
struct RowActions {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

/// Says what can be done with the rows of a `ForEach`.
struct RowActionsModifier {
  let actions: RowActions

  init(_ actions: RowActions) { self.actions = actions }
}

/// An element that says what can be done with the rows below it.
@MainActor protocol RowActionsHolding: AnyObject {
  var rowActions: RowActions { get }
}

extension RowActionsModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    RowActionsElement(view, context)
  }
}

final class RowActionsElement<Content: View>: PassThroughElement<Content, RowActionsModifier>, RowActionsHolding {
  var rowActions: RowActions { view.modifier.actions }
}

nonisolated extension DynamicViewContent {
  /// Lets the rows of a list be deleted: `action` gets the places of those that the person wants to be gone, which are selected when
  /// the Delete key is pressed. Nil lets none be deleted.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowActionsModifier(RowActions(delete: action)))
  }

  /// Lets the rows of a list be moved: `action` gets the places of those to be moved, and the place before which they shall stand, as
  /// it is before the move. The selected row is moved with Alt and the arrow keys. Nil lets none be moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowActionsModifier(RowActions(move: action)))
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at `offsets`, counted from 0. Complexity: O(n).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in self.enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at offsets `source`, which keep their order, before the element that stands at offset `destination` now.
  /// Complexity: O(n).
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
