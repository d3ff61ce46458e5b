import Geometry

/// The file names of a named image.
package enum AssetNames {
  /// The file extensions in the order of the search. SVG is first because it is sharp at every size.
  static let extensions = ["svg", "png", "jpg", "jpeg", "pdf"]

  /// A file name for an image.
  package struct Candidate: Equatable {
    /// The file name with its extension, such as `photo@2x.png`.
    package var file: String
    /// The pixels per point of the image: the factor in the file name.
    var scale: CGFloat
  }

  /// The files for `name` on a display of `scale` pixels per point, in the order of preference: factors from `scale`
  /// up, then smaller factors in descending order. Without an extension in `name`, each of `extensions` is tried.
  ///
  /// ```swift
  /// AssetNames.candidates(for: "photo.png", scale: 2).map(\.file)  // ["photo@2x.png", "photo@3x.png", "photo.png"]
  /// ```
  package static func candidates(for name: String, scale: CGFloat) -> [Candidate] {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let last = String(name[dot...].dropFirst())
    // A hidden file such as `.png` has no extension.
    let isComplete = extensions.contains(last.lowercased()) && ![nil, "/"].contains(name[..<dot].last)
    let stem = isComplete ? String(name[..<dot]) : name
    return order(for: scale).flatMap { factor in
      (isComplete ? [last] : extensions).map { kind in
        Candidate(file: factor == 1 ? "\(stem).\(kind)" : "\(stem)@\(factor)x.\(kind)", scale: CGFloat(factor))
      }
    }
  }

  /// The factors 1 to 3 in the order of preference. An image with at least the display's resolution need not be
  /// enlarged, and the smallest surplus is the sharpest.
  private static func order(for scale: CGFloat) -> [Int] {
    let all = [1, 2, 3]
    return all.filter { CGFloat($0) >= scale } + all.reversed().filter { CGFloat($0) < scale }
  }
}
