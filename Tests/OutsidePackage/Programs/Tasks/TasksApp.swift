import SwiftUI

@main
struct TasksApp: App {
  var body: some Scene {
    WindowGroup {
      TaskList(store: TaskStore(key: "tasks"))
    }
  }
}

struct TaskList: View {
  @ObservedObject private var store: TaskStore
  @State private var draft: String
  @State private var asksToClear = false

  init(store: TaskStore) {
    self.store = store
    self.draft = ""
  }

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        TextField("New task", text: $draft, onEditingChanged: { _ in }, onCommit: add)
          .textFieldStyle(RoundedBorderTextFieldStyle())
          .padding()
        List {
          Section(header: Text("To do"), footer: Text("\(store.openCount) open")) {
            ForEach(store.items) { item in
              TaskRow(item: item, toggle: { store.toggle(item) })
            }
            .onDelete { store.items.remove(atOffsets: $0) }
            .onMove { store.items.move(fromOffsets: $0, toOffset: $1) }
          }
        }
      }
      .navigationTitle("Tasks")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Clear") { asksToClear = true }
            .disabled(store.openCount == store.items.count)
        }
      }
      .alert(isPresented: $asksToClear) {
        Alert(
          title: Text("Clear done tasks?"), message: Text("They cannot be restored."),
          primaryButton: .destructive(Text("Clear now"), action: store.clearDone), secondaryButton: .cancel())
      }
    }
    .navigationViewStyle(.stack)
  }

  private func add() {
    withAnimation { store.add(draft) }
    draft = ""
  }
}

struct TaskRow: View {
  let item: TodoItem
  let toggle: () -> Void

  var body: some View {
    Button(action: toggle) {
      HStack {
        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
          .foregroundColor(item.isDone ? .green : .secondary)
        Text(item.title)
          .strikethrough(item.isDone)
          .foregroundColor(.primary)
      }
    }
    .buttonStyle(PlainButtonStyle())
    .accessibility(label: Text(item.title))
    .accessibility(value: Text(item.isDone ? "Done" : "Open"))
  }
}
