import Engine
import Observation

/// What floats over a window now.
@MainActor @Observable final class PopupModel {
  /// One thing that floats.
  struct Item: Identifiable {
    let id: Int
    var placement: PopupNode.Placement
    var takesPresses: Bool
    /// Called when the person presses beside it or Escape; nil lets presses beside it through.
    var dismiss: (() -> Void)?
    /// The environment of the view that shows it.
    let environment: EnvironmentValues
    let content: AnyView
  }

  private(set) var items: [Item] = []
  @ObservationIgnored private var lastID = 0

  /// Shows `content` until `hide` is called with the number that this returns.
  func show<Content: View>(
    at placement: PopupNode.Placement, takesPresses: Bool, environment: EnvironmentValues,
    dismiss: (() -> Void)? = nil, @ViewBuilder content: () -> Content
  ) -> Int {
    lastID += 1
    items.append(
      Item(
        id: lastID, placement: placement, takesPresses: takesPresses, dismiss: dismiss, environment: environment,
        content: AnyView(content())))
    return lastID
  }

  func hide(_ id: Int) { items.removeAll { $0.id == id } }
}

/// All that floats over a window, the newest in front.
struct PopupStack: View {
  let model: PopupModel

  var body: some View {
    PopupLayer {
      ForEach(model.items) { item in
        if let dismiss = item.dismiss {
          Color.clear
            .contentShape(Rectangle())
            .gesture(DragGesture(minimumDistance: 0).onChanged { _ in dismiss() })
            .modifier(PopupModifier(placement: .everywhere, takesPresses: true))
        }
        item.content
          .modifier(EnvironmentModifier { $0 = item.environment })
          .modifier(PopupModifier(placement: item.placement, takesPresses: item.takesPresses))
      }
    }
  }
}

/// The container of popups.
struct PopupLayer<Content: View> {
  let content: Content

  nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension PopupLayer: View, ContainerView {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> PopupLayerNode { PopupLayerNode() }
  func updateNode(_ node: PopupLayerNode, _ environment: EnvironmentValues) {}
}

/// Gives a popup its place.
struct PopupModifier {
  let placement: PopupNode.Placement
  let takesPresses: Bool

  init(placement: PopupNode.Placement, takesPresses: Bool) {
    self.placement = placement
    self.takesPresses = takesPresses
  }
}

extension PopupModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> PopupNode {
    PopupNode(placement: placement, takesPresses: takesPresses)
  }

  func updateNode(_ node: PopupNode, _ environment: EnvironmentValues) {
    node.placement = placement
    node.takesPresses = takesPresses
  }
}
