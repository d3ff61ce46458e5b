import SwiftUI

@main
struct ChatApp: App {
  @StateObject private var conversation = Conversation { text in
    text.hasSuffix("?") ? "Let me think about it." : String(text.reversed())
  }

  var body: some Scene {
    WindowGroup {
      ChatView().environmentObject(conversation)
    }
  }
}

struct ChatView: View {
  @EnvironmentObject private var conversation: Conversation
  @State private var draft = ""
  @FocusState private var isWriting: Bool

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 8) {
            ForEach(conversation.messages) { message in
              Bubble(message: message)
                .id(message.id)
                .transition(.move(edge: .bottom).combined(with: .opacity))
            }
            if conversation.isTyping {
              ProgressView()
            }
          }
          .padding()
        }
        .onChange(of: conversation.messages) { messages in
          guard let last = messages.last else { return }
          withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
        }
      }
      .safeAreaInset(edge: .bottom) {
        HStack(alignment: .bottom) {
          TextField("Message", text: $draft, axis: .vertical)
            .lineLimit(1...4)
            .textFieldStyle(BubbleFieldStyle())
            .focused($isWriting)
            .onSubmit(send)
          Button(action: send) {
            Image(systemName: "arrow.up.circle.fill").font(.title2)
          }
          .accessibilityLabel("Send")
          .disabled(draft.isEmpty)
        }
        .padding(8)
        .background(.bar)
      }
      .navigationTitle("Chat")
      .navigationBarTitleDisplayMode(.inline)
      .task { await conversation.start() }
    }
  }

  private func send() {
    let text = draft
    draft = ""
    Task { await conversation.send(text) }
  }
}

struct Bubble: View {
  let message: Message

  var body: some View {
    let isMine = message.author == .me
    VStack(alignment: isMine ? .trailing : .leading) {
      Text(message.text)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(isMine ? Color.accentColor : Color(.secondarySystemBackground))
        .foregroundColor(isMine ? .white : .primary)
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      Text(message.date, style: .time).font(.caption2).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
  }
}

struct BubbleFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(Color.gray.opacity(0.15), in: Capsule())
  }
}
