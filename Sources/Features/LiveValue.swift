import ScrollUI

/// A title with a value that changes while a sample runs.
struct LiveValue: View {
  let title: String
  let value: String

  var body: some View {
    HStack(spacing: 6) {
      Text(LocalizedStringKey(title)).foregroundStyle(.secondary)
      Text(value).monospacedDigit().fixedSize()
    }
    .font(.caption)
    .lineLimit(1)
  }
}
