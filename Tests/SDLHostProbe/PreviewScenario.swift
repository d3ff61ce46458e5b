import Foundation
import SDLHost
import ScrollUI

#Preview("Plain") { Color(red: 0, green: 0.5, blue: 1) }

#Preview("Rows") {
  @Previewable @State var count = 100
  ScrollView {
    LazyVStack {
      ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 40) }
    }
  }
}

/// The program that `swift package preview` starts.
@MainActor func showPreviews() throws {
  guard let session = PreviewSession() else { throw CocoaError(.fileNoSuchFile) }
  try session.run()
}
