import SwiftUI

struct ContactList: View {
  @EnvironmentObject var book: AddressBook
  @State private var showsFavorites = false

  var body: some View {
    NavigationView {
      List {
        Toggle(isOn: $showsFavorites) {
          Text("Favorites only")
        }
        ForEach(showsFavorites ? book.favorites : book.contacts) { contact in
          NavigationLink(destination: ContactDetail(contact: contact)) {
            ContactRow(contact: contact)
          }
        }
        .onDelete(perform: book.remove)
      }
      .listStyle(InsetGroupedListStyle())
      .navigationBarTitle(Text("Contacts"))
      .navigationBarItems(trailing: EditButton())
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct ContactRow: View {
  let contact: Contact

  var body: some View {
    HStack(spacing: 12) {
      Text(contact.initials)
        .font(.headline)
        .foregroundColor(.white)
        .frame(width: 40, height: 40)
        .background(Color.coral)
        .clipShape(Circle())
        .accessibility(hidden: true)
      VStack(alignment: .leading) {
        Text(contact.name).font(.headline)
        Text(contact.city).font(.subheadline).foregroundColor(.secondary)
      }
      Spacer()
      if contact.isFavorite {
        Image(systemName: "star.fill")
          .imageScale(.small)
          .foregroundColor(.yellow)
          .accessibility(label: Text("Favorite"))
      }
    }
    .padding(.vertical, 4)
  }
}

struct ContactList_Previews: PreviewProvider {
  static var previews: some View {
    ContactList().environmentObject(AddressBook())
  }
}
