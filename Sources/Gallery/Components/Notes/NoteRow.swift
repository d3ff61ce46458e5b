import ScrollUI

/// A note of a `NoteFolder`: a picture, a title and a line. In a selected row all texts are white.
struct NoteRow: View {
  let note: NoteFolder.Note
  @Environment(\.backgroundProminence) private var prominence

  var body: some View {
    let secondary = prominence == .increased ? AnyShapeStyle(Color.white.opacity(0.92)) : AnyShapeStyle(.secondaryText)
    HStack(spacing: 12) {
      Thumbnail(illustration: SampleTexts.illustrations[note.id % SampleTexts.illustrations.count], side: 32, radius: 7)
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: note.title).font(.system(size: 15)).lineLimit(1)
        Text(verbatim: note.detail).font(GalleryStyle.small).foregroundStyle(secondary).lineLimit(1)
      }
      Spacer(minLength: 8)
      Text(verbatim: "\(note.id + 1)").font(GalleryStyle.keyCap).foregroundStyle(secondary)
    }
  }
}
