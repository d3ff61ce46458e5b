import ScrollUI

/// A person of the `Directory`: portrait, name and city. In a selected row all texts are white.
struct PersonRow: View {
  let person: Directory.Person
  @Environment(\.backgroundProminence) private var prominence

  var body: some View {
    let secondary = prominence == .increased ? AnyShapeStyle(Color.white.opacity(0.92)) : AnyShapeStyle(.secondaryText)
    HStack(spacing: 12) {
      Portrait(name: person.name, side: 32)
      VStack(alignment: .leading, spacing: 1) {
        HStack(spacing: 5) {
          Text(verbatim: person.family).fontWeight(.semibold)
          Text(verbatim: person.given)
          if let native = person.native { Text(verbatim: native).foregroundStyle(secondary) }
        }
        .font(.system(size: 15))
        Text(verbatim: person.city).font(GalleryStyle.small).foregroundStyle(secondary)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
    }
  }
}
