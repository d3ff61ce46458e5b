import ScrollUI

/// Shows a column at the trailing edge, or a sheet where there is no room for a column.
private struct InspectorModifier<Inspector: View> {
  @Binding var isPresented: Bool
  let inspector: () -> Inspector

  /// The width below which the inspector is a sheet, in points.
  static var leastWidth: CGFloat { 520 }
}

extension InspectorModifier: ViewModifier {
  func body(content: Content) -> some View {
    GeometryReader { proxy in
      let hasRoom = proxy.size.width >= Self.leastWidth
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented, hasRoom {
          ResizableColumn(isLeading: false, standard: .inspector, room: proxy.size.width / 2, content: inspector)
            .transition(.move(edge: .trailing))
        }
      }
      .sheet(isPresented: Binding(get: { isPresented && !hasRoom }, set: { isPresented = $0 }), content: inspector)
    }
  }
}

nonisolated extension View {
  /// Shows a column with details at the trailing edge of this view while `isPresented` is true. In a view narrower than 520 points the column
  /// is a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: The column is shown while the binding is true.
  ///   - content: The views of the column.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content))
  }
}
