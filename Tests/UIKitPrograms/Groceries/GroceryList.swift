import SwiftUI

struct GroceryList: View {
  @EnvironmentObject var store: GroceryStore
  @State private var name = ""

  var body: some View {
    NavigationView {
      List {
        HStack {
          TextField("New item", text: $name, onCommit: add)
          Button(action: add) {
            Image(systemName: "plus.circle.fill")
          }
          .buttonStyle(BorderlessButtonStyle())
          .disabled(name.isEmpty)
          .accessibilityLabel(Text("Add"))
        }

        ForEach(store.groceries) { grocery in
          GroceryRow(grocery: grocery)
        }
        .onDelete { self.store.groceries.remove(atOffsets: $0) }
        .onMove { self.store.groceries.move(fromOffsets: $0, toOffset: $1) }

        Text(store.status)
          .font(.footnote)
          .foregroundColor(Color(UIColor.secondaryLabel))
      }
      .navigationBarTitle("Groceries")
      .navigationBarItems(trailing: EditButton())
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private func add() {
    guard !name.isEmpty else { return }
    store.add(name)
    name = ""
  }
}

struct GroceryRow: View {
  @EnvironmentObject var store: GroceryStore
  let grocery: Grocery

  var body: some View {
    HStack {
      Image(systemName: grocery.isBought ? "checkmark.circle.fill" : "circle")
        .foregroundColor(grocery.isBought ? .green : .secondary)
      Text(grocery.name)
        .strikethrough(grocery.isBought)
        .foregroundColor(grocery.isBought ? .secondary : .primary)
      Spacer()
    }
    .contentShape(Rectangle())
    .onTapGesture { self.store.toggle(self.grocery) }
  }
}
