import ScrollUI

/// The style `link` of buttons, without a box.
public typealias LinkButtonStyle = BorderlessButtonStyle
/// The style of buttons in the bar of a window, without a box.
public typealias AccessoryBarButtonStyle = BorderlessButtonStyle
/// A menu with a button in a box.
public typealias BorderedButtonMenuStyle = ButtonMenuStyle
/// A picker with a button that opens a menu.
public typealias PopUpButtonPickerStyle = MenuPickerStyle
/// The text field of AppKit, with a square border there and a rounded one here.
public typealias SquareBorderTextFieldStyle = RoundedBorderTextFieldStyle
