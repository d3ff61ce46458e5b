import ScrollUI

/// The picture of an `Illustration`, which fills the proposed size and is cropped around its middle.
package struct Picture: View {
  private let illustration: Illustration
  @Environment(\.colorScheme) private var colorScheme

  package init(_ illustration: Illustration) { self.illustration = illustration }

  package var body: some View {
    Color.clear
      .overlay {
        Image(decorative: "Scenes/\(illustration.rawValue)\(colorScheme == .dark ? ".dark" : "")")
          .resizable().scaledToFill()
      }
      .clipped()
  }
}

extension View {
  /// Overlays `caption` in white at the bottom, on a `LinearGradient` that keeps it readable on bright pictures.
  package func caption<Caption: View>(@ViewBuilder _ caption: () -> Caption) -> some View {
    overlay(alignment: .bottomLeading) {
      caption()
        .foregroundStyle(Color.white)
        .padding(.horizontal, 10)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.top, 18)
        .background { LinearGradient(stops: captionShade, startPoint: .top, endPoint: .bottom) }
    }
  }
}

/// The shade below a `caption(_:)`. Where the text begins, white has a contrast of at least 4.5:1 to it on a white picture.
private let captionShade: [Gradient.Stop] = [
  Gradient.Stop(color: .black.opacity(0), location: 0), Gradient.Stop(color: .black.opacity(0.58), location: 0.36),
  Gradient.Stop(color: .black.opacity(0.68), location: 1),
]
