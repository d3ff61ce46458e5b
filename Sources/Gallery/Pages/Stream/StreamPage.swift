import ScrollUI

/// An answer that arrives in pieces: the page stays at its end (`defaultScrollAnchor(_:for:)`) until the reader scrolls up, and moves no line
/// from then on.
struct StreamPage: View {
  @Environment(\.stringTable) private var table

  var body: some View {
    let language = table.flatMap { GalleryLanguage(rawValue: $0.language) } ?? .english
    StreamView(language: language).id(language)
  }
}

/// The conversation of `StreamPage` in a language.
private struct StreamView: View {
  /// The distance to the beginning at which older answers are loaded, in points.
  private static let olderDistance: CGFloat = 500
  private static let olderCount = 4

  @State private var conversation: StreamConversation
  @State private var position = ScrollPosition()
  /// True while the end of the conversation is in view.
  @State private var isAtEnd = true
  /// True if the end stays in view while text arrives; false from a press on a button that folds code until the next movement.
  @State private var holdsEnd = true
  /// The length of the text when the end was last in view.
  @State private var seenLength = 0
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  init(language: GalleryLanguage) {
    _conversation = State(wrappedValue: StreamConversation(StreamAnswer.answers(in: language)))
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        StreamBeginning(olderCount: conversation.olderCount)
        ForEach(conversation.rows) { row in
          StreamRowView(row: row) { toggleFold(row.id) }.equatable()
        }
        .findable { $0.text }
      }
      .padding(.horizontal, margin)
      .padding(.bottom, 28)
      .column(StreamStyle.columnWidth)
    }
    .textSelection(.enabled)
    .scrollPosition($position)
    .defaultScrollAnchor(holdsEnd ? .bottom : .top, for: .sizeChanges)
    .defaultScrollAnchor(.bottom)
    .onScrollGeometryChange(for: StreamPlace.self) {
      StreamPlace($0, olderDistance: Self.olderDistance)
    } action: {
      placeDidChange($1)
    }
    .onScrollPhaseChange { _, phase in if phase != .idle { holdsEnd = true } }
    .overlay(alignment: .bottom) { pill }
    .background { clock }
    .onCommand(StreamPage.next) { ask { $0.ask() } }
    .onCommand(StreamPage.again) { ask { $0.askAgain() } }
    .onCommand(StreamPage.older, isEnabled: conversation.olderCount > 0) { conversation.loadOlder(Self.olderCount) }
  }

  /// The button that returns to the end.
  @ViewBuilder private var pill: some View {
    if !isAtEnd {
      Button(action: scrollToEnd) {
        Label(conversation.length > seenLength ? "New text below" : "Jump to the end", systemImage: "chevron.down")
      }
      .buttonStyle(.pill)
      .padding(.bottom, 12)
      .transition(.opacity)
    }
  }

  /// Lets the pieces arrive that are due, in each frame.
  @ViewBuilder private var clock: some View {
    if conversation.isArriving, !options.isOn(StreamPage.pause) {
      StreamClock { seconds in
        let rate = Double(options.choice(StreamPage.speed)) ?? 30
        conversation.advance(by: seconds, piecesPerSecond: rate)
        for text in conversation.takeCompleted() { AccessibilityNotification.Announcement(text).post() }
      }
    }
  }

  private func placeDidChange(_ place: StreamPlace) {
    if place.isNearTop { conversation.loadOlder(Self.olderCount) }
    seenLength = conversation.length
    holdsEnd = true
    withAnimation(.snappy) { isAtEnd = place.isAtEnd }
  }

  private func ask(_ question: (inout StreamConversation) -> Void) {
    question(&conversation)
    scrollToEnd()
  }

  private func scrollToEnd() { withAnimation(.smooth(duration: 0.35)) { position.scrollTo(edge: .bottom) } }

  /// Folds code where it is: the end may leave the view.
  private func toggleFold(_ id: StreamRow.ID) {
    holdsEnd = false
    conversation.toggleFold(id)
  }
}

/// The facts about the `ScrollGeometry` that the page uses.
private struct StreamPlace: Equatable {
  let isAtEnd: Bool
  let isNearTop: Bool

  init(_ geometry: ScrollGeometry, olderDistance: CGFloat) {
    isAtEnd = geometry.visibleRect.maxY >= geometry.contentSize.height - 1
    isNearTop = geometry.contentOffset.y < olderDistance && geometry.contentSize.height > 0
  }
}

/// Calls `tick` in each frame with the seconds since the last.
private struct StreamClock: View {
  /// The longest step in seconds, after a time in which the page was not in sight.
  private static let maximumStep = 0.25

  let tick: @MainActor (Double) -> Void

  var body: some View {
    TimelineView(.animation) { context in
      Color.clear.onChange(of: context.date) { tick(min($1.timeIntervalSince($0), Self.maximumStep)) }
    }
  }
}

/// The line above the first loaded answer.
private struct StreamBeginning: View {
  let olderCount: Int

  var body: some View {
    Text(olderCount == 0 ? "The beginning of the conversation" : "\(olderCount) older answers")
      .font(GalleryStyle.small)
      .foregroundStyle(.secondary)
      .padding(.vertical, 10)
      .textSelection(.disabled)
  }
}
