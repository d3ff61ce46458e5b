import SwiftUI

@main
struct ContactsApp: App {
  @StateObject private var book = AddressBook()

  var body: some Scene {
    WindowGroup {
      ContactList().environmentObject(book)
    }
  }
}
