import Foundation
import ScrollUI

/// The title of the item of a `ShareLink`, which heads its menu and names its file. The image and the icon are not shown.
public struct SharePreview<Image, Icon> {
  let title: Text

  nonisolated init(title: Text) { self.title = title }
}

nonisolated extension SharePreview {
  /// Creates a preview with a localized title. `image` and `icon` have no effect: the menu has a title alone.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: Text(titleKey)) }

  /// Creates a preview with a title that is not localized. `image` and `icon` have no effect: the menu has a title alone.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(title: Text(title)) }

  /// Creates a preview with a title. `image` and `icon` have no effect: the menu has a title alone.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title) }
}

nonisolated extension SharePreview where Icon == Never {
  /// Creates a preview with a localized title. `image` has no effect: the menu has a title alone.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }

  /// Creates a preview with a title that is not localized. `image` has no effect: the menu has a title alone.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title)) }

  /// Creates a preview with a title. `image` has no effect: the menu has a title alone.
  public init(_ title: Text, image: Image) { self.init(title: title) }
}

nonisolated extension SharePreview where Image == Never {
  /// Creates a preview with a localized title. `icon` has no effect: the menu has a title alone.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }

  /// Creates a preview with a title that is not localized. `icon` has no effect: the menu has a title alone.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title)) }

  /// Creates a preview with a title. `icon` has no effect: the menu has a title alone.
  public init(_ title: Text, icon: Icon) { self.init(title: title) }
}

nonisolated extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a localized title.
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }

  /// Creates a preview with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }

  /// Creates a preview with a title.
  public init(_ title: Text) { self.init(title: title) }
}
