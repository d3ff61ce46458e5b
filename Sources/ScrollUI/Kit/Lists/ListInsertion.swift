import Engine

/// Inserts the items of drags between the rows of a list, and shows the insertion point while they are dragged.
@MainActor final class ListInsertion {
  private let controller: ListController
  private let line = InsertionLine()
  /// The items of the last `accepts(_:)`.
  private var items: [DragItem] = []
  var color = RGBAColor.black
  var reducesMotion = false

  init(_ controller: ListController) { self.controller = controller }

  func accepts(_ items: [DragItem]) -> Bool {
    self.items = items
    return controller.rows?.insertions(of: items).isEmpty == false
  }

  /// The insertion point at a point of the window: the `ForEach`, and the item in front of which the items would be inserted.
  private func insertionPoint(at point: CGPoint) -> (insertion: ListRowInsertion, item: Int)? {
    guard let rows = controller.rows, let lazy = rows.lazyNode else { return nil }
    let insertions = rows.insertions(of: items)
    let plan = ReorderPlan(ranges: insertions.map(\.items))
    let rect = CGRect(origin: lazy.convertFromWindow(point), size: .zero)
    return plan.slot(for: rect, in: lazy).map { (insertions[$0.range], $0.item) }
  }

  /// Shows the insertion point of a pointer at a point of the window; nil hides it.
  func move(to point: CGPoint?) {
    guard let point, let lazy = controller.rows?.lazyNode, let gap = insertionPoint(at: point) else {
      return line.hide()
    }
    line.show(before: gap.item, in: gap.insertion.items, of: lazy, color: color)
  }

  func drop(_ items: [DragItem], at point: CGPoint, on target: DropTargetNode) -> Bool {
    self.items = items
    line.hide()
    guard let rows = controller.rows, insertionPoint(at: point) != nil else { return false }
    // The data has changed since the rows were laid out. The index must be that of the new rows.
    if let graph = (rows as? Element)?.graph, graph.needsBodies {
      graph.enqueue("dropDestination") { [self] in _ = insert(items, at: point, on: target) }
      return true
    }
    return insert(items, at: point, on: target)
  }

  private func insert(_ items: [DragItem], at point: CGPoint, on target: DropTargetNode) -> Bool {
    self.items = items
    guard let (insertion, item) = insertionPoint(at: point), let rows = controller.rows else { return false }
    let number = rows.insertions(of: items).firstIndex { $0.items == insertion.items }
    let drop = RowInsertion.Drop(items: items, target: target) { [weak self] insert in
      guard let self else { return }
      // Rows may have been removed before the items arrive.
      let present = number.flatMap { number in
        let insertions = self.controller.rows?.insertions(of: items) ?? []
        return number < insertions.count ? insertions[number].items.count : nil
      }
      let index = item - insertion.items.lowerBound
      withAnimation(reducesMotion ? nil : .default) { insert(min(index, present ?? index)) }
    }
    return insertion.action.perform(drop)
  }
}

/// The rows of a `ForEach` between which items can be inserted.
struct ListRowInsertion {
  /// The items of the rows among those of the list.
  let items: Range<Int>
  let action: RowInsertion
}

/// The action that inserts the items of a drag into the data of a `ForEach`.
struct RowInsertion {
  let accepts: @MainActor ([DragItem]) -> Bool
  /// Inserts the items of a `Drop`. Returns false if no item has a use.
  let perform: @MainActor (Drop) -> Bool

  /// Items of a `DragCoordinator` that are dropped between rows.
  @MainActor struct Drop {
    let items: [DragItem]
    let target: DropTargetNode
    /// Calls a function with the index in the data at which the items are inserted, inside of `withAnimation(_:_:)`.
    let insert: ((Int) -> Void) -> Void
  }
}

/// Makes a list the target of the drags that its rows accept.
struct ListDropTarget: NodeModifier {
  let controller: ListController

  func makeNode(_ environment: EnvironmentValues) -> DropTargetNode {
    let node = DropTargetNode()
    let insertion = ListInsertion(controller)
    node.accepts = { insertion.accepts($0) }
    node.moved = { [weak node] point in insertion.move(to: point.flatMap { node?.windowPoint($0) }) }
    node.dropped = { [weak node] items, point in
      node.map { insertion.drop(items, at: $0.windowPoint(point), on: $0) } ?? false
    }
    controller.insertion = insertion
    return updated(node, environment)
  }

  func updateNode(_ node: DropTargetNode, _ environment: EnvironmentValues) {
    node.isEnabled = environment.isEnabled
    controller.insertion?.color = ControlTint(.edge).rgba(in: environment)
    controller.insertion?.reducesMotion = environment.accessibilityReduceMotion
  }
}

extension ListContentElement {
  /// The rows between which items can be inserted.
  func insertions(of items: [DragItem]) -> [ListRowInsertion] {
    segments.entries.compactMap { entry in
      guard entry.role == .row, let action = rowAction(of: entry, \.insert), action.accepts(items) else { return nil }
      return ListRowInsertion(items: entry.items, action: action)
    }
  }
}

extension DynamicViewContent {
  /// Inserts values of a type that are dropped between the rows of a `List`.
  ///
  /// A line shows the place while the pointer is over the list.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values. Items of a drag that have no value of the type are left out.
  ///   - action: Called once after a drop with the values and the index in `data` at which they are inserted, inside of
  ///     `withAnimation(_:_:)`.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ index: Int) -> Void
  ) -> some DynamicViewContent<Data> {
    inserting(
      RowInsertion(accepts: { $0.contains { $0.provides(T.self) } }) { drop in
        drop.target.load(drop.items.filter { $0.provides(T.self) }, as: T.self) { values in
          drop.insert { action(values, $0) }
          return true
        }
      })
  }

  /// Inserts items with data of one of the types that are dropped between the rows of a `List`.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of data that the rows accept.
  ///   - action: Called once after a drop with the index in `data` at which the items are inserted, inside of `withAnimation(_:_:)`.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    inserting(
      RowInsertion(accepts: { $0.contains { $0.conforms(toAny: supportedContentTypes) } }) { drop in
        let providers = drop.items.filter { $0.conforms(toAny: supportedContentTypes) }.map { NSItemProvider($0) }
        drop.insert { action($0, providers) }
        return true
      })
  }

  private func inserting(_ insertion: RowInsertion) -> some DynamicViewContent<Data> {
    modifier(RowActionsModifier(actions: RowActions(insert: insertion)))
  }
}
