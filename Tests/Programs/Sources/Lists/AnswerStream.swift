import SwiftUI

struct AnswerStream: App {
  var body: some Scene {
    WindowGroup {
      AnswerView()
    }
  }
}

/// A paragraph of an answer, which grows while it is written.
struct AnswerParagraph: Identifiable, Equatable {
  let id: Int
  var markdown: String
}

@Observable final class AnswerModel {
  private(set) var paragraphs = [AnswerParagraph(id: 0, markdown: "")]
  private(set) var isWriting = true

  private static let words = [
    "**Begin** with the oven, since it takes longest.", "Then weigh the flour, *not* the cup.",
    "Salt goes in last, see `step 4`.", "If the dough sticks, wet your hands.", "Let it rest for an hour.",
    "It is ready when it sounds hollow.",
  ].flatMap { $0.split(separator: " ") }

  private var count = 0

  func ask() {
    count = 0
    isWriting = true
    paragraphs.append(AnswerParagraph(id: paragraphs.count, markdown: ""))
  }

  /// Writes a word: 60 paragraphs of the same words.
  func write() {
    if count > 0, count % Self.words.count == 0 {
      paragraphs.append(AnswerParagraph(id: paragraphs.count, markdown: ""))
    }
    paragraphs[paragraphs.count - 1].markdown += Self.words[count % Self.words.count] + " "
    count += 1
    isWriting = count < 60 * Self.words.count
  }
}

struct AnswerView: View {
  @State private var model = AnswerModel()
  @State private var position = ScrollPosition(edge: .bottom)
  @State private var isAtEnd = true

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 12) {
          ForEach(model.paragraphs) { paragraph in
            Text(LocalizedStringKey(paragraph.markdown))
              .textSelection(.enabled)
          }
        }
        .padding()
      }
      .scrollPosition($position)
      .defaultScrollAnchor(.bottom, for: .initialOffset)
      .defaultScrollAnchor(.bottom, for: .sizeChanges)
      .onScrollGeometryChange(for: Bool.self) { geometry in
        geometry.visibleRect.maxY >= geometry.contentSize.height - 1
      } action: { _, isAtEnd in
        withAnimation { self.isAtEnd = isAtEnd }
      }
      .overlay(alignment: .bottom) {
        if !isAtEnd {
          Button {
            withAnimation { position.scrollTo(edge: .bottom) }
          } label: {
            Label("Latest", systemImage: "arrow.down")
          }
          .buttonStyle(.borderedProminent)
          .padding()
          .transition(.move(edge: .bottom).combined(with: .opacity))
        }
      }
      .background {
        if model.isWriting {
          TimelineView(.animation(minimumInterval: 0.05)) { context in
            Color.clear.onChange(of: context.date) { model.write() }
          }
        }
      }
      .navigationTitle("Bread")
      .toolbar {
        Button("Ask again") { model.ask() }.disabled(model.isWriting)
      }
    }
  }
}
