import SwiftUI

struct Readout: View {
  @State private var offset = CGPoint.zero

  var body: some View {
    VStack {
      Text("\(offset.y, specifier: "%.0f")")
      ScrollView {
        VStack { ForEach(0..<100) { Text("Row \($0)") } }
          .onGeometryChange(for: CGPoint.self) {
            $0.frame(in: .scrollView).origin
          } action: {
            offset = $0
          }
      }
    }
  }
}

struct ReadoutApp: App {
  var body: some Scene { WindowGroup("Readout") { Readout() } }
}
