import SwiftUI

/// Data, preferences, gestures and layouts in their usual forms: they compile and are shown without a message.
public struct DataSymbols: View {
  @StateObject private var model = DataModel()
  @GestureState private var drag = CGSize.zero
  @Namespace private var namespace

  public init() {}

  public var body: some View {
    VStack {
      DataRow(model: model)
      DataReader().environmentObject(model)
      Text("x")
        .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        .transformPreference(TotalKey.self) { $0 += 1 }
        .preference(key: TotalKey.self, value: 2)
    }
    .backgroundPreferenceValue(TotalKey.self) { total in Color.clear.frame(width: CGFloat(total)) }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
          let rect = proxy[anchors[index]]
          Rectangle().stroke().frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
        }
      }
    }
    .onPreferenceChange(TotalKey.self) { _ in }
    .coordinateSpace(name: "list")
    .coordinateSpace(.named("other"))
    .onGeometryChange(for: CGSize.self, of: \.size) { _ in }
    .gesture(
      DragGesture(minimumDistance: 10, coordinateSpace: .named("list"))
        .updating($drag) { value, state, _ in state = value.translation }
        .onChanged { _ = $0.startLocation }
        .onEnded { _ in }
    )
    .simultaneousGesture(TapGesture().onEnded {})
    .onTapGesture { withAnimation(.bouncy) { model.count += 1 } }
    .modifier(Framed())
    .onChange(of: model.count) { model.last = $1 }
    .onAppear { model.last = 1 }
    .onDisappear { DispatchQueue.main.async {} }
    .task { try? await Task.sleep(nanoseconds: 1) }
  }
}

final class DataModel: ObservableObject {
  @Published var count = 0
  @Published var last = 0
}

private struct DataRow: View {
  @ObservedObject var model: DataModel

  var body: some View {
    RadialLayout { ForEach(0..<3) { Text("\($0 + model.count)") } }.frame(height: 30)
  }
}

private struct DataReader: View {
  @EnvironmentObject private var model: DataModel

  var body: some View { Text("\(model.count)").id(model.count) }
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct TotalKey: PreferenceKey {
  static var defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding(4) }
}

/// A layout in the usual form.
struct RadialLayout: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let spacing = subviews.map(\.spacing).first ?? ViewSpacing()
    _ = spacing
    return subviews.first.map { CGSize(width: $0.dimensions(in: .unspecified).width * 3, height: 20) } ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * size.width, y: bounds.midY), anchor: .leading,
        proposal: .unspecified)
    }
  }
}
