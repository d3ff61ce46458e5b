import Engine

/// Lays a card with other content over the window while a condition holds.
private struct SheetModifier<Sheet: View> {
  let isPresented: Bool
  let size: SheetSize
  let dismiss: @MainActor () -> Void
  let onDismiss: (() -> Void)?
  /// Nil while nothing is presented.
  let sheet: Sheet?
}

extension SheetModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .modifier(
        PopupPresenter(
          isPresented: isPresented, place: .everywhere, backdrop: .dimmed(dismiss: nil),
          transition: .move(edge: .bottom), animation: .smooth(duration: 0.32),
          popup: SheetCard(size: size, dismiss: dismiss, content: sheet))
      )
      .onChange(of: isPresented) { _, isPresented in
        if !isPresented { onDismiss?() }
      }
  }
}

/// How much of the window a sheet takes.
enum SheetSize {
  case card
  case full
}

/// A sheet as it looks.
private struct SheetCard<Content: View>: View {
  let size: SheetSize
  let dismiss: @MainActor () -> Void
  let content: Content?

  @State private var isInteractive = true

  /// The largest sheet, in points.
  private static var maximum: CGSize { CGSize(width: 540, height: 620) }

  var body: some View {
    content
      .frame(
        maxWidth: size == .card ? Self.maximum.width : .infinity,
        maxHeight: size == .card ? Self.maximum.height : .infinity
      )
      .background(Color.windowBackground)
      .clipShape(RoundedRectangle(cornerRadius: size == .card ? 14 : 0))
      .contentShape(Rectangle())
      .onTapGesture {}
      .padding(size == .card ? 24 : 0)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onPreferenceChange(InteractiveDismissKey.self) { isInteractive = !$0 }
      .onKeyPress(.escape) {
        if isInteractive { dismiss() }
        return .handled
      }
      .environment(\.dismiss, DismissAction(dismiss))
      .environment(\.isPresented, true)
      .environment(\.navigation, nil)
      .environment(\.menuLevel, nil)
      .modifier(ModalModifier())
  }
}

/// Whether what is presented may not be dismissed by a key.
private struct InteractiveDismissKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

nonisolated extension View {
  /// Lays a card over the window while `isPresented` is true. The Escape key, and `dismiss` in the card, take it away.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented(isPresented, size: .card, onDismiss: onDismiss, content: content)
  }

  /// Lays a card for an item over the window while there is one.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presented(item, size: .card, onDismiss: onDismiss, content: content)
  }

  /// Covers the whole window while `isPresented` is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented(isPresented, size: .full, onDismiss: onDismiss, content: content)
  }

  /// Covers the whole window for an item while there is one.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presented(item, size: .full, onDismiss: onDismiss, content: content)
  }

  private func presented<Content: View>(
    _ isPresented: Binding<Bool>, size: SheetSize, onDismiss: (() -> Void)?, content: () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: isPresented.wrappedValue, size: size, dismiss: { isPresented.wrappedValue = false },
        onDismiss: onDismiss, sheet: isPresented.wrappedValue ? content() : nil))
  }

  private func presented<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, size: SheetSize, onDismiss: (() -> Void)?, content: (Item) -> Content
  ) -> some View {
    let value = item.wrappedValue
    let item = UncheckedTransfer(item)
    return modifier(
      SheetModifier(
        isPresented: value != nil, size: size, dismiss: { item.value.wrappedValue = nil }, onDismiss: onDismiss,
        sheet: value.map { content($0).id($0.id) }))
  }

  /// Whether the Escape key does not take away the sheet that this view is on.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: InteractiveDismissKey.self, value: isDisabled)
  }

  /// Lets a small panel float by this view while `isPresented` is true. It goes where the view goes; a press beside it, Escape, and that
  /// the view is out of sight or gone take it away.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: kept for code that says so: the panel stands at the view's edge.
  ///   - arrowEdge: kept for code that says so: the panel stands where there is room.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let dismiss: @MainActor () -> Void = { isPresented.wrappedValue = false }
    return modifier(
      PopupPresenter(
        isPresented: isPresented.wrappedValue, place: .below,
        backdrop: .clear(dismiss: { isPresented.wrappedValue = false }),
        followsView: true, dismiss: { isPresented.wrappedValue = false },
        popup: PopoverPanel(dismiss: dismiss, content: isPresented.wrappedValue ? content() : nil)))
  }
}

/// Where a popover is attached. Here always at the view's edge.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

private struct PopoverPanel<Content: View> {
  let dismiss: @MainActor () -> Void
  let content: Content?
}

extension PopoverPanel: View {
  var body: some View {
    content
      .modifier(PopupPanel(cornerRadius: 10))
      .onKeyPress(.escape) {
        dismiss()
        return .handled
      }
      .environment(\.dismiss, DismissAction(dismiss))
      .environment(\.isPresented, true)
      .modifier(ModalModifier())
  }
}
