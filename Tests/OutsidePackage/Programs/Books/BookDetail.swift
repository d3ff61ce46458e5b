import SwiftUI

struct BookDetail: View {
  @Binding var book: Book

  var body: some View {
    VStack(spacing: 24) {
      ZStack {
        Circle().stroke(Color.secondary.opacity(0.2), lineWidth: 12)
        Circle()
          .trim(from: 0, to: CGFloat(book.progress))
          .stroke(Color.orange, style: StrokeStyle(lineWidth: 12, lineCap: .round))
          .rotationEffect(.degrees(-90))
        Text("\(book.read) / \(book.pages)").font(.title)
      }
      .frame(width: 180, height: 180)
      .padding(.top, 32)

      Text("by \(book.author)").italic()

      Stepper(value: $book.read, in: 0...book.pages, step: 20) {
        Text("Pages read")
      }

      Button(action: { self.book.read = self.book.pages }) {
        Text("Finished")
          .fontWeight(.semibold)
          .frame(minWidth: 0, maxWidth: .infinity)
          .padding()
          .foregroundColor(.white)
          .background(Color.orange)
          .cornerRadius(12)
      }
      .disabled(book.isFinished)

      Spacer()
    }
    .padding(.horizontal)
    .navigationBarTitle(Text(book.title), displayMode: .inline)
  }
}

struct AddBook: View {
  @EnvironmentObject var library: Library
  @Environment(\.presentationMode) var presentationMode
  @State private var title = ""
  @State private var author = ""
  @State private var pages = ""

  var body: some View {
    NavigationView {
      Form {
        TextField("Title", text: $title)
        TextField("Author", text: $author)
        TextField("Pages", text: $pages).keyboardType(.numberPad)
      }
      .navigationBarTitle("New book", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { self.presentationMode.wrappedValue.dismiss() },
        trailing: Button("Save") {
          self.library.add(title: self.title, author: self.author, pages: Int(self.pages) ?? 1)
          self.presentationMode.wrappedValue.dismiss()
        }
        .disabled(title.isEmpty))
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}
