import SwiftUI

private let dayFormatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.dateFormat = "d MMMM yyyy"
  return formatter
}()

struct ContactDetail: View {
  @EnvironmentObject var book: AddressBook
  @Environment(\.presentationMode) var presentationMode
  let contact: Contact

  private var isFavorite: Bool {
    book.favorites.contains { $0.id == contact.id }
  }

  var body: some View {
    VStack(spacing: 16) {
      Text(contact.initials)
        .font(.system(size: 44, weight: .semibold, design: .rounded))
        .frame(width: 120, height: 120)
        .overlay(Circle().stroke(lineWidth: 3).scale(0.95))
        .foregroundColor(.coral)
      Text(contact.name).font(.largeTitle)
      Text("Born on \(contact.birthday, formatter: dayFormatter)")
      Text("Telephone \(contact.phone)")
      Button(action: { self.book.toggleFavorite(self.contact) }) {
        Text(isFavorite ? "Remove from favorites" : "Add to favorites")
      }
      Button("Back to the list") { self.presentationMode.wrappedValue.dismiss() }
      Spacer()
    }
    .padding()
    .navigationBarTitle(Text(contact.name), displayMode: .inline)
  }
}

extension Color {
  static let coral = Color("coral", bundle: .module)
}
