import SwiftUI

@main struct PhotoGridApp: App {
  var body: some Scene {
    WindowGroup("Photos") {
      PhotoGrid()
    }
    .defaultSize(width: 760, height: 640)
  }
}
