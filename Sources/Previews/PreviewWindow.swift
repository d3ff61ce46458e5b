import ScrollUI

/// The content of the window of previews: bar, list, the previews, and the errors of the last build.
package struct PreviewWindow {
  private let model: PreviewModel

  package init(model: PreviewModel) { self.model = model }
}

extension PreviewWindow: View {
  package var body: some View {
    VStack(spacing: 0) {
      PreviewBar(model: model)
      Divider()
      HStack(spacing: 0) {
        if model.settings.showsList {
          PreviewList(model: model).frame(width: 220)
          Divider()
        }
        PreviewCanvas(model: model).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      if !model.issues.isEmpty {
        Divider()
        PreviewIssueList(issues: model.issues)
      }
    }
    .onFirstAppear { if model.catalog.items.count < 2 { model.settings.showsList = false } }
  }
}

/// The previews of the program by files. Several can be selected.
struct PreviewList: View {
  @Bindable var model: PreviewModel

  var body: some View {
    List(selection: $model.settings.selection) {
      ForEach(files, id: \.self) { file in
        Section(file) {
          ForEach(model.catalog.items.filter { $0.fileName == file }) { item in
            Text(item.title).lineLimit(1).tag(item.id)
          }
        }
      }
    }
    .listStyle(.sidebar)
  }

  private var files: [String] {
    model.catalog.items.map(\.fileName).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// The errors of the last build, with their places.
struct PreviewIssueList: View {
  let issues: [PreviewIssue]

  /// The height of the list at most, in points.
  private static let maximumHeight: CGFloat = 160

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(issues, id: \.self) { issue in
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Image(systemName: "exclamationmark.circle.fill").foregroundStyle(.red)
            VStack(alignment: .leading, spacing: 2) {
              Text(issue.message).fontWeight(.medium)
              if !issue.place.isEmpty { Text(issue.place).font(.caption).foregroundStyle(.secondary) }
            }
          }
        }
      }
      .font(.callout)
      .textSelection(.enabled)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(12)
    }
    .frame(maxHeight: Self.maximumHeight)
    .fixedSize(horizontal: false, vertical: true)
    .background(Color.red.opacity(0.08))
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Errors of the build")
  }
}
