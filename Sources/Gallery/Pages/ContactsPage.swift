import ScrollUI

/// Two thousand names in sections: letters beside the scroll bar lead to them, and typing finds a name.
struct ContactsPage: View {
  @State private var selection: Int?
  @Environment(\.pageOptions) private var options

  var body: some View {
    List(selection: $selection) {
      ForEach(Directory.groups) { group in
        Section {
          ForEach(group.people) { PersonRow(person: $0) }
            .scrollIndicatorLabel { Text(verbatim: $0.family) }
            .findable { $0.name }
        } header: {
          Text(verbatim: group.letter)
        }
        .sectionIndexLabel(Text(verbatim: group.letter))
      }
    }
    .listStyle(.plain)
    .listSectionIndexVisibility(options.isOn(Self.index) ? .visible : .hidden)
  }
}
