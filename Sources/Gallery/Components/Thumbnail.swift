import Features
import ScrollUI

/// A small square `Picture` with rounded corners, at the beginning of a row.
struct Thumbnail: View {
  let illustration: Illustration
  /// The width and height, in points.
  var side: CGFloat = 40
  /// The radius of the corners, in points; half of `side` makes a circle.
  var radius: CGFloat = 8

  var body: some View {
    Picture(illustration)
      .frame(width: side, height: side)
      .clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

/// The portrait of a person: an `Illustration` of an animal or a thing with a clear outline, in a circle.
struct Portrait: View {
  let name: String
  var side: CGFloat = 40

  private static let illustrations: [Illustration] = [
    .fox, .crane, .koi, .whale, .kite, .balloon, .moon, .lighthouse, .lantern, .comet,
  ]

  /// The illustration of a name, the same in every run.
  static func illustration(of name: String) -> Illustration {
    let sum = name.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
    return illustrations[sum % illustrations.count]
  }

  var body: some View { Thumbnail(illustration: Self.illustration(of: name), side: side, radius: side / 2) }
}
