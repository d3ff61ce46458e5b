import Engine

/// Makes a view the target of drags of transferable values.
struct DropDestinationModifier<Value: Transferable> {
  var isEnabled = true
  /// Takes the values of a drop and its `DropSession`. Returns false if the values have no use.
  let action: ([Value], DropSession) -> Bool
  var isTargeted: (Bool) -> Void = { _ in }
}

extension DropDestinationModifier: NodeModifier {
  static var name: String { "DropDestinationModifier" }

  func makeNode(_ environment: EnvironmentValues) -> DropTargetNode { updated(DropTargetNode(), environment) }

  func updateNode(_ node: DropTargetNode, _ environment: EnvironmentValues) {
    let action = action
    node.isEnabled = isEnabled && environment.isEnabled
    node.accepts = { items in items.contains { $0.provides(Value.self) } }
    node.targetedChanged = isTargeted
    node.moved = { [weak node] point in
      guard let node else { return }
      node.placing?.visit(at: point.map { node.windowPoint($0) })
    }
    node.dropped = { [weak node] items, _ in
      guard let node, let update = node.update else { return false }
      let session = DropSession(update)
      return node.load(items.filter { $0.provides(Value.self) }, as: Value.self) { action($0, session) }
    }
  }
}

/// Makes a view the target of drags of items with data of certain types.
struct DropProvidersModifier {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool
}

extension DropProvidersModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> DropTargetNode { updated(DropTargetNode(), environment) }

  func updateNode(_ node: DropTargetNode, _ environment: EnvironmentValues) {
    let (types, isTargeted, action) = (types, isTargeted, action)
    node.isEnabled = environment.isEnabled
    node.accepts = { items in items.contains { $0.conforms(toAny: types) } }
    node.targetedChanged = { isTargeted?.wrappedValue = $0 }
    node.dropped = { items, location in
      action(items.filter { $0.conforms(toAny: types) }.map { NSItemProvider($0) }, location)
    }
  }
}

nonisolated extension View {
  /// Makes this view the target of drags of values of a type, from views and from other programs.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values. Items of a drag that have no value of the type are left out.
  ///   - action: Called once when items are dropped on the view, with the values and the location of the pointer in the coordinates of the
  ///     view. Returns false if the drop had no effect; the preview then glides back.
  ///   - isTargeted: Called with true when a drag with a value of the type has entered the view, and with false when it has left, was
  ///     cancelled, or is dropped, before `action`.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(DropDestinationModifier(action: { action($0, $1.location) }, isTargeted: isTargeted))
  }

  /// Makes this view the target of drags of values of a type, from views and from other programs.
  ///
  /// ```swift
  /// Shelf()
  ///   .dropDestination(for: Book.self) { books, session in
  ///     shelf.add(books, at: session.location)
  ///   }
  /// ```
  ///
  /// A target around a `reorderContainer` makes way for the items between its own; `DropSession.reorderDestination(for:in:)` is the place.
  ///
  /// - Parameters:
  ///   - type: The `Transferable` type of the values. Items of a drag without such a value are left out.
  ///   - isEnabled: False if the view takes no drops, as under `disabled(_:)`.
  ///   - action: Called once for each drop with the values. Values whose `TransferRepresentation` waits arrive later; a view that has been
  ///     removed meanwhile does not get them.
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    modifier(
      DropDestinationModifier<T>(
        isEnabled: isEnabled,
        action: { values, session in
          action(values, session)
          return true
        }))
  }

  /// Makes this view the target of drags of items with data of one of the types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of data that the view accepts.
  ///   - isTargeted: True while a drag with such an item is over the view.
  ///   - action: Called once when items are dropped on the view. Returns false if the drop had no effect.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Makes this view the target of drags of items with data of a supported type. `action` also receives the location of the pointer in the
  /// coordinates of the view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(DropProvidersModifier(types: supportedContentTypes, isTargeted: isTargeted, action: action))
  }
  /// Makes this view the target of drags of items with data of a supported type. SwiftUI's older form with the identifiers of types.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: UTType.types(of: supportedTypes), isTargeted: isTargeted, perform: action)
  }

  /// Makes this view the target of drags of items with data of a supported type. `action` also receives the location of the pointer in the
  /// coordinates of the view. SwiftUI's older form with the identifiers of types.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: UTType.types(of: supportedTypes), isTargeted: isTargeted, perform: action)
  }
}

extension UTType {
  /// The types with some identifiers.
  nonisolated static func types(of identifiers: [String]) -> [UTType] { identifiers.map { UTType(importedAs: $0) } }
}
