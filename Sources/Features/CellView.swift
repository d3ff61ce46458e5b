import ScrollUI

/// A card with the picture and the title of a `Illustration` and a number, the content of most samples. A nil length fills the
/// available space.
struct CellView: View {
  /// The number of the card, which selects its illustration.
  let number: Int
  var width: CGFloat? = 100
  var height: CGFloat? = 100
  /// True if the card has a frame that marks it.
  var isMarked = false

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 10)
    Picture(.at(number))
      .caption {
        HStack(spacing: 6) {
          Text("\(number)").font(.subheadline.weight(.semibold))
          Text(Illustration.at(number).title).font(.caption).lineLimit(1)
        }
      }
      .frame(width: width, height: height)
      .frame(maxWidth: width == nil ? .infinity : nil, maxHeight: height == nil ? .infinity : nil)
      .clipShape(shape)
      .overlay { if isMarked { shape.strokeBorder(Color.green, lineWidth: 4) } }
  }
}

/// A numbered element with an identity, for `ForEach`.
struct Item: Identifiable {
  let id = UUID()
  let n: Int
}
