import SwiftUI

struct ContentView: View {
  @EnvironmentObject var library: Library
  @State private var isAdding = false

  var body: some View {
    NavigationView {
      List {
        ForEach(library.books) { book in
          NavigationLink(destination: BookDetail(book: self.$library.books[self.index(of: book)])) {
            BookRow(book: book)
          }
        }
        .onDelete { offsets in
          self.library.books.remove(atOffsets: offsets)
        }
        .onMove { source, destination in
          self.library.books.move(fromOffsets: source, toOffset: destination)
        }
      }
      .navigationBarTitle("Reading list")
      .navigationBarItems(
        leading: EditButton(),
        trailing: Button(action: { self.isAdding = true }) {
          Image(systemName: "plus").imageScale(.large)
        }
        .accessibility(label: Text("Add a book"))
      )
      .sheet(isPresented: $isAdding) {
        AddBook().environmentObject(self.library)
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private func index(of book: Book) -> Int {
    library.books.firstIndex { $0.id == book.id } ?? 0
  }
}

struct BookRow: View {
  let book: Book

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(book.title).font(.headline)
        Text(book.author).font(.subheadline).foregroundColor(.secondary)
      }
      Spacer()
      if book.isFinished {
        Image(systemName: "checkmark.seal.fill").foregroundColor(.green)
      } else {
        Text("\(Int(book.progress * 100)) %").foregroundColor(.secondary)
      }
    }
    .padding(.vertical, 4)
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView().environmentObject(Library())
  }
}
