import ScrollUI

/// Six hundred names in sections: letters beside the scroll bar lead to them, and typing finds a name.
struct ContactsPage: View {
  @State private var selection: Person.ID?
  @Environment(\.galleryLanguage) private var language
  @Environment(\.pageOptions) private var options

  var body: some View {
    List(selection: $selection) {
      ForEach(Directory.of(language).groups) { group in
        Section {
          ForEach(group.people) { PersonRow(person: $0) }
            .scrollIndicatorLabel { Text(verbatim: $0.family) }
            .findable { $0.family + " " + $0.given }
        } header: {
          Text(verbatim: group.letter)
        }
        .sectionIndexLabel(Text(verbatim: group.letter))
      }
    }
    .listStyle(.plain)
    .columnMargins()
    .listSectionIndexVisibility(options.isOn(Self.index) ? .visible : .hidden)
  }
}
