import Features
import ScrollUI

/// A message in its bubble: own messages at the trailing edge, messages of the friend at the leading edge with a portrait. The first message
/// after a pause has the name and the time, and the first message of a day has the day above it.
struct MessageRow: View {
  let message: ChatLog.Message
  @Environment(\.world) private var world
  @Environment(\.frameClock) private var clock
  @Environment(\.zonedCalendar) private var calendar

  private static let maximumWidth: CGFloat = 440
  private static let portraitSide: CGFloat = 32
  /// The time in seconds after which a message shows its time.
  private static let pause = 900.0

  private var isMine: Bool { message.isMine }
  private var friend: String { world.person(at: 0).given }
  private var date: Date { date(at: message.time) }
  /// True if the preceding message is older than `pause`.
  private var followsPause: Bool { message.time - (message.precedingTime ?? -.infinity) >= Self.pause }

  var body: some View {
    VStack(spacing: 0) {
      if opensDay { DayMark(date: date, now: clock?.now ?? date) }
      row.padding(.top, opensDay ? 4 : message.opens ? 10 : 3)
    }
  }

  private var row: some View {
    HStack(alignment: .bottom, spacing: 8) {
      if isMine {
        Spacer(minLength: 48)
      } else {
        portrait
      }
      VStack(alignment: isMine ? .trailing : .leading, spacing: 3) {
        if followsPause {
          HStack(spacing: 6) {
            if !isMine { Text(verbatim: friend).fontWeight(.medium) }
            Text(verbatim: DateText.time(of: date, calendar: calendar)).monospacedDigit()
          }
          .font(GalleryStyle.small)
          .foregroundStyle(.secondary)
          .padding(.horizontal, 12)
          .textSelection(.disabled)
        }
        bubble
      }
      if !isMine { Spacer(minLength: 48) }
    }
  }

  private var bubble: some View {
    Text(verbatim: message.text(in: world))
      .font(.system(size: 15))
      .foregroundStyle(isMine ? AnyShapeStyle(Color.white) : AnyShapeStyle(.text))
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 8, trailing: 12))
      .background(isMine ? AnyShapeStyle(.accentFill) : AnyShapeStyle(.control), in: RoundedRectangle(cornerRadius: 17))
      .frame(maxWidth: Self.maximumWidth, alignment: isMine ? .trailing : .leading)
  }

  @ViewBuilder private var portrait: some View {
    if message.opens {
      Thumbnail(illustration: .fox, side: Self.portraitSide, radius: Self.portraitSide / 2)
    } else {
      Color.clear.frame(width: Self.portraitSide, height: 1)
    }
  }

  /// True if the preceding message is of another day.
  private var opensDay: Bool {
    guard let preceding = message.precedingTime else { return true }
    return !calendar.isDate(date(at: preceding), inSameDayAs: date)
  }

  private func date(at time: Double) -> Date { (clock?.start ?? Date()).addingTimeInterval(time) }
}

/// The day of the messages below it.
private struct DayMark: View {
  let date: Date
  let now: Date
  @Environment(\.galleryLanguage) private var language
  @Environment(\.zonedCalendar) private var calendar

  var body: some View {
    Text(verbatim: DateText.day(of: date, now: now, calendar: calendar, language: language))
      .font(GalleryStyle.small)
      .fontWeight(.semibold)
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity)
      .padding(.top, 22)
      .padding(.bottom, 6)
      .textSelection(.disabled)
  }
}

/// The line above the first loaded `ChatLog.Message`, with `ChatLog.olderCount`.
struct BeginningOfChat: View {
  let olderCount: Int

  var body: some View {
    Text(olderCount == 0 ? "The beginning of the chat" : "\(olderCount) older messages")
      .font(GalleryStyle.small)
      .foregroundStyle(.secondary)
      .padding(.vertical, 10)
  }
}

/// The result of `ChatPage.older`: the number of loaded messages, and `ChatLog.olderCount` after it.
struct LoadedHistory: Equatable {
  let olderCount: Int
  let count: Int
}

/// The note with the `count` of a `LoadedHistory`, over the top of the messages.
struct HistoryNotice: View {
  let history: LoadedHistory?

  /// The time for which the note is shown, in seconds.
  static let time = 2.0

  var body: some View {
    if let history {
      Label("\(history.count) older messages loaded", systemImage: "arrow.up")
        .foregroundStyle(.text)
        .pill(.control)
        .padding(.top, 10)
        .transition(.opacity)
        .allowsHitTesting(false)
    }
  }
}

/// A button that scrolls to the end and shows the number (`count`) of unseen messages.
struct NewMessagesButton: View {
  let count: Int
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Label(
        count == 0 ? "Jump to the end" : count == 1 ? "1 new message" : "\(count) new messages",
        systemImage: "chevron.down")
    }
    .buttonStyle(.pill)
  }
}

/// Calls `tick` every 1.5 seconds, by a `TimelineView`.
struct MessageClock: View {
  let tick: @MainActor () -> Void

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1.5)) { context in
      Color.clear.onChange(of: context.date) { tick() }
    }
  }
}
