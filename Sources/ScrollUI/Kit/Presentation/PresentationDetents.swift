/// How high a sheet is on phones. Sheets here take up to 540 × 620 points of the window.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable {
    case medium
    case large
    case fraction(CGFloat)
    case points(CGFloat)
  }

  private let height: Height

  public static let medium = PresentationDetent(height: .medium)
  public static let large = PresentationDetent(height: .large)

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: .points(height)) }
}

nonisolated extension View {
  /// How high the sheet around is on phones. Kept for code that says so: sheets here take up to 540 × 620 points of the window.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Kept for code that says so: sheets here have no handle to drag.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Kept for code that says so: the corners of sheets are always round.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// What stands behind the content of the sheet around.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
  }
}
