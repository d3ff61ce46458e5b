import SwiftUI

/// Colors and an image of the catalog, by the names that the plug-in AssetSymbols writes and by their texts.
public struct BadgeApp: App {
  public init() {}

  public var body: some Scene {
    WindowGroup("Badges") {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Color(.brand).frame(width: 20, height: 20)
          Rectangle().fill(.brand).frame(width: 20, height: 20)
          Color("Brand", bundle: .module).frame(width: 20, height: 20)
          Color.autumn.frame(width: 20, height: 20)
        }
        HStack(spacing: 0) {
          Image(.ShelfIcons.flag)
          Image("Shelf Icons/Flag", bundle: .module)
          Image(.ShelfIcons.flag).resizable().frame(width: 20, height: 10)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .defaultSize(width: 100, height: 40)
  }
}
