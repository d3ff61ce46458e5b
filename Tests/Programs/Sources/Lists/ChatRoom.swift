import SwiftUI

struct ChatRoom: App {
  var body: some Scene {
    WindowGroup {
      NavigationView {
        ConversationList()
        Text("Select a conversation")
          .foregroundColor(.secondary)
      }
    }
  }
}

struct ChatMessage: Identifiable, Equatable {
  enum Sender {
    case me, them
  }

  let id: Int
  let sender: Sender
  var text: String
  var isLiked = false
}

struct Conversation: Identifiable {
  let id: String
  var unread: Int
  var messages: [ChatMessage]
  var lastText: String { messages.last?.text ?? "" }
}

class ChatViewModel: ObservableObject {
  @Published var messages: [ChatMessage]
  @Published var draft = ""
  @Published var isTyping = false

  init(messages: [ChatMessage]) {
    self.messages = messages
  }

  var canSend: Bool { !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

  func send() {
    guard canSend else { return }
    messages.append(ChatMessage(id: messages.count, sender: .me, text: draft))
    draft = ""
    isTyping = true
  }

  func answer() {
    isTyping = false
    messages.append(ChatMessage(id: messages.count, sender: .them, text: "Sounds good."))
  }

  func like(_ message: ChatMessage) {
    guard let index = messages.firstIndex(of: message) else { return }
    messages[index].isLiked.toggle()
  }
}

struct ConversationList: View {
  @State private var conversations = [
    Conversation(
      id: "Ada", unread: 2,
      messages: (0..<30).map { ChatMessage(id: $0, sender: $0 % 3 == 0 ? .me : .them, text: "Message number \($0)") }),
    Conversation(id: "Grace", unread: 0, messages: [ChatMessage(id: 0, sender: .them, text: "See you on Monday")]),
    Conversation(id: "Linus", unread: 0, messages: []),
  ]

  var body: some View {
    List {
      ForEach($conversations) { $conversation in
        NavigationLink {
          ChatView(name: conversation.id, model: ChatViewModel(messages: conversation.messages))
            .onAppear { conversation.unread = 0 }
        } label: {
          ConversationRow(conversation: conversation)
        }
        .badge(conversation.unread)
      }
      .onMove { conversations.move(fromOffsets: $0, toOffset: $1) }
    }
    .listStyle(.sidebar)
    .navigationTitle("Chats")
  }
}

struct ConversationRow: View {
  let conversation: Conversation

  var body: some View {
    HStack(spacing: 12) {
      Text(String(conversation.id.prefix(1)))
        .font(.headline)
        .foregroundColor(.white)
        .frame(width: 36, height: 36)
        .background(Circle().fill(Color.accentColor))
        .accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text(conversation.id)
          .bold()
        Text(conversation.lastText)
          .font(.caption)
          .lineLimit(1)
          .truncationMode(.tail)
          .foregroundColor(.secondary)
      }
    }
  }
}

struct Bubble: Shape {
  var isMine: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path(roundedRect: rect, cornerRadius: 16)
    let x = isMine ? rect.maxX : rect.minX
    let way: CGFloat = isMine ? 6 : -6
    path.move(to: CGPoint(x: x, y: rect.maxY - 14))
    path.addQuadCurve(to: CGPoint(x: x + way, y: rect.maxY), control: CGPoint(x: x, y: rect.maxY - 4))
    path.addLine(to: CGPoint(x: x - way * 2.5, y: rect.maxY - 2))
    path.closeSubpath()
    return path
  }
}

struct BubbleRow: View {
  let message: ChatMessage
  let like: () -> Void

  private var isMine: Bool { message.sender == .me }

  var body: some View {
    HStack {
      if isMine { Spacer(minLength: 60) }
      Text(message.text)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .foregroundColor(isMine ? .white : .primary)
        .background(isMine ? Color.blue : Color(UIColor.secondarySystemBackground), in: Bubble(isMine: isMine))
        .overlay(alignment: .topTrailing) {
          if message.isLiked {
            Image(systemName: "heart.fill")
              .font(.caption)
              .foregroundColor(.red)
              .offset(x: 6, y: -6)
              .transition(.scale)
          }
        }
        .onLongPressGesture(perform: like)
        .contextMenu {
          Button(action: like) {
            Label("Like", systemImage: "heart")
          }
        }
      if !isMine { Spacer(minLength: 60) }
    }
  }
}

struct TypingIndicator: View {
  @State private var isUp = false

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<3) { index in
        Circle()
          .frame(width: 7, height: 7)
          .offset(y: isUp ? -3 : 3)
          .animation(.easeInOut(duration: 0.4).repeatForever().delay(Double(index) * 0.13), value: isUp)
      }
    }
    .foregroundColor(.gray)
    .padding(12)
    .background(Capsule().fill(Color.gray.opacity(0.2)))
    .frame(maxWidth: .infinity, alignment: .leading)
    .onAppear { isUp = true }
    .accessibilityLabel(Text("Typing"))
  }
}

struct ChatView: View {
  let name: String
  @StateObject var model: ChatViewModel
  @FocusState private var isWriting: Bool

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(model.messages) { message in
            BubbleRow(message: message) {
              withAnimation { model.like(message) }
            }
            .id(message.id)
          }
          if model.isTyping {
            TypingIndicator()
          }
        }
        .padding()
      }
      .onChange(of: model.messages.count) { count in
        withAnimation {
          proxy.scrollTo(count - 1, anchor: .bottom)
        }
      }
      .onAppear {
        proxy.scrollTo(model.messages.count - 1, anchor: .bottom)
      }
    }
    .safeAreaInset(edge: .bottom) {
      composer
    }
    .navigationTitle(name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Menu {
          Button("Answer") { model.answer() }
          Divider()
          Button("Clear", role: .destructive) { model.messages = [] }
        } label: {
          Label("More", systemImage: "ellipsis.circle")
        }
      }
    }
  }

  private var composer: some View {
    HStack {
      TextField("Message", text: $model.draft)
        .textFieldStyle(.roundedBorder)
        .focused($isWriting)
        .onSubmit {
          model.send()
          isWriting = true
        }
      Button(action: model.send) {
        Image(systemName: "paperplane.fill")
          .rotationEffect(.degrees(45))
      }
      .disabled(!model.canSend)
      .accessibilityLabel("Send")
    }
    .padding(10)
    .background(.bar)
  }
}
