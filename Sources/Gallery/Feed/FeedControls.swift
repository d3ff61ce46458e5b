import Feed
import ScrollUI

/// The actions of a feed page, and notices about the errors of its `FeedModel`.
struct FeedControls: View {
  let model: FeedModel
  let refresh: @MainActor () -> Void
  @Environment(\.pageMargin) private var margin

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        ActionBar(actions: actions)
        if let count = model.newPosts {
          Text(count == 0 ? "Up to date" : count == 1 ? "1 new post" : "\(count) new posts")
            .font(GalleryStyle.small)
            .foregroundStyle(.secondary)
        }
      }
      if case .failed(let message) = model.loader.refreshing {
        FeedNotice(text: "New posts could not be read. \(message)", action: "Try again", run: refresh)
      }
      if let problem = model.problems.first {
        FeedNotice(text: summary(of: problem), action: "Read again", run: refresh)
      }
    }
    .padding(EdgeInsets(top: 12, leading: margin, bottom: 12, trailing: margin))
    .onKeyPress(of: { actions })
  }

  private var actions: [PageAction] {
    [
      PageAction(key: "r", title: "Refresh", run: refresh),
      PageAction(key: "e", title: "Next load fails", isOn: model.failsNext) { model.toggleFailure() },
    ]
  }

  private func summary(of problem: FeedProblem) -> String {
    let count = model.problems.count
    if count >= FeedLimits.problems { return "\(count) posts or more are left out, the first at \(problem)" }
    return count == 1 ? "A post is left out at \(problem)" : "\(count) posts are left out, the first at \(problem)"
  }
}

/// A notice about an error, with a button (`action`) for its remedy.
private struct FeedNotice: View {
  let text: String
  let action: LocalizedStringKey
  let run: @MainActor () -> Void

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Image(systemName: "exclamationmark.triangle").foregroundStyle(.orange)
      Text(verbatim: text).font(GalleryStyle.hint).frame(maxWidth: .infinity, alignment: .leading)
      Button(action, action: run)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(Color.orange.opacity(0.12), in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
  }
}
