@_exported import SDLHost
@_exported import ScrollUI
@_exported import ScrollUIForms
@_exported import SwiftUICompatibility
