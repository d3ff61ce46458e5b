import Features
import ScrollUI

/// A part of the picture of a `Photo`.
struct PhotoImage: View {
  let photo: Photo
  /// The size of the whole picture in points.
  private let imageSize: CGSize
  /// The distance from the middle of the seen part to the middle of the picture.
  private let shift: CGSize

  /// A square crop with sides of `side` points.
  init(_ photo: Photo, side: CGFloat) {
    let frame = photo.imageFrame(side: side)
    self.init(photo, image: frame, seen: CGRect(x: 0, y: 0, width: side, height: side))
  }

  /// The part `seen` of a picture that fills `image`.
  init(_ photo: Photo, image: CGRect, seen: CGRect) {
    self.photo = photo
    imageSize = image.size
    shift = CGSize(width: image.midX - seen.midX, height: image.midY - seen.midY)
  }

  var body: some View {
    Color.clear
      .overlay {
        Image(decorative: photo.imageName)
          .resizable()
          .frame(width: imageSize.width, height: imageSize.height)
          .offset(shift)
      }
      .clipped()
  }
}
