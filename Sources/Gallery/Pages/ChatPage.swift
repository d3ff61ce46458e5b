import ScrollUI

/// A conversation that starts at its end (`defaultScrollAnchor(.bottom)`). Older messages are inserted above without
/// moving the visible messages; new messages scroll the list only if its end is visible.
struct ChatPage: View {
  static let description = GalleryPage(
    name: "chat", title: "Chat", hint: "Loading history never moves what you are reading.",
    symbol: "message", api: ["defaultScrollAnchor(_:for:)", "scrollPosition(_:)"],
    options: [automatic]
  ) { ChatPage() }

  static let automatic = PageOption.toggle("incoming", "Simulate incoming messages", key: "a")
  /// The distance to the beginning at which older messages are loaded, in points.
  private static let historyDistance: CGFloat = 500
  private static let historyCount = 30

  @State private var log = ChatLog()
  @State private var isAtBottom = true
  @State private var unseen = 0
  @State private var draft = ""
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        messages
          .overlay(alignment: .bottom) {
            if !isAtBottom {
              NewMessagesButton(count: unseen) { scrollToEnd(proxy) }
                .padding(.bottom, 12)
                .transition(.opacity)
            }
          }
        Divider()
        composer(proxy)
      }
      .onKeyPress(of: { actions })
    }
    .background {
      if options.isOn(Self.automatic) { MessageClock { receive() } }
    }
  }

  private var messages: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        BeginningOfChat(olderCount: log.olderCount)
        ForEach(log.messages) { MessageRow(message: $0) }
      }
      .padding(.horizontal, margin)
    }
    .contentMargins(.vertical, 12, for: .scrollContent)
    .defaultScrollAnchor(.bottom)
    .onScrollGeometryChange(for: ChatPlace.self) { geometry in
      ChatPlace(
        isAtBottom: geometry.bounds.maxY > geometry.contentSize.height - 40,
        isNearTop: geometry.contentOffset.y < Self.historyDistance && geometry.contentSize.height > 0)
    } action: { _, place in
      if place.isNearTop { log.loadOlder(Self.historyCount) }
      withAnimation(.snappy) { isAtBottom = place.isAtBottom }
      if place.isAtBottom { unseen = 0 }
    }
  }

  private func composer(_ proxy: ScrollViewProxy) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 10) {
        TextField("Message", text: $draft)
          .textFieldStyle(.roundedBorder)
          .onSubmit { send(proxy) }
        Button("Send") { send(proxy) }
          .buttonStyle(.borderedProminent)
          .disabled(draft.isEmpty)
      }
      ActionBar(actions: actions)
    }
    .padding(EdgeInsets(top: 10, leading: margin, bottom: 12, trailing: margin))
  }

  private var actions: [PageAction] {
    [
      PageAction(key: "n", title: "New message") { receive() },
      PageAction(key: "h", title: "Older messages") { log.loadOlder(Self.historyCount) },
    ]
  }

  private func receive() {
    log.receive()
    if !isAtBottom { unseen += 1 }
  }

  private func send(_ proxy: ScrollViewProxy) {
    guard !draft.isEmpty else { return }
    log.send(draft)
    draft = ""
    scrollToEnd(proxy)
  }

  private func scrollToEnd(_ proxy: ScrollViewProxy) {
    guard let last = log.messages.last else { return }
    proxy.scrollTo(last.id, anchor: .bottom)
    unseen = 0
  }
}

/// The facts about the `ScrollGeometry` that the page uses.
private struct ChatPlace: Equatable {
  let isAtBottom: Bool
  let isNearTop: Bool
}

/// Calls `tick` every 1.5 seconds, by a `TimelineView`.
private struct MessageClock: View {
  let tick: @MainActor () -> Void

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1.5)) { context in
      Color.clear.onChange(of: context.date) { tick() }
    }
  }
}

private struct BeginningOfChat: View {
  let olderCount: Int

  var body: some View {
    Text(olderCount == 0 ? "The beginning of the chat" : "\(olderCount) older messages")
      .font(GalleryStyle.small)
      .foregroundStyle(.secondary)
      .padding(.vertical, 10)
  }
}

/// A button that scrolls to the end and shows the number (`count`) of unseen messages.
private struct NewMessagesButton: View {
  let count: Int
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 6) {
        Image(systemName: "chevron.down").font(.system(size: 11, weight: .semibold))
        Text(count == 0 ? "Jump to the end" : count == 1 ? "1 new message" : "\(count) new messages")
          .font(GalleryStyle.small)
          .fontWeight(.medium)
      }
      .foregroundStyle(Color.white)
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .background(Color.accentColor, in: Capsule())
      .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
    }
    .buttonStyle(.plain)
  }
}

/// A message in its bubble: own messages at the trailing edge, received messages at the leading edge with the sender.
private struct MessageRow: View {
  let message: ChatLog.Message

  private static let widest: CGFloat = 440
  private static let avatarSize: CGFloat = 30

  private var isMine: Bool { message.sender == .me }

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      if isMine {
        Spacer(minLength: 48)
      } else {
        avatar
      }
      VStack(alignment: isMine ? .trailing : .leading, spacing: 3) {
        if message.opens, !isMine {
          Text(message.sender.name)
            .font(GalleryStyle.small)
            .foregroundStyle(.secondary)
            .padding(.leading, 12)
        }
        bubble
      }
      if !isMine { Spacer(minLength: 48) }
    }
    .padding(.top, message.opens ? 12 : 3)
  }

  private var bubble: some View {
    Text(message.text)
      .font(.system(size: 15))
      .foregroundStyle(isMine ? Color.white : Color.primary)
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 8, trailing: 12))
      .background(
        isMine ? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(.bubble), in: RoundedRectangle(cornerRadius: 17)
      )
      .frame(maxWidth: Self.widest, alignment: isMine ? .trailing : .leading)
  }

  @ViewBuilder private var avatar: some View {
    if message.opens, case .friend(let number) = message.sender {
      Text(String(message.sender.name.prefix(1)))
        .font(.system(size: 13, weight: .semibold))
        .foregroundStyle(Color.white)
        .frame(width: Self.avatarSize, height: Self.avatarSize)
        .background(GalleryStyle.palette[(number % 3) * 2 + 1], in: Circle())
    } else {
      Color.clear.frame(width: Self.avatarSize, height: 1)
    }
  }
}

/// The background of received messages.
private struct BubbleBackground: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? Color(white: 0.22) : Color(white: 0.925)
  }
}

extension ShapeStyle where Self == BubbleBackground {
  fileprivate static var bubble: BubbleBackground { BubbleBackground() }
}
