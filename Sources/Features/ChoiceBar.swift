import SwiftUI

/// One of several values, each with a button.
struct ChoiceBar<Value: Hashable>: View {
  @Binding var selection: Value
  let choices: [(value: Value, title: String)]

  var body: some View {
    HStack(spacing: 2) {
      ForEach(choices, id: \.value) { choice in
        Button {
          selection = choice.value
        } label: {
          Text(choice.title)
            .font(.caption)
            .lineLimit(1)
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity)
            .foregroundStyle(selection == choice.value ? Color.white : Color.primary)
            .background(
              selection == choice.value ? Color.accentColor : Color.clear, in: RoundedRectangle(cornerRadius: 6))
        }
        .buttonStyle(.plain)
      }
    }
    .padding(2)
    .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
  }
}

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
