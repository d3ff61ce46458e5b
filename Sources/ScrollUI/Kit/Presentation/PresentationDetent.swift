/// The height of a sheet on touch devices, for `presentationDetents(_:)`. Has no effect: sheets take up to 540 × 620 points of the window.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable {
    case medium
    case large
    case fraction(CGFloat)
    case points(CGFloat)
  }

  private let height: Height

  /// Half of the screen in SwiftUI.
  public static let medium = PresentationDetent(height: .medium)
  /// The full height in SwiftUI.
  public static let large = PresentationDetent(height: .large)

  /// A fraction of the available height in SwiftUI.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }
  /// A height in points in SwiftUI.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: .points(height)) }
}

nonisolated extension View {
  /// Sets the heights of the enclosing sheet. Has no effect: sheets take up to 540 × 620 points of the window.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Sets the heights of the enclosing sheet, and binds the present height. Has no effect: sheets take up to 540 × 620 points of the window.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Shows or hides the drag indicator of the enclosing sheet. Has no effect: sheets cannot be dragged.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Fills the enclosing sheet with `style`. The content grows to the sheet's maximum size.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
  }
}
