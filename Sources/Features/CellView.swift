import ScrollUI

/// A coloured card, the content of most samples. A nil length fills the available space.
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
  /// Overlays `value` in the middle of the view.
  func idView<ID: CustomStringConvertible>(_ value: ID) -> some View {
    overlay { Text(value.description).font(.headline).foregroundStyle(.white) }
  }
}

/// A numbered element with an identity, for `ForEach`.
struct Item: Identifiable {
  let id = UUID()
  let n: Int
}
