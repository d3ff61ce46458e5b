import SwiftUI

struct ContentView: View {
  @ObservedObject var store: PackingStore
  @State private var isAdding = false
  @State private var isAsking = false

  var body: some View {
    NavigationView {
      List {
        Section(header: Progress(packed: store.packedCount, count: store.items.count)) {
          ForEach(store.items) { item in
            ItemRow(item: item)
              .contentShape(Rectangle())
              .onTapGesture {
                withAnimation { self.store.toggle(item) }
              }
          }
          .onMove(perform: store.move)
          .onDelete(perform: store.delete)
        }
        Section {
          Button("Unpack all") { self.isAsking = true }
            .disabled(store.packedCount == 0)
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle("Packing list")
      .navigationBarItems(
        leading: EditButton(),
        trailing: Button(action: { self.isAdding = true }) {
          Image(systemName: "plus").imageScale(.large)
        }
        .accessibility(label: Text("Add an item"))
      )
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .sheet(isPresented: $isAdding) {
      AddItemView(store: self.store)
    }
    .alert(isPresented: $isAsking) {
      Alert(
        title: Text("Unpack all?"), message: Text("The list begins again."),
        primaryButton: .destructive(Text("Unpack"), action: store.unpackAll), secondaryButton: .cancel())
    }
  }
}

struct Progress: View {
  let packed: Int
  let count: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("\(packed) of \(count) packed")
      GeometryReader { geometry in
        ZStack(alignment: .leading) {
          Capsule().fill(Color.gray.opacity(0.3))
          Capsule()
            .fill(Color.green)
            .frame(width: geometry.size.width * CGFloat(self.packed) / CGFloat(max(self.count, 1)))
        }
      }
      .frame(height: 6)
    }
    .padding(.vertical, 8)
  }
}

struct ItemRow: View {
  let item: Item

  var body: some View {
    HStack {
      Image(systemName: item.isPacked ? "checkmark.circle.fill" : "circle")
        .foregroundColor(item.isPacked ? .green : .secondary)
      Text(item.name)
        .strikethrough(item.isPacked)
      Spacer()
      Text(item.category.title)
        .font(.caption)
        .foregroundColor(.white)
        .padding(.horizontal, 8)
        .padding(.vertical, 3)
        .background(Capsule().fill(Color(item.category.color)))
    }
    .opacity(item.isPacked ? 0.6 : 1)
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView(store: PackingStore())
      .environment(\.colorScheme, .dark)
  }
}
