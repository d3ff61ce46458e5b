import ScrollUI

/// A translucent list of the first pictures, which selects the `picture`.
struct PictureSidebar: View {
  @Binding var picture: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(0..<8) { index in
        Button {
          withAnimation { picture = index }
        } label: {
          Label(Illustration.at(index).title, systemImage: "photo")
            .font(.subheadline)
            .lineLimit(1)
            .padding(.horizontal, 10)
            .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
            .background { if picture == index { RoundedRectangle(cornerRadius: 8).fill(.primary).opacity(0.12) } }
        }
        .buttonStyle(.plain)
      }
      Spacer(minLength: 0)
    }
    .padding(8)
    .frame(width: 150)
    .background(.background.opacity(0.82))
  }
}

/// A dark translucent bar with a title.
struct PictureBar: View {
  var body: some View {
    Text("Pictures")
      .font(.headline)
      .foregroundStyle(Color.white)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 12)
      .background(.black.opacity(0.64))
  }
}

/// The title and the sentence of an `Illustration`.
struct SceneTitle: View {
  let index: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(Illustration.at(index).title).font(.headline)
      Text(Illustration.at(index).sentence).font(.footnote).foregroundStyle(.secondary)
    }
    .lineLimit(1)
  }
}
