import ScrollUI

/// A person of the `Directory`: portrait, name and city. In a selected row all texts are white.
struct PersonRow: View {
  let person: Person
  @Environment(\.backgroundProminence) private var prominence

  var body: some View {
    let secondary = prominence == .increased ? AnyShapeStyle(Color.white.opacity(0.92)) : AnyShapeStyle(.secondaryText)
    HStack(spacing: 12) {
      Portrait(index: person.id, side: 32)
      VStack(alignment: .leading, spacing: 1) {
        name.font(.system(size: 15))
        Text(verbatim: person.city).font(GalleryStyle.small).foregroundStyle(secondary)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
    }
  }

  /// The name with an emphasized family name.
  private var name: Text {
    let family = Text(verbatim: person.family).fontWeight(.semibold)
    let (name, length) = (person.name, person.family.count)
    return name.hasPrefix(person.family)
      ? Text("\(family)\(Text(verbatim: String(name.dropFirst(length))))")
      : Text("\(Text(verbatim: String(name.dropLast(length))))\(family)")
  }
}
