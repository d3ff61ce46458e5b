import ScrollUI

/// Shows a column at the trailing edge, or a card over the view where there is no room for a column.
private struct InspectorModifier<Inspector: View> {
  @Binding var isPresented: Bool
  let inspector: () -> Inspector

  /// The width below which the inspector is a card, in points.
  static var leastWidth: CGFloat { 520 }
}

extension InspectorModifier: ViewModifier {
  func body(content: Content) -> some View {
    GeometryReader { proxy in
      let hasRoom = proxy.size.width >= Self.leastWidth
      // The inspector has one place in the tree, so that it keeps its state while the width changes.
      InspectorLayout(isCard: !hasRoom) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented {
          ResizableColumn(
            isLeading: false, place: hasRoom ? .beside : .filling, standard: .inspector, room: proxy.size.width / 2
          ) {
            SheetCard(isCard: !hasRoom, dismiss: { isPresented = false }, content: inspector())
          }
          .background { if !hasRoom { Self.backdrop } }
          .transition(.move(edge: hasRoom ? .trailing : .bottom))
        }
      }
      .transaction(value: isPresented) { transaction in
        if !hasRoom, transaction.animation == nil { transaction.animation = .smooth(duration: 0.32) }
      }
    }
  }

  /// The dark layer between the page and the card. Presses on it have no effect.
  private static var backdrop: some View { Color.black.opacity(0.28).stopsPresses() }
}

/// The page with the inspector at its trailing edge, or over it.
private struct InspectorLayout: Layout {
  let isCard: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var width = bounds.width
    if subviews.count > 1 {
      let column = subviews[1].sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width
      let own = isCard ? bounds.width : min(column, bounds.width)
      if !isCard { width -= own }
      subviews[1].place(
        at: CGPoint(x: bounds.maxX - own, y: bounds.minY),
        proposal: ProposedViewSize(width: own, height: bounds.height))
    }
    if !subviews.isEmpty {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

nonisolated extension View {
  /// Shows a column with details at the trailing edge of this view while `isPresented` is true. In a view narrower than 520 points the column
  /// is a card over this view, as a sheet. Both are the same view, which keeps its state.
  ///
  /// - Parameters:
  ///   - isPresented: The column is shown while the binding is true.
  ///   - content: The views of the column.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content))
  }
}
