import SwiftUI

/// Renderers of texts, drawn images, rotations in space and subviews in their usual forms: they compile.
public struct DrawingSymbols: View {
  private struct Highlight: TextAttribute {}

  private struct Wave: TextRenderer {
    var strength: Double

    var animatableData: Double {
      get { strength }
      set { strength = newValue }
    }

    var displayPadding: EdgeInsets { EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0) }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line {
          guard run[Highlight.self] != nil else {
            context.draw(run)
            continue
          }
          for (index, slice) in run.enumerated() {
            var copy = context
            copy.translateBy(x: 0, y: strength * sin(Double(index)))
            copy.opacity = 1 - 0.1 * Double(index % 3)
            copy.addFilter(.colorMultiply(.yellow))
            copy.draw(slice, options: .disablesSubpixelQuantization)
            _ = slice.typographicBounds.rect.union(run.typographicBounds.rect)
          }
        }
      }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width, height: size.height + 2)
    }
  }

  private struct Rows<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      List {
        ForEach(subviews: content) { subview in subview.padding(.leading, 4) }
      }
      .frame(height: 60)
      ScrollView {
        LazyVStack {
          Group(subviews: content) { subviews in
            Text("\(subviews.count) views")
            ForEach(subviews) { $0 }
          }
          ForEach(sections: content) { section in
            section.header
            section.content
          }
        }
      }
      .frame(height: 60)
    }
  }

  @State private var isTurned = false

  public init() {}

  public var body: some View {
    VStack(spacing: 2) {
      Text("A \(Text("wave").customAttribute(Highlight())) of letters").textRenderer(Wave(strength: isTurned ? 3 : 1))
        .animation(.default, value: isTurned)
      Image(size: CGSize(width: 20, height: 20), label: Text("Dot"), opaque: false, colorMode: .linear) { context in
        context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
      }
      Image(size: CGSize(width: 20, height: 20)) { $0.draw(Text("x"), at: CGPoint(x: 10, y: 10)) }
        .resizable().scaledToFit().frame(height: 30)
      Text("Turned")
        .rotation3DEffect(.degrees(isTurned ? 180 : 30), axis: (x: 0, y: 1, z: 0))
        .rotation3DEffect(.degrees(20), axis: (x: 1, y: 0, z: 0), anchor: .bottom, anchorZ: 2, perspective: 0.4)
      ScrollView(.horizontal) {
        HStack {
          ForEach(0..<5) { number in
            Text("Card \(number)")
              .scrollTransition { content, phase in
                content.rotation3DEffect(.degrees(phase.value * 40), axis: (x: 0, y: 1, z: 0))
              }
              .visualEffect { content, proxy in
                content.rotation3DEffect(
                  .degrees(proxy.frame(in: .global).minX / 20), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
              }
          }
        }
      }
      Rows {
        Text("One").tag(1)
        Section("Header") {
          ForEach(0..<2) { Text("Row \($0)") }
        }
      }
    }
    .onTapGesture { isTurned.toggle() }
  }
}
