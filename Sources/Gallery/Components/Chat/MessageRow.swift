import Features
import ScrollUI

/// A message in its bubble: own messages at the trailing edge, received messages at the leading edge with the sender's portrait. The
/// first of several messages of a sender has the name and the time.
struct MessageRow: View {
  let message: ChatLog.Message

  private static let maximumWidth: CGFloat = 440
  private static let portraitSide: CGFloat = 32

  private var isMine: Bool { message.sender == .me }

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      if isMine {
        Spacer(minLength: 48)
      } else {
        portrait
      }
      VStack(alignment: isMine ? .trailing : .leading, spacing: 3) {
        if message.opens {
          HStack(spacing: 6) {
            if !isMine { Text(verbatim: message.sender.name).fontWeight(.medium) }
            Text(verbatim: message.time).monospacedDigit()
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
    .padding(.top, message.opens ? 12 : 3)
  }

  private var bubble: some View {
    Text(verbatim: message.text)
      .font(.system(size: 15))
      .foregroundStyle(isMine ? AnyShapeStyle(Color.white) : AnyShapeStyle(.text))
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 8, trailing: 12))
      .background(isMine ? AnyShapeStyle(.accentFill) : AnyShapeStyle(.control), in: RoundedRectangle(cornerRadius: 17))
      .frame(maxWidth: Self.maximumWidth, alignment: isMine ? .trailing : .leading)
  }

  @ViewBuilder private var portrait: some View {
    if message.opens, case .friend(let number) = message.sender {
      Thumbnail(
        illustration: Self.illustrations[number % Self.illustrations.count], side: Self.portraitSide,
        radius: Self.portraitSide / 2)
    } else {
      Color.clear.frame(width: Self.portraitSide, height: 1)
    }
  }

  private static let illustrations: [Illustration] = [.fox, .crane, .whale]
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
