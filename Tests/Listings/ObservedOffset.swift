import SwiftUI

// Code in the form of document 000, as users write it: a single import, Swift 5 mode.

public struct PositionReporter<Content: View>: View {
  var coordinateSpace: CoordinateSpace
  @Binding var position: CGPoint
  @ViewBuilder var content: () -> Content

  public var body: some View {
    content()
      .background(
        GeometryReader { geometry in
          Color.clear.preference(
            key: PreferenceKey.self,
            value: geometry.frame(in: coordinateSpace).origin
          )
        }
      )
      .onPreferenceChange(PreferenceKey.self) { position in
        self.position = position
      }
  }
}

extension PositionReporter {
  fileprivate struct PreferenceKey: SwiftUI.PreferenceKey {
    static var defaultValue: CGPoint { .zero }

    static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) {
      // The preference has a single writer.
    }
  }
}

public struct OffsetReportingScrollView<Content: View>: View {
  var axes: Axis.Set = [.vertical]
  var showsIndicators = true
  @Binding var offset: CGPoint
  @ViewBuilder var content: () -> Content

  private let coordinateSpaceName = UUID()

  public init(
    axes: Axis.Set = [.vertical], showsIndicators: Bool = true, offset: Binding<CGPoint>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self._offset = offset
    self.content = content
  }

  public var body: some View {
    ScrollView(axes, showsIndicators: showsIndicators) {
      PositionReporter(
        coordinateSpace: .named(coordinateSpaceName),
        position: Binding(
          get: { offset },
          set: { newOffset in
            offset = CGPoint(x: -newOffset.x, y: -newOffset.y)
          }
        ),
        content: content
      )
    }
    .coordinateSpace(name: coordinateSpaceName)
  }
}

/// A page that shows the offset it observes.
public struct OffsetPage: View {
  @State private var offset = CGPoint.zero
  private let report: (CGPoint) -> Void

  public init(report: @escaping (CGPoint) -> Void) { self.report = report }

  public var body: some View {
    VStack {
      Text("offset \(offset.y, specifier: "%.1f")")
        .font(.headline)
        .foregroundColor(offset.y > 100 ? .red : .primary)
      OffsetReportingScrollView(offset: $offset) {
        VStack(spacing: 0) {
          ForEach(0..<50) { index in
            Text("Row \(index)")
              .frame(maxWidth: .infinity, minHeight: 40, maxHeight: 40)
              .background(index.isMultiple(of: 2) ? Color.yellow : Color.green)
          }
        }
      }
    }
    .onChange(of: offset) { report($0) }
  }
}
