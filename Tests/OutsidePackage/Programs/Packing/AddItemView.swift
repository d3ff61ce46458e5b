import SwiftUI

struct AddItemView: View {
  @ObservedObject var store: PackingStore
  @Environment(\.presentationMode) var presentationMode
  @State private var name = ""
  @State private var category = Category.clothes

  private var trimmed: String { name.trimmingCharacters(in: .whitespaces) }

  var body: some View {
    NavigationView {
      Form {
        TextField("Name", text: $name)
        Picker("Category", selection: $category) {
          ForEach(Category.allCases, id: \.self) { Text($0.title) }
        }
        .pickerStyle(SegmentedPickerStyle())
      }
      .navigationBarTitle("New item", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel", action: close),
        trailing: Button("Add") {
          self.store.add(self.trimmed, to: self.category)
          self.close()
        }
        .disabled(trimmed.isEmpty)
      )
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private func close() {
    presentationMode.wrappedValue.dismiss()
  }
}
