import Features
import ScrollUI

/// Pages of a `TabView` that are turned by dragging, by the dots and by a segmented picker.
struct PostcardPages: View {
  let showsDots: Bool
  @State private var page = 0

  private static let illustrations: [Illustration] = [.harbor, .aurora, .bamboo, .nightTrain, .desert]

  var body: some View {
    VStack(spacing: 10) {
      TabView(selection: $page) {
        ForEach(0..<Self.illustrations.count, id: \.self) { number in
          Postcard(illustration: Self.illustrations[number])
            .padding(EdgeInsets(top: 16, leading: 16, bottom: 36, trailing: 16))
            .tag(number)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: showsDots ? .always : .never))
      .indexViewStyle(.page(backgroundDisplayMode: .interactive))
      Picker("Postcard", selection: $page) {
        ForEach(0..<Self.illustrations.count, id: \.self) { Text(verbatim: "\($0 + 1)") }
      }
      .pickerStyle(.segmented)
      .frame(maxWidth: 320)
      .padding(EdgeInsets(top: 0, leading: 16, bottom: 14, trailing: 16))
    }
  }
}

private struct Postcard: View {
  let illustration: Illustration

  var body: some View {
    Picture(illustration)
      .caption { Text(illustration.title).font(GalleryStyle.pageTitle).padding(8) }
      .clipShape(RoundedRectangle(cornerRadius: 16))
  }
}
