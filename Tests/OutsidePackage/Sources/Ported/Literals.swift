import SwiftUI

/// Literals of Xcode's editor: an image of the catalog and a color.
public enum Literals {
  /// An image with 20 × 10 points.
  @MainActor public static let flag: UIImage = #imageLiteral(resourceName: "flag")
  /// A half transparent blue.
  public static let sea = Color(#colorLiteral(red: 0, green: 0.2, blue: 1, alpha: 0.5))
}
