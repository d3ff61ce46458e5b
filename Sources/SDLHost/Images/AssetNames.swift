import Foundation
import Geometry

/// The files that a name may stand for.
enum AssetNames {
  /// Kinds of files in the order in which they are tried: what is sharp at every size comes first.
  static let extensions = ["svg", "png", "jpg", "jpeg"]

  /// One way to write a name as a file.
  struct Candidate: Equatable {
    var file: String
    /// Pixels per point.
    var scale: CGFloat
  }

  /// The files for `name` on a display of `scale` pixels per point, the most suitable first: for the next larger scale, then for
  /// smaller ones. A name may have its extension or not.
  static func candidates(for name: String, scale: CGFloat) -> [Candidate] {
    let given = (name as NSString).pathExtension.lowercased()
    let isComplete = extensions.contains(given)
    let stem = isComplete ? (name as NSString).deletingPathExtension : name
    let last = isComplete ? (name as NSString).pathExtension : ""
    return order(for: scale).flatMap { factor in
      (isComplete ? [last] : extensions).map { kind in
        Candidate(file: factor == 1 ? "\(stem).\(kind)" : "\(stem)@\(factor)x.\(kind)", scale: CGFloat(factor))
      }
    }
  }

  /// Nothing has to be made up where the picture has more pixels than the display; the least surplus is sharpest.
  private static func order(for scale: CGFloat) -> [Int] {
    let all = [1, 2, 3]
    return all.filter { CGFloat($0) >= scale } + all.reversed().filter { CGFloat($0) < scale }
  }
}
