import ScrollUIForms

/// The style `navigation` of groups of controls.
public typealias NavigationControlGroupStyle = AutomaticControlGroupStyle
/// The style `compactMenu` of groups of controls.
public typealias CompactMenuControlGroupStyle = MenuControlGroupStyle
/// The style `palette` of groups of controls.
public typealias PaletteControlGroupStyle = AutomaticControlGroupStyle

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu with the controls, equal to `menu` here.
  public static var compactMenu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Controls beside each other in a box, equal to `automatic` here.
  public static var palette: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
