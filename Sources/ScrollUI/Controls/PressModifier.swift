import Engine

/// Makes a view answer presses.
struct PressModifier {
  let requiredTaps: Int
  /// Whether the whole rectangle answers, and not only what is drawn in it.
  let fillsBounds: Bool
  let pressChanged: ((Bool) -> Void)?
  let action: @MainActor (CGPoint, PressNode) -> Void

  init(
    requiredTaps: Int = 1, fillsBounds: Bool, pressChanged: ((Bool) -> Void)? = nil,
    action: @escaping @MainActor (CGPoint, PressNode) -> Void
  ) {
    self.requiredTaps = requiredTaps
    self.fillsBounds = fillsBounds
    self.pressChanged = pressChanged
    self.action = action
  }
}

extension PressModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> PressNode {
    let node = PressNode(requiredTaps: requiredTaps, fillsBounds: fillsBounds)
    updateNode(node, environment)
    return node
  }

  func updateNode(_ node: PressNode, _ environment: EnvironmentValues) {
    node.requiredTaps = requiredTaps
    node.fillsBounds = fillsBounds
    node.isEnabled = environment.isEnabled
    let pressChanged = pressChanged
    node.pressChanged = { pressChanged?($0) }
    let action = action
    node.action = { [unowned node] in action($0, node) }
  }
}

nonisolated extension View {
  /// Runs `action` when the view is tapped `count` times in a row.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    let action = UncheckedTransfer(action)
    return modifier(PressModifier(requiredTaps: count, fillsBounds: false) { _, _ in action.value() })
  }

  /// Runs `action` with the place of the tap in `coordinateSpace`.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let space = coordinateSpace.coordinateSpace
    let action = UncheckedTransfer(action)
    return modifier(
      PressModifier(requiredTaps: count, fillsBounds: false) { point, node in
        action.value(ResolvedSpace.convert(point, of: node, to: space))
      })
  }
}
