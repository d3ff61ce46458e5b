import Engine

/// Shows a card over the window while `isPresented` is true.
private struct SheetModifier<Sheet: View> {
  let isPresented: Bool
  let size: SheetSize
  let dismiss: @MainActor () -> Void
  let onDismiss: (() -> Void)?
  /// The content; nil while the sheet is not presented.
  let sheet: Sheet?
}

extension SheetModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .modifier(
        PopupPresenter(
          isPresented: isPresented, attachment: .everywhere, backdrop: .dimmed(dismiss: nil),
          transition: .move(edge: .bottom), animation: .smooth(duration: 0.32),
          popup: SheetCard(size: size, dismiss: dismiss, content: sheet))
      )
      .onChange(of: isPresented) { _, isPresented in
        if !isPresented { onDismiss?() }
      }
  }
}

/// The size of a sheet: a card of limited size, or the whole window.
enum SheetSize {
  /// No card: the content is unchanged.
  case bare
  case card
  case full
}

/// The content of a sheet on its card, or a view that can become such a card. The identity of the content does not depend on `size`.
package struct SheetCard<Content: View>: View {
  private let size: SheetSize
  private let dismiss: @MainActor () -> Void
  private let content: Content?

  @State private var settings = PresentationSettings()

  init(size: SheetSize, dismiss: @escaping @MainActor () -> Void, content: Content?) {
    self.size = size
    self.dismiss = dismiss
    self.content = content
  }

  /// Shows `content` as the card of a sheet in the proposed size, or unchanged while `isCard` is false.
  package init(isCard: Bool, dismiss: @escaping @MainActor () -> Void, content: Content) {
    self.init(size: isCard ? .card : .bare, dismiss: dismiss, content: content)
  }

  private var isSheet: Bool { size != .bare }

  package var body: some View {
    let radius = isSheet ? settings.cornerRadius ?? (size == .card ? 14 : 0) : 0
    VStack { content }
      .fixedSize(horizontal: isFitted(.horizontal), vertical: isFitted(.vertical))
      .frame(maxWidth: maximum(.horizontal), maxHeight: maximum(.vertical))
      .background(isSheet ? Color.windowBackground : .clear)
      .clipShape(RoundedRectangle(cornerRadius: radius))
      .stopsPresses()
      .padding(size == .card ? 24 : 0)
      .frame(maxWidth: isSheet ? .infinity : nil, maxHeight: isSheet ? .infinity : nil)
      .onPreferenceChange(PresentationSettingsKey.self) { settings = $0 }
      .modifier(ModalSurface(role: isSheet ? .dialog : nil, isInteractive: settings.isInteractive, dismiss: dismiss))
  }

  /// The largest length along an axis; nil for that of the content.
  private func maximum(_ axis: Axis.Set) -> CGFloat? {
    let sizing = settings.sizing ?? .automatic
    return switch size {
    case .bare: nil
    case .full: .infinity
    case .card: isFitted(axis) ? nil : axis == .horizontal ? sizing.maximum.width : sizing.maximum.height
    }
  }

  /// True if the card is as long as its content along `axis`.
  private func isFitted(_ axis: Axis.Set) -> Bool {
    size == .card && (settings.sizing ?? .automatic).fitted.contains(axis)
  }
}

nonisolated extension View {
  /// Shows a card over the window. Escape and `dismiss` in its content set the binding to false; a press outside has no
  /// effect.
  ///
  /// - Parameters:
  ///   - isPresented: The card is shown while the binding is true.
  ///   - onDismiss: Called after the binding became false.
  ///   - content: The card's content, up to 540 × 620 points.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented(isPresented, size: .card, onDismiss: onDismiss, content: content)
  }

  /// Shows a card for `item` over the window while it is not nil. An item with a different `id` replaces the content.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presented(item, size: .card, onDismiss: onDismiss, content: content)
  }

  /// Covers the whole window while `isPresented` is true. Escape and `dismiss` in its content set the binding to false.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented(isPresented, size: .full, onDismiss: onDismiss, content: content)
  }

  /// Covers the whole window for `item` while it is not nil. An item with a different `id` replaces the content.
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
        onDismiss: onDismiss, sheet: isPresented.wrappedValue ? content() : nil)
    )
    .modifier(PresentationRestoration(presented: PresentedValue(isPresented)))
  }

  private func presented<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, size: SheetSize, onDismiss: (() -> Void)?, content: (Item) -> Content
  ) -> some View {
    let value = item.wrappedValue
    let transfer = UncheckedTransfer(item)
    return modifier(
      SheetModifier(
        isPresented: value != nil, size: size, dismiss: { transfer.value.wrappedValue = nil }, onDismiss: onDismiss,
        sheet: value.map { content($0).id($0.id) })
    )
    .modifier(PresentationRestoration(presented: PresentedValue(item)))
  }

  /// Shows a panel with an arrow below or above this view; a panel that fits neither below nor above is beside the view, and a panel
  /// higher than its room scrolls. The panel follows the view. It is dismissed by a press outside, by Escape,
  /// and when the view becomes invisible or is removed.
  ///
  /// - Parameters:
  ///   - isPresented: The panel is shown while the binding is true. Set to false when the panel is dismissed.
  ///   - attachmentAnchor: Has no effect: the panel is attached to the view's bounds.
  ///   - arrowEdge: Has no effect: the panel is placed where there is space.
  ///   - content: The panel's content.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    popover(isPresented.wrappedValue ? content() : nil) { isPresented.wrappedValue = false }
  }

  /// Shows a panel for `item` while it is not nil, as `popover(isPresented:attachmentAnchor:arrowEdge:content:)`. An item with a different `id`
  /// replaces the content.
  ///
  /// - Parameters:
  ///   - item: The item. Set to nil when the panel is dismissed.
  ///   - attachmentAnchor: Has no effect: the panel is attached to the view's bounds.
  ///   - arrowEdge: Has no effect: the panel is placed where there is space.
  ///   - content: The content of the panel for an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(item.wrappedValue.map { content($0).id($0.id) }) { item.wrappedValue = nil }
  }

  /// Shows a panel with `content` unless it is nil.
  private func popover<Content: View>(_ content: Content?, dismiss: @escaping () -> Void) -> some View {
    let transfer = UncheckedTransfer(dismiss)
    return modifier(
      PopupPresenter(
        isPresented: content != nil, attachment: .attached, backdrop: .clear(dismiss: dismiss), followsView: true,
        dismiss: dismiss, popup: PopoverPanel(dismiss: { transfer.value() }, content: content)))
  }
}

/// The `attachmentAnchor` of a popover. Has no effect: the panel is attached to the view's bounds.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view, by default its bounds.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

private struct PopoverPanel<Content: View> {
  let dismiss: @MainActor () -> Void
  let content: Content?
}

extension PopoverPanel: View {
  var body: some View {
    VStack { content }
      .modifier(PanelRoom())
      .modifier(PopoverBubble())
      .stopsPresses()
      .modifier(ModalSurface(role: .popover, dismiss: dismiss))
  }
}
