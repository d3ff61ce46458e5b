import Engine

/// The buttons of a row's edge, from the modifiers around the row's view.
struct SwipeActionSet {
  /// The buttons of a single modifier, with the environment of the modifier.
  struct Part {
    let actions: AnyView
    let environment: EnvironmentValues
  }

  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  /// The modifiers with the buttons; empty for the button of `onDelete(perform:)`.
  let holders: [any SwipeActionsHolding]
  let parts: [Part]

  /// The set of `holders`, the nearest to the edge first.
  @MainActor init(_ holders: [any SwipeActionsHolding], edge: HorizontalEdge) {
    self.edge = edge
    self.holders = holders
    allowsFullSwipe = holders.first?.allowsFullSwipe ?? true
    parts = holders.map { Part(actions: $0.swipeActions, environment: $0.environment) }
  }

  /// A set with a single part at the trailing edge.
  init(_ part: Part) {
    edge = .trailing
    holders = []
    allowsFullSwipe = true
    parts = [part]
  }
}

/// The effect of a button that has been chosen: the row's part, then `action`.
typealias SwipePerformer = @MainActor (_ role: ButtonRole?, _ action: @MainActor () -> Void) -> Void

/// The buttons beside a row.
struct SwipeButtons: View {
  let parts: [SwipeActionSet.Part]
  let perform: SwipePerformer

  var body: some View {
    ForEach(parts.indices, id: \.self) { index in
      let environment = parts[index].environment
      parts[index].actions
        .buttonStyle(SwipeButtonStyle(perform: perform))
        .labelStyle(SwipeLabelStyle())
        .modifier(
          EnvironmentModifier {
            $0.take(environment)
            // The tint of the program is not that of each button, and icons do not have the accent color as in rows.
            $0.tint = nil
            $0.controlSurroundings = .free
            $0.font = .subheadline
            $0.keyboardShortcut = nil
          })
    }
  }
}

/// The buttons of a row as assistive technologies read them, by their titles. They are not drawn.
struct SwipeActionNames: View {
  let parts: [SwipeActionSet.Part]
  let perform: SwipePerformer

  var body: some View {
    ForEach(parts.indices, id: \.self) { index in
      let environment = parts[index].environment
      parts[index].actions
        .buttonStyle(SwipeNameStyle(perform: perform))
        .labelStyle(.titleOnly)
        .modifier(EnvironmentModifier { $0.take(environment) })
    }
  }
}

private struct SwipeNameStyle: PrimitiveButtonStyle {
  let perform: SwipePerformer

  nonisolated init(perform: @escaping SwipePerformer) { self.perform = perform }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(
      ControlPressModifier(
        pressChanged: { _ in }, action: { perform(configuration.role, configuration.action) }))
  }
}

/// Makes a `Button` a button beside a row.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
  let perform: SwipePerformer

  nonisolated init(perform: @escaping SwipePerformer) { self.perform = perform }

  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration, perform: perform)
  }
}

private struct SwipeButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let perform: SwipePerformer

  @State private var isPressed = false
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .foregroundStyle(SwipeTint(color: color))
      .lineLimit(1)
      .padding(.horizontal, RowSwipeButton.labelPadding)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(ControlPressModifier(pressChanged: { isPressed = $0 }, action: choose))
      .modifier(
        SwipeButtonModifier(
          color: color, isDestructive: isDestructive, isPressed: isPressed, choose: choose))
  }

  private var color: Color { tint ?? (isDestructive ? .red : .gray) }

  private var isDestructive: Bool { configuration.role == .destructive }

  private func choose() { perform(configuration.role, configuration.action) }
}

/// The colors of a button: its label as a style, and its fill.
///
/// Bright tints, such as orange and yellow, keep their color under a black label. Under a white label they would have to become brown. Other
/// tints are darkened until white text has 4.5:1.
private struct SwipeTint: ShapeStyle {
  let color: Color

  /// The contrast with white below which a tint counts as bright.
  private static let brightness = 2.9

  private func isBright(in environment: EnvironmentValues) -> Bool {
    Double(color.rgba(in: environment).contrast(with: .white)) < Self.brightness
  }

  func resolve(in environment: EnvironmentValues) -> Color { isBright(in: environment) ? .black : .white }

  func fill(in environment: EnvironmentValues) -> RGBAColor {
    isBright(in: environment) ? color.rgba(in: environment) : ControlTint(color, .fill).rgba(in: environment)
  }
}

/// Puts a label into a `RowSwipeButton`.
private struct SwipeButtonModifier: NodeModifier {
  let color: Color
  let isDestructive: Bool
  let isPressed: Bool
  let choose: @MainActor () -> Void

  func makeNode(_ environment: EnvironmentValues) -> RowSwipeButton { updated(RowSwipeButton(), environment) }

  func updateNode(_ node: RowSwipeButton, _ environment: EnvironmentValues) {
    node.fill = SwipeTint(color: color).fill(in: environment)
    node.isDestructive = isDestructive
    node.isPressed = isPressed
    node.isEnabled = environment.isEnabled
    node.perform = choose
  }
}

/// The label style of swipe buttons: the icon, with the title below if the row is high enough.
private struct SwipeLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    ViewThatFits(in: .vertical) {
      VStack(spacing: 2) {
        configuration.icon.imageScale(.medium)
        configuration.title.font(.caption)
      }
      configuration.icon.imageScale(.large)
    }
  }
}
