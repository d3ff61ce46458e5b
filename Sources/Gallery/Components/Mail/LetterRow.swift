import ScrollUI

/// A letter: a dot while it is unread, the sender, the subject and the first line.
struct LetterRow: View {
  let letter: Letter
  @Environment(\.world) private var world
  @Environment(\.frameClock) private var clock
  @Environment(\.zonedCalendar) private var calendar

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
          texts.sender
            .font(.system(size: 15, weight: letter.isRead ? .regular : .semibold))
            .lineLimit(1)
          Spacer(minLength: 8)
          if letter.isFlagged {
            Image(systemName: "flag.fill").font(.system(size: 12)).foregroundStyle(Color.orange)
          }
          Text(verbatim: time).font(GalleryStyle.small).foregroundStyle(.secondaryText)
        }
        texts.subject.font(GalleryStyle.label).lineLimit(1)
        texts.preview
          .font(GalleryStyle.small)
          .foregroundStyle(.secondaryText)
          .lineLimit(1)
      }
    }
    .padding(.vertical, 8)
  }

  private var texts: (sender: Text, subject: Text, preview: Text) {
    switch letter.content {
    case .note(let sender, let subject, let preview):
      return (Text(LocalizedStringKey(sender)), Text(LocalizedStringKey(subject)), Text(LocalizedStringKey(preview)))
    case .postcard(let index):
      let entry = world.entry(at: index)
      return (Text(verbatim: entry.person.name), Text(verbatim: entry.title), Text(verbatim: entry.sentence))
    }
  }

  /// The time of a letter of today, otherwise the day.
  private var time: String {
    let now = clock?.now ?? Date()
    let date = (clock?.start ?? now).addingTimeInterval(-letter.age)
    if calendar.isDate(date, inSameDayAs: now) { return DateText.time(of: date, calendar: calendar) }
    return DateText.day(of: date, now: now, calendar: calendar, language: world.language)
  }
}
