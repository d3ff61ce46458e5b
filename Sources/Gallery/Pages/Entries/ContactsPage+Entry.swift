import ScrollUI

/// The entry of `ContactsPage` in the gallery: its words in both languages, options and miniature.
extension ContactsPage {
  static let description = GalleryPage(
    name: "contacts", title: "Contacts",
    hint: "Slide along the letters, or just type a name.",
    symbol: "person.2", api: ["sectionIndexLabel(_:)", "listSectionIndexVisibility(_:)", "scrollIndicatorLabel(_:)"],
    options: [index], source: "ContactsPage.swift",
    chinese: [
      "Contacts": "通讯录",
      "Slide along the letters, or just type a name.": "沿字母滑动，或直接键入名字。",
      "Letters": "字母",
    ]
  ) {
    ContactsPage()
  } miniature: {
    ListMiniatures.contacts
  }

  static let index = PageOption.toggle("index", "Letters", key: "l", isOn: true)
}
