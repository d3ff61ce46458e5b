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
  private let illustration: Illustration
  private let side: CGFloat

  private static let illustrations: [Illustration] = [
    .fox, .crane, .koi, .whale, .kite, .balloon, .moon, .lighthouse, .lantern, .comet, .owl, .turtle, .windmill,
  ]

  /// Creates the portrait at `index` in a sequence that repeats all portraits.
  init(index: Int, side: CGFloat) {
    illustration = Self.illustrations[index.remainder(in: Self.illustrations.count)]
    self.side = side
  }

  /// Creates the portrait of a name, the same in every run.
  init(name: String, side: CGFloat) {
    self.init(index: name.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }, side: side)
  }

  var body: some View { Thumbnail(illustration: illustration, side: side, radius: side / 2) }
}
