import ScrollUI

/// Something that a sample shows live: what it is, and its value.
struct LiveValue: View {
  let title: String
  let value: String

  var body: some View {
    HStack(spacing: 6) {
      Text(title).foregroundStyle(.secondary)
      Text(value).monospacedDigit().fixedSize()
    }
    .font(.caption)
    .lineLimit(1)
  }
}
