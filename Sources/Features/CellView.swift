import ScrollUI

/// A coloured card: what the samples scroll. Nil for a length takes the room that there is.
struct CellView: View {
  var width: CGFloat? = 100
  var height: CGFloat? = 100
  var color: Color = .blue
  var debugInfo = ""

  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(color.gradient)
      .frame(width: width, height: height)
      .frame(maxWidth: width == nil ? .infinity : nil, maxHeight: height == nil ? .infinity : nil)
      .overlay(alignment: .bottom) {
        Text(debugInfo).font(.caption2).foregroundStyle(.white).padding(4)
      }
  }
}

extension View {
  /// Writes `value` on the middle of the view.
  func idView<ID: CustomStringConvertible>(_ value: ID) -> some View {
    overlay { Text(value.description).font(.headline).foregroundStyle(.white) }
  }
}

/// Something with an identity and a number.
struct Item: Identifiable {
  let id = UUID()
  let n: Int
}
