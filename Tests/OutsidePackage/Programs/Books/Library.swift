import Foundation

struct Book: Identifiable {
  let id = UUID()
  var title: String
  var author: String
  var pages: Int
  var read = 0

  var progress: Double { Double(read) / Double(pages) }
  var isFinished: Bool { read == pages }
}

class Library: ObservableObject {
  @Published var books = [
    Book(title: "Middlemarch", author: "George Eliot", pages: 880, read: 220),
    Book(title: "Kindred", author: "Octavia E. Butler", pages: 264),
    Book(title: "Invisible Cities", author: "Italo Calvino", pages: 165, read: 165),
    Book(title: "The Makioka Sisters", author: "Junichiro Tanizaki", pages: 530),
  ]

  func add(title: String, author: String, pages: Int) {
    books.append(Book(title: title, author: author, pages: max(pages, 1)))
  }
}
