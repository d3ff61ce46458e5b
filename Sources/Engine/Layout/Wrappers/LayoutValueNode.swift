/// Carries a value for the layout that holds its child.
package final class LayoutValueNode: UnaryNode {
  private let key: ObjectIdentifier
  private var value: Any

  package init(key: ObjectIdentifier, value: Any) {
    self.key = key
    self.value = value
    super.init()
  }

  /// Takes another value and asks the container for its layout.
  package func setValue(_ value: Any) {
    self.value = value
    traitsDidChange()
  }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == self.key ? value : super.layoutValue(for: key)
  }
}
