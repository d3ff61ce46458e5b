import Engine

/// The popups of a window: menus, sheets, alerts, popovers and tooltips. `PopupStack` shows them.
@MainActor @Observable final class PopupModel: GraphService {
  /// A popup.
  struct Item: Identifiable {
    let handle: PopupHandle
    var takesPresses: Bool
    var backdrop = PopupBackdrop.none
    var transition = AnyTransition.opacity
    /// The environment of the presenting view.
    var environment: EnvironmentValues
    var content: AnyView

    var id: ObjectIdentifier { ObjectIdentifier(handle) }
  }

  fileprivate(set) var items: [Item] = []
  @ObservationIgnored private unowned let graph: ViewGraph

  init(graph: ViewGraph) { self.graph = graph }

  /// Shows `content` until `hide()` of the returned handle is called.
  func show<Content: View>(
    at placement: PopupNode.Placement, takesPresses: Bool, environment: EnvironmentValues,
    backdrop: PopupBackdrop = .none, transition: AnyTransition = .opacity, @ViewBuilder content: () -> Content
  ) -> PopupHandle {
    graph.showOverlay(PopupStack(model: self))
    let handle = PopupHandle(placement, in: self)
    items.append(
      Item(
        handle: handle, takesPresses: takesPresses, backdrop: backdrop, transition: transition,
        environment: environment, content: AnyView(content())))
    return handle
  }
}

extension ViewGraph {
  /// The popups of the window, created on first use.
  var popups: PopupModel { service(PopupModel.self) }
}

/// A popup, as its presenter holds it.
@MainActor final class PopupHandle {
  /// The placement of the popup. A change updates its `PopupNode` only; no view is evaluated.
  var placement: PopupNode.Placement { didSet { node?.placement = placement } }
  /// The node of the popup; nil until its first layout.
  fileprivate(set) weak var node: PopupNode?
  private weak var model: PopupModel?

  fileprivate init(_ placement: PopupNode.Placement, in model: PopupModel? = nil) {
    self.placement = placement
    self.model = model
  }

  /// Replaces the content and the environment.
  func update(environment: EnvironmentValues, content: AnyView) {
    guard let model, let index = model.items.firstIndex(where: { $0.handle === self }) else { return }
    model.items[index].environment = environment
    model.items[index].content = content
  }

  /// True if `target` is a view in the popup.
  func contains(_ target: (any FocusTarget)?) -> Bool {
    guard let node else { return false }
    return target?.nodes.contains { $0.nearestAncestor { $0 === node } != nil } ?? false
  }

  func hide() { model?.items.removeAll { $0.handle === self } }
}

/// The layer between a popup and the window, which decides about presses outside of the popup.
enum PopupBackdrop {
  /// No layer: presses outside of the popup reach the window.
  case none
  /// An invisible layer. A press outside of the popup calls `dismiss` and does not reach the window.
  case clear(dismiss: () -> Void)
  /// A dark layer. A press outside of the popup calls `dismiss`, if any, and does not reach the window.
  case dimmed(dismiss: (() -> Void)?)

  fileprivate var isShown: Bool { if case .none = self { false } else { true } }

  fileprivate var color: Color { if case .dimmed = self { Color.black.opacity(0.28) } else { .clear } }

  fileprivate func press() {
    switch self {
    case .none: break
    case .clear(let dismiss): dismiss()
    case .dimmed(let dismiss): dismiss?()
    }
  }
}

/// All popups of a window, newest in front.
struct PopupStack: View {
  let model: PopupModel

  var body: some View {
    PopupLayer {
      ForEach(model.items) { item in
        if item.backdrop.isShown {
          item.backdrop.color
            .contentShape(Rectangle())
            .gesture(DragGesture(minimumDistance: 0).onChanged { _ in item.backdrop.press() })
            .transition(.opacity)
            .modifier(PopupModifier(handle: PopupHandle(.everywhere), takesPresses: true))
        }
        item.content
          .modifier(
            EnvironmentModifier {
              $0.take(item.environment)
              $0.leavePlace()
            }
          )
          .transition(item.transition)
          .modifier(
            PopupModifier(
              handle: item.handle, takesPresses: item.takesPresses, direction: item.environment.layoutDirection))
      }
    }
  }
}

/// The container of the popups in `PopupStack`.
struct PopupLayer<Content: View>: View, ContainerView {
  @ViewBuilder let content: Content

  func makeNode(_ environment: EnvironmentValues) -> PopupLayerNode { PopupLayerNode() }
}

/// Connects a `PopupNode` with its `PopupHandle`.
struct PopupModifier: NodeModifier {
  let handle: PopupHandle
  let takesPresses: Bool
  var direction = LayoutDirection.leftToRight

  func makeNode(_ environment: EnvironmentValues) -> PopupNode {
    let node = PopupNode(placement: handle.placement, takesPresses: takesPresses, direction: direction)
    handle.node = node
    return node
  }

  func updateNode(_ node: PopupNode, _ environment: EnvironmentValues) {
    handle.node = node
    node.placement = handle.placement
    node.takesPresses = takesPresses
    node.direction = direction
  }
}
