import Engine
import Semantics

/// Wraps the nodes of a view in `SemanticsNode`s.
struct SemanticsModifier {
  /// Returns the values. Texts are resolved here or later with the environment's string table.
  let properties: @MainActor (EnvironmentValues) -> SemanticProperties
}

extension SemanticsModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> SemanticsNode {
    SemanticsNode(properties: properties(environment))
  }

  func updateNode(_ node: SemanticsNode, _ environment: EnvironmentValues) {
    node.properties = properties(environment)
  }
}

nonisolated extension View {
  /// Sets `SemanticProperties` of this view for assistive technologies, in a `SemanticsNode`.
  ///
  /// - Parameter change: Sets the values, with the environment of the view.
  package func semantics(
    _ change: @escaping @MainActor (inout SemanticProperties, EnvironmentValues) -> Void
  ) -> some View {
    modifier(
      SemanticsModifier { environment in
        var properties = SemanticProperties()
        change(&properties, environment)
        return properties
      })
  }

  /// Makes this view a control with a `SemanticRole`. Texts inside are its `label`; `isEnabled` of the environment disables it.
  ///
  /// - Parameters:
  ///   - role: The kind of the control. It stays under any style.
  ///   - change: Sets further values.
  package func semantics(
    _ role: SemanticRole, _ change: @escaping @MainActor (inout SemanticProperties) -> Void = { _ in }
  ) -> some View {
    semantics { properties, environment in
      properties.role = role
      if !environment.isEnabled { properties.states.insert(.disabled) }
      change(&properties)
    }
  }

  /// Makes this view a control with or without `SemanticStates.selected`, such as a tab.
  ///
  /// - Parameters:
  ///   - role: The kind of the control.
  ///   - isSelected: True for the selected control.
  ///   - position: The index among the controls, from 0, and their number.
  package func semantics(
    _ role: SemanticRole, isSelected: Bool, position: (index: Int, count: Int)? = nil
  ) -> some View {
    semantics(role) { properties in
      properties.states.insert(isSelected ? [.selectable, .selected] : .selectable)
      properties.position = position
    }
  }

  /// Makes this view the element that shows and hides further views. A button around it becomes that element.
  ///
  /// - Parameters:
  ///   - isExpanded: True if the further views are shown; nil without further views, then the modifier has no effect.
  ///   - setExpanded: Shows or hides them.
  package func disclosureSemantics(isExpanded: Bool?, _ setExpanded: @escaping @MainActor (Bool) -> Void) -> some View {
    semantics { properties, environment in
      guard let isExpanded else { return }
      properties.role = .disclosure
      properties.states = isExpanded ? [.expandable, .expanded] : .expandable
      if !environment.isEnabled { properties.states.insert(.disabled) }
      properties.actions.append((isExpanded ? .collapse : .expand, { setExpanded(!isExpanded) }))
    }
  }

  /// Makes this view an element with `SemanticStates.modal`, such as a dialog. Its first text is its `label`. Has no effect without a `role`.
  ///
  /// - Parameters:
  ///   - role: The kind of the element.
  ///   - dismiss: Leaves the element; nil if only its own controls do.
  package func modalSemantics(_ role: SemanticRole?, dismiss: (@MainActor () -> Void)?) -> some View {
    semantics { properties, _ in
      guard let role else { return }
      properties.role = role
      properties.states.insert(.modal)
      if let dismiss { properties.actions.append((.dismiss, dismiss)) }
    }
  }
}

extension EnvironmentValues {
  /// True if images are decorations beside a text, which assistive technologies leave out.
  @Entry var imagesAreDecorations: Bool = false
}
