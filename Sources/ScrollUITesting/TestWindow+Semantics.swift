import Engine
import Semantics

/// The elements of the window as assistive technologies read them.
extension TestWindow {
  /// The element with a role and a label. Nil accepts all roles or all labels. Without an element of that label, one of the
  /// `accessibilityInputLabels(_:)` counts.
  ///
  /// ```swift
  /// window.element(.slider, "Volume").setNumber(0.5)
  /// #expect(window.element(.slider, "Volume").value == "50 %")
  /// ```
  public func element(_ role: TestElement.Role?, _ label: String? = nil) -> TestElement {
    TestElement(window: self, role: role, label: label)
  }

  /// The element of a `Button` with the label `label`.
  public func button(_ label: String) -> TestElement { element(.button, label) }

  /// The element of a `Toggle` with the label `label`: a toggle, or a check box.
  public func toggle(_ label: String) -> TestElement {
    let box = element(.checkBox, label)
    return box.exists ? box : element(.toggle, label)
  }

  /// The element of a `TextField`, or of the field of `searchable(text:)`, with the label `label`.
  public func textField(_ label: String) -> TestElement {
    let field = element(.searchField, label)
    return field.exists ? field : element(.textField, label)
  }

  /// The row with the label `label`.
  public func row(_ label: String) -> TestElement { element(.row, label) }

  /// The elements as text of `SemanticTree.outline`: a line for each, with its role, its “label”, its value and its states, indented by two spaces for each container.
  ///
  /// ```
  /// window
  ///   heading 1 “Inbox”
  ///   button “Send”
  /// ```
  public var semanticTree: String { presentTree.outline }

  /// The tree of the present content, which is built now.
  package var presentTree: SemanticTree {
    pipeline.semantics.update()
    return pipeline.semantics.tree
  }

  func semanticNodes(_ role: TestElement.Role?, _ label: String?) -> [SemanticNode] {
    var (found, called) = ([SemanticNode](), [SemanticNode]())
    presentTree.forEach { node, _ in
      guard role.map({ $0.rawValue == node.role.rawValue }) ?? true else { return }
      if label.map({ $0 == node.label }) ?? true {
        found.append(node)
      } else if let label, node.inputLabels.contains(label) {
        called.append(node)
      }
    }
    return found.isEmpty ? called : found
  }
}
