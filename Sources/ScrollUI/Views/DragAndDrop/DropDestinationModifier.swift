import Engine

/// Makes a view the target of drags of transferable values.
struct DropDestinationModifier<Value: Transferable> {
  let action: ([Value], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void
}

extension DropDestinationModifier: NodeModifier {
  static var name: String { "DropDestinationModifier" }

  func makeNode(_ environment: EnvironmentValues) -> DropTargetNode { updated(DropTargetNode(), environment) }

  func updateNode(_ node: DropTargetNode, _ environment: EnvironmentValues) {
    let action = action
    node.isEnabled = environment.isEnabled
    node.accepts = { items in items.contains { $0.provides(Value.self) } }
    node.targetedChanged = isTargeted
    node.dropped = { items, location in
      let values = items.compactMap { $0.load(Value.self) }
      return !values.isEmpty && action(values, location)
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
    modifier(DropDestinationModifier(action: action, isTargeted: isTargeted))
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

  /// Makes this view the target of drags of items with data of one of the types. `action` also receives the location of the pointer in the
  /// coordinates of the view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(DropProvidersModifier(types: supportedContentTypes, isTargeted: isTargeted, action: action))
  }
}
