import Engine

/// Draws a panel with an arrow behind a popover, with `PopoverBubbleNode`.
struct PopoverBubble: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> PopoverBubbleNode {
    PopoverBubbleNode(appearance: appearance(in: environment))
  }

  func updateNode(_ node: PopoverBubbleNode, _ environment: EnvironmentValues) {
    node.appearance = appearance(in: environment)
  }

  private func appearance(in environment: EnvironmentValues) -> PopoverBubbleNode.Appearance {
    PopoverBubbleNode.Appearance(
      fill: PopupBackground().color(in: environment), edge: Color.separator.rgba(in: environment),
      shadow: RGBAColor.black.opacity(0.22))
  }
}
