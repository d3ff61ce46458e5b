import ScrollUI

/// A note of a `NoteFolder`: a picture, a title and a line. In a selected row all texts are white.
struct NoteRow: View {
  let note: NoteFolder.Note
  @Environment(\.backgroundProminence) private var prominence
  @Environment(\.world) private var world

  var body: some View {
    let entry = world.entry(at: note.id)
    let secondary = prominence == .increased ? AnyShapeStyle(Color.white.opacity(0.92)) : AnyShapeStyle(.secondaryText)
    HStack(spacing: 12) {
      Thumbnail(illustration: entry.picture, side: 32, radius: 7)
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: entry.title).font(.system(size: 15)).lineLimit(1)
        Text(verbatim: entry.sentence).font(GalleryStyle.small).foregroundStyle(secondary).lineLimit(1)
      }
      Spacer(minLength: 8)
      Text(verbatim: "\(note.id + 1)").font(GalleryStyle.keyCap).foregroundStyle(secondary)
    }
  }
}
