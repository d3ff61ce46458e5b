/// Sets the `layoutValue(for:)` of its child, for the layout of its container.
package final class LayoutValueNode: UnaryNode {
  private let key: ObjectIdentifier
  private var value: Any

  package init(key: ObjectIdentifier, value: Any) {
    self.key = key
    self.value = value
    super.init()
  }

  /// Replaces `value` and marks the container's layout.
  package func setValue(_ value: Any) {
    self.value = value
    traitsDidChange()
  }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == self.key ? value : super.layoutValue(for: key)
  }
}

extension RenderNode {
  /// The layout value of a type that the node, or a view around which it lies, has set; nil without one. The key is the type.
  final func layoutValue<Content>(_ type: Content.Type) -> Content? {
    layoutValue(for: ObjectIdentifier(type)) as? Content
  }
}

/// Sets the `layoutPriority` of its child.
package final class LayoutPriorityNode: UnaryNode {
  package var priority: Double {
    didSet { if priority != oldValue { setNeedsLayout() } }
  }

  package init(priority: Double) {
    self.priority = priority
    super.init()
  }

  override package var layoutPriority: Double { priority }
}

/// Sets the `zIndex` of its child.
package final class ZIndexNode: UnaryNode {
  package var value: Double { didSet { if value != oldValue { invalidateDrawingOrder() } } }

  /// Creates a node with any `value`, infinite values included.
  package init(value: Double) {
    self.value = value
    super.init()
  }

  override var zIndex: Double { value }
}
