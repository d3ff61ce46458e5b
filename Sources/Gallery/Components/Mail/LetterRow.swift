import ScrollUI

/// A letter: a dot while it is unread, the sender, the subject and the first line.
struct LetterRow: View {
  let letter: Letter

  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      Circle()
        .fill(.accentText)
        .frame(width: 9, height: 9)
        .opacity(letter.isRead ? 0 : 1)
        .padding(.top, 6)
      Thumbnail(illustration: letter.illustration, side: 36, radius: 18)
      VStack(alignment: .leading, spacing: 2) {
        HStack(spacing: 8) {
          Text(LocalizedStringKey(letter.sender))
            .font(.system(size: 15, weight: letter.isRead ? .regular : .semibold))
            .lineLimit(1)
          Spacer(minLength: 8)
          if letter.isFlagged {
            Image(systemName: "flag.fill").font(.system(size: 12)).foregroundStyle(Color.orange)
          }
          Text(LocalizedStringKey(letter.time)).font(GalleryStyle.small).foregroundStyle(.secondaryText)
        }
        Text(LocalizedStringKey(letter.subject)).font(GalleryStyle.label).lineLimit(1)
        Text(LocalizedStringKey(letter.preview))
          .font(GalleryStyle.small)
          .foregroundStyle(.secondaryText)
          .lineLimit(1)
      }
    }
    .padding(.vertical, 8)
  }
}
