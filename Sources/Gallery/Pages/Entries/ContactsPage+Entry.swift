import ScrollUI

/// The entry of `ContactsPage` in the gallery: its words in both languages, options and miniature.
extension ContactsPage {
  static let description = GalleryPage(
    name: "contacts", title: "Contacts",
    hint: "Drag over the letters, drag the scroll bar, or select a name and type another.",
    symbol: "person.2", api: ["sectionIndexLabel(_:)", "listSectionIndexVisibility(_:)", "scrollIndicatorLabel(_:)"],
    options: [index], source: "ContactsPage.swift",
    chinese: [
      "Contacts": "通讯录",
      "Drag over the letters, drag the scroll bar, or select a name and type another.": "沿字母拖动，拖动滚动条，或选中一个名字再键入另一个。",
      "Letters": "字母",
    ]
  ) {
    ContactsPage()
  } miniature: {
    ListMiniatures.contacts
  }

  static let index = PageOption.toggle("index", "Letters", key: "l", isOn: true)
}
