import ScrollUI

/// The `CalendarMonth` of the first visible row above a `WallView`. The next month pushes it away.
struct MonthHeader: View {
  let wall: PhotoWall
  let margin: CGFloat

  static let height: CGFloat = 36

  var body: some View {
    let state = wall.header(height: Self.height)
    ZStack(alignment: .topLeading) {
      title(of: state.section).offset(y: -state.push * Self.height)
      if state.push > 0 {
        title(of: state.next).offset(y: (1 - state.push) * Self.height).accessibilityHidden(true)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: Self.height)
    .clipped()
    .background(.window)
    .overlay(alignment: .bottom) { Divider() }
  }

  private func title(of section: Int) -> some View {
    let section = wall.collection.sections[section]
    return HStack(alignment: .firstTextBaseline, spacing: 8) {
      section.month.text.font(.system(size: 15, weight: .semibold))
      Text("\(section.count) pictures").font(GalleryStyle.small).foregroundStyle(.secondaryText)
    }
    .lineLimit(1)
    .padding(.horizontal, margin)
    .frame(height: Self.height)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isHeader)
  }
}
