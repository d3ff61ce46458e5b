import ScrollUI

/// A conversation that starts at its end (`defaultScrollAnchor(.bottom)`). Older messages are inserted above without
/// moving the visible messages; new messages scroll the list only if its end is visible. A sent message is answered.
struct ChatPage: View {
  /// The distance to the beginning at which older messages are loaded, in points.
  private static let historyDistance: CGFloat = 500
  private static let historyCount = 30
  private static let columnWidth: CGFloat = 760
  /// The time in seconds after which a sent message is answered.
  private static let answerTime = 1.4

  @State private var log = ChatLog()
  @State private var isAtBottom = true
  @State private var unseen = 0
  @State private var draft = ""
  @State private var history: LoadedHistory?
  @Environment(\.frameClock) private var clock
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin
  @Environment(\.world) private var world

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        messages
          .overlay(alignment: .top) { HistoryNotice(history: history) }
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
      .onCommand(Self.new) { receive() }
      .onCommand(Self.older, isEnabled: log.olderCount > 0) { loadHistory() }
    }
    .background {
      if options.isOn(Self.automatic) { MessageClock { receive() } }
    }
  }

  private var messages: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        BeginningOfChat(olderCount: log.olderCount).textSelection(.disabled)
        ForEach(log.messages) { MessageRow(message: $0).transition(.move(edge: .bottom).combined(with: .opacity)) }
          .selectable { [world] in $0.text(in: world) }
      }
      .padding(.horizontal, margin)
      .column(Self.columnWidth)
    }
    .textSelection(.enabled)
    .contentMargins(.vertical, 12, for: .scrollContent)
    .defaultScrollAnchor(.bottom)
    .scrollRestoration("chat")
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
    HStack(spacing: 10) {
      TextField("Message", text: $draft)
        .textFieldStyle(.roundedBorder)
        .font(.system(size: 15))
        .onSubmit { send(proxy) }
      Button("Send") { send(proxy) }
        .buttonStyle(.borderedProminent)
        .disabled(draft.isEmpty)
    }
    .padding(.horizontal, margin)
    .padding(.vertical, 10)
    .column(Self.columnWidth)
  }

  /// Prepends `historyCount` messages to `log`, above the visible messages, and shows their number in a `HistoryNotice`.
  private func loadHistory() {
    let former = log.olderCount
    log.loadOlder(Self.historyCount)
    let loaded = LoadedHistory(olderCount: log.olderCount, count: former - log.olderCount)
    withAnimation(.snappy) { history = loaded }
    Task {
      try? await clock?.sleep(seconds: HistoryNotice.time)
      if history == loaded { withAnimation(.snappy) { history = nil } }
    }
  }

  private func receive() {
    withAnimation(.snappy) { log.receive(at: clock?.time ?? 0) }
    if !isAtBottom { unseen += 1 }
  }

  private func send(_ proxy: ScrollViewProxy) {
    guard !draft.isEmpty else { return }
    withAnimation(.snappy) { log.send(draft, at: clock?.time ?? 0) }
    draft = ""
    scrollToEnd(proxy)
    Task {
      try? await clock?.sleep(seconds: Self.answerTime)
      if log.awaitsAnswer { receive() }
    }
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
