import ScrollUI

/// The style `hiddenTitleBar` of windows.
public typealias HiddenTitleBarWindowStyle = WindowStyle
/// The style `titleBar` of windows.
public typealias TitleBarWindowStyle = WindowStyle
/// The style `automatic` of windows.
public typealias DefaultWindowStyle = WindowStyle
