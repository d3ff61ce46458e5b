import Engine

/// Scrolls the content of a popover or an alert that is higher than its room in the window.
struct PanelRoom: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> ScrollNode {
    let node = ScrollNode(axes: .vertical)
    node.fitsContent = true
    updateNode(node, environment)
    return node
  }

  /// The behavior that views around the presenting view have set for their scroll views is not that of the panel.
  func updateNode(_ node: ScrollNode, _ environment: EnvironmentValues) {
    var traits = environment.scrollTraits(showsIndicators: true)
    (traits.isEnabled, traits.disabledInputs, traits.clipsContent) = (true, [], true)
    traits.bounces = (.never, .basedOnSize)
    node.traits = traits
  }
}
