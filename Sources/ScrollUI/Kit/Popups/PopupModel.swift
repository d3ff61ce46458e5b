import Engine

/// The popups of a window: menus, sheets, alerts, popovers and tooltips. `PopupStack` shows them.
@MainActor @Observable final class PopupModel: GraphService {
  /// A popup.
  struct Item: Identifiable {
    let id: Int
    let place: PopupPlace
    var takesPresses: Bool
    var backdrop = PopupBackdrop.none
    var transition = AnyTransition.opacity
    /// The environment of the presenting view.
    var environment: EnvironmentValues
    var content: AnyView
  }

  private(set) var items: [Item] = []
  @ObservationIgnored private var lastID = 0

  init(graph: ViewGraph) {}

  /// Shows `content` until `hide(_:)` is called with the returned identifier.
  func show<Content: View>(
    at placement: PopupNode.Placement, takesPresses: Bool, environment: EnvironmentValues,
    backdrop: PopupBackdrop = .none, transition: AnyTransition = .opacity, @ViewBuilder content: () -> Content
  ) -> Int {
    lastID += 1
    items.append(
      Item(
        id: lastID, place: PopupPlace(placement), takesPresses: takesPresses, backdrop: backdrop,
        transition: transition,
        environment: environment, content: AnyView(content())))
    return lastID
  }

  /// Replaces the content and the environment of the popup `id`.
  func update(_ id: Int, environment: EnvironmentValues, content: AnyView) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items[index].environment = environment
    items[index].content = content
  }

  /// Moves the popup `id`. Updates its `PopupNode` only; no view is evaluated.
  func move(_ id: Int, to placement: PopupNode.Placement) {
    items.first { $0.id == id }?.place.placement = placement
  }

  /// True if `target` is a view in the popup `id`.
  func contains(_ target: (any FocusTarget)?, in id: Int) -> Bool {
    guard let target, let popup = items.first(where: { $0.id == id })?.place.node else { return false }
    return target.nodes.contains { node in node.nearestAncestor { $0 === popup } != nil }
  }

  /// The node of the popup `id`; nil until its first layout.
  func node(_ id: Int) -> PopupNode? { items.first { $0.id == id }?.place.node }

  func hide(_ id: Int) { items.removeAll { $0.id == id } }
}

extension ViewGraph {
  /// The popups of the window, created on first use.
  var popups: PopupModel { service(PopupModel.self) }

  /// Adds the `PopupStack` as the window's overlay; no effect after the first call.
  func showPopups() { showOverlay(PopupStack(model: popups)) }
}

/// The placement of a popup. Assigning `placement` moves the `PopupNode` without evaluating views.
@MainActor final class PopupPlace {
  var placement: PopupNode.Placement { didSet { node?.placement = placement } }
  fileprivate weak var node: PopupNode?

  init(_ placement: PopupNode.Placement) { self.placement = placement }
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
            .modifier(PopupModifier(place: PopupPlace(.everywhere), takesPresses: true))
        }
        item.content
          .modifier(
            EnvironmentModifier {
              $0.take(item.environment)
              // A popup of a row is outside of the list, and of the selection of texts.
              $0.listController = nil
              $0.controlSurroundings = .free
              $0.isListEditing = false
              $0.rowsMenu = nil
              $0.textSelection = TextSelectionSetting()
            }
          )
          .transition(item.transition)
          .modifier(
            PopupModifier(
              place: item.place, takesPresses: item.takesPresses, direction: item.environment.layoutDirection))
      }
    }
  }
}

/// The container of the popups in `PopupStack`.
struct PopupLayer<Content: View>: View, ContainerView {
  @ViewBuilder let content: Content

  func makeNode(_ environment: EnvironmentValues) -> PopupLayerNode { PopupLayerNode() }
}

/// Connects a `PopupNode` with its `PopupPlace`.
struct PopupModifier: NodeModifier {
  let place: PopupPlace
  let takesPresses: Bool
  var direction = LayoutDirection.leftToRight

  func makeNode(_ environment: EnvironmentValues) -> PopupNode {
    let node = PopupNode(placement: place.placement, takesPresses: takesPresses, direction: direction)
    place.node = node
    return node
  }

  func updateNode(_ node: PopupNode, _ environment: EnvironmentValues) {
    place.node = node
    node.placement = place.placement
    node.takesPresses = takesPresses
    node.direction = direction
  }
}
