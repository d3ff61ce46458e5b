import Feed
import ScrollUI

/// The bars below the list about `FeedModel.failure` and `FeedModel.problems`. An empty list shows its failure itself (`FeedStatus`).
struct FeedNotices: View {
  let model: FeedModel
  @Environment(\.pageMargin) private var margin

  var body: some View {
    VStack(spacing: 8) {
      if let reason = model.failure, !model.loader.items.isEmpty {
        FeedNotice(action: "Try again", run: { Task { await model.refresh() } }, close: model.closeFailure) {
          Text("New posts could not be loaded.").fontWeight(.semibold)
          Text(LocalizedStringKey(reason))
        }
      }
      if let problem = model.problems.first {
        FeedNotice(action: "Read again", run: { Task { await model.refresh() } }, close: model.closeProblems) {
          Text(summary(of: problem))
        }
      }
    }
    .padding(EdgeInsets(top: 0, leading: margin, bottom: isEmpty ? 0 : 12, trailing: margin))
    .column()
    .animation(.snappy(duration: 0.25), value: model.failure)
  }

  private var isEmpty: Bool {
    (model.failure == nil || model.loader.items.isEmpty) && model.problems.isEmpty
  }

  private func summary(of problem: FeedProblem) -> LocalizedStringKey {
    let (count, place) = (model.problems.count, String(describing: problem))
    if count >= FeedLimits.problems { return "\(count) posts or more are left out, the first at \(place)" }
    return count == 1 ? "A post is left out at \(place)" : "\(count) posts are left out, the first at \(place)"
  }
}

/// A bar about an error, with a button for its remedy (`action`, `run`) and a button that calls `close`.
private struct FeedNotice<Content: View>: View {
  let action: LocalizedStringKey
  let run: @MainActor () -> Void
  let close: @MainActor () -> Void
  @ViewBuilder let content: () -> Content

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.warningText)
      VStack(alignment: .leading, spacing: 2, content: content)
        .font(GalleryStyle.hint)
        .frame(maxWidth: .infinity, alignment: .leading)
      Button(action, action: run)
      Button(action: close) {
        Image(systemName: "xmark").font(.system(size: 12, weight: .semibold)).frame(width: 32, height: 32)
      }
      .buttonStyle(.surface)
      .help("Close")
      .accessibilityLabel("Close")
    }
    .padding(EdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 8))
    .background(.card, in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
    .overlay {
      RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius).strokeBorder(GalleryColor.separator, lineWidth: 1)
    }
    .shadow(color: .black.opacity(0.2), radius: 8, y: 2)
    .transition(.opacity)
  }
}
