import Foundation
import ScrollUI

/// The title of the item of a `ShareLink`, which heads its menu and names its file. The image and the icon are not shown.
public struct SharePreview<Image, Icon> {
  let title: Text

  nonisolated init(title: Text) { self.title = title }
}

nonisolated extension SharePreview {
  /// Creates a preview with a localized title. `image` and `icon` have no effect: the menu has a title alone.
  public init(_ titleKey: LocalizedStringKey, image: Image? = Never?.none, icon: Icon? = Never?.none) {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview with a title that is not localized. `image` and `icon` have no effect: the menu has a title alone.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image? = Never?.none, icon: Icon? = Never?.none) {
    self.init(title: Text(title))
  }

  /// Creates a preview with a title. `image` and `icon` have no effect: the menu has a title alone.
  public init(_ title: Text, image: Image? = Never?.none, icon: Icon? = Never?.none) { self.init(title: title) }
}
