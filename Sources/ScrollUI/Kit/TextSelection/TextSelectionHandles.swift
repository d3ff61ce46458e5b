import Engine

/// The `SelectionHandle` at each end of a selection by a finger, and the `SelectionBar`: popups that follow the text.
@MainActor final class TextSelectionHandles {
  private let selector: TextSelector
  private unowned let graph: ViewGraph
  private var shown: [Part: PopupHandle] = [:]
  /// The handle that a finger holds.
  private var held: Part?
  private var isUpdateQueued = false

  private enum Part: CaseIterable {
    case lower, upper, bar
  }

  init(_ selector: TextSelector, in graph: ViewGraph) {
    self.selector = selector
    self.graph = graph
  }

  /// Moves the parts that are `shown` to their `placements`. `showAndHide()` adds and removes parts after the views were evaluated.
  func update() {
    guard selector.isByFinger || !shown.isEmpty else { return }
    let placements = placements
    for (part, placement) in placements { shown[part]?.placement = placement }
    guard Set(placements.keys) != Set(shown.keys), !isUpdateQueued else { return }
    isUpdateQueued = true
    graph.enqueue("text selection") { [weak self] in self?.showAndHide() }
  }

  private func showAndHide() {
    isUpdateQueued = false
    let placements = placements
    for part in Part.allCases {
      if let placement = placements[part] {
        if shown[part] == nil { show(part, at: placement) }
      } else if let present = shown.removeValue(forKey: part) {
        present.hide()
        // The gesture of a handle that is hidden ends without a call of `end(_:)`.
        if held == part { held = nil }
      }
    }
  }

  private func show(_ part: Part, at placement: PopupNode.Placement) {
    guard let environment = selector.environment else { return }
    shown[part] = graph.popups.show(at: placement, takesPresses: true, environment: environment) {
      switch part {
      case .bar: SelectionBar(perform: { [weak self] in self?.perform($0) })
      case .lower, .upper:
        SelectionHandle(
          moved: { [weak self] in self?.move(part, to: $0, from: $1) }, ended: { [weak self] in self?.end(part) })
      }
    }
  }

  /// The placement of each `Part` that is to be shown. A `held` handle is at `TextSelector.End.head`, on either side of the other handle; the
  /// `bar` waits until it is released.
  private var placements: [Part: PopupNode.Placement] {
    // The ends may meet while a handle is held.
    let isMoved = held != nil && selector.isDragging
    guard selector.isByFinger, isMoved || selector.hasSelection && !selector.isDragging else { return [:] }
    let ends: [Part: TextSelector.End] =
      switch held {
      case .lower: [.lower: .head, .upper: .anchor]
      case .upper: [.lower: .anchor, .upper: .head]
      default: [.lower: .lower, .upper: .upper]
      }
    var placements: [Part: PopupNode.Placement] = [:]
    var area = CGRect.null
    for (part, end) in ends {
      guard let caret = selector.caretFrame(at: end) else { continue }
      let y = selector.isUpper(end) ? caret.maxY + SelectionHandle.distance : caret.minY - SelectionHandle.distance
      placements[part] = .centered(CGPoint(x: caret.midX, y: y))
      area = area.union(caret)
    }
    // A handle that is held stays, so that its gesture goes on.
    if let held, placements[held] == nil { placements[held] = shown[held]?.placement }
    if held == nil, !area.isNull {
      placements[.bar] = .attached(area.insetBy(dx: 0, dy: -SelectionHandle.side * 0.75))
    }
    return placements
  }

  // MARK: Actions

  private func move(_ part: Part, to point: CGPoint, from start: CGPoint) {
    if held == nil {
      held = part
      selector.beginHandleDrag(of: part == .lower ? .lower : .upper, at: start)
      // The selection may have been cleared since the handle was shown.
      if !selector.isDragging { held = nil }
    }
    if held == part { selector.moveHandleDrag(to: point) }
  }

  private func end(_ part: Part) {
    guard held == part else { return }
    held = nil
    selector.endHandleDrag()
    update()
  }

  private func perform(_ command: EditingCommand) {
    _ = selector.perform(command)
    if command == .copy { selector.clear() }
  }
}

/// A disk that a finger drags: above the start of a selection, below its end.
private struct SelectionHandle: View {
  /// The side of the square that takes presses, in points.
  static let side: CGFloat = 44
  /// The distance of its center from the end of the caret, in points.
  static let distance: CGFloat = 7
  private static let diameter: CGFloat = 16

  let moved: (_ point: CGPoint, _ start: CGPoint) -> Void
  let ended: () -> Void
  @GestureState private var isHeld = false

  var body: some View {
    Circle()
      .fill(Color.accentColor)
      .overlay { Circle().strokeBorder(.white, lineWidth: 2) }
      .frame(width: Self.diameter, height: Self.diameter)
      .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
      .frame(width: Self.side, height: Self.side)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .updating($isHeld) { _, isHeld, _ in isHeld = true }
          .onChanged { moved($0.location, $0.startLocation) }
      )
      // The end of the gesture and its cancellation.
      .onChange(of: isHeld) { if !isHeld { ended() } }
      .accessibilityIdentifier("selection handle")
  }
}

/// The commands `EditingCommand.copy` and `.selectAll` for a selection by a finger.
private struct SelectionBar: View {
  private static let height: CGFloat = 40

  let perform: (EditingCommand) -> Void

  var body: some View {
    HStack(spacing: 0) {
      button("Copy", .copy)
      Divider().frame(height: 20)
      button("Select All", .selectAll)
    }
    .modifier(PopupPanel(cornerRadius: 10))
  }

  private func button(_ title: LocalizedStringKey, _ command: EditingCommand) -> some View {
    Button {
      perform(command)
    } label: {
      Text(title).font(.system(size: 15)).padding(.horizontal, 14).frame(height: Self.height)
        .contentShape(Rectangle())
    }
    .buttonStyle(.borderless)
  }
}
