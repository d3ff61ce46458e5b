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
