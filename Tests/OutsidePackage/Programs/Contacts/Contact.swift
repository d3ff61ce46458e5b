import Foundation

struct Contact: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var city: String
  var phone: String
  var birthday: Date
  var isFavorite = false

  var initials: String {
    name.split(separator: " ").compactMap { $0.first }.map(String.init).joined()
  }
}

final class AddressBook: ObservableObject {
  @Published var contacts: [Contact] = AddressBook.samples

  var favorites: [Contact] { contacts.filter { $0.isFavorite } }

  func toggleFavorite(_ contact: Contact) {
    guard let index = contacts.firstIndex(where: { $0.id == contact.id }) else { return }
    contacts[index].isFavorite.toggle()
  }

  func remove(at offsets: IndexSet) {
    contacts.remove(atOffsets: offsets)
  }

  private static let samples = [
    Contact(name: "Amara Okafor", city: "Lagos", phone: "01 555 31", birthday: day(1990, 4, 12)),
    Contact(name: "Bruno Keller", city: "Basel", phone: "061 555 7", birthday: day(1984, 11, 2), isFavorite: true),
    Contact(name: "Chloe Martin", city: "Lyon", phone: "04 555 19", birthday: day(1997, 7, 30)),
    Contact(name: "Daiki Mori", city: "Osaka", phone: "06 555 82", birthday: day(1979, 1, 9)),
  ]

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
    Calendar.current.date(from: DateComponents(year: year, month: month, day: day)) ?? Date()
  }
}
