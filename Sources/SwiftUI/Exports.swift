@_exported import SDLHost
@_exported import ScrollUI
@_exported import ScrollUIForms
