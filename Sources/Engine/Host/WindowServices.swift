/// The services and properties of a window that nodes read. The host sets them.
@MainActor package struct WindowServices {
  /// Measures text. It has the same `scale`.
  package let textEngine: any TextEngine
  /// The clipboard and the input method; nil if the host has neither.
  package var textInputHost: (any TextInputHost)?
  /// Opens the address of a web page or a mail with another program. Returns false if that fails.
  package var openAddress: (String) -> Bool = { _ in false }
  /// The title that the content has set for the window; nil for the title of the program.
  package var title: String?
  /// The color behind all views.
  package var background = RGBAColor.white
  /// Device pixels per point, positive.
  package var scale: CGFloat = 1
  /// Removes the keyboard focus from a text field that has it. Set by the focus system of `ScrollUI`.
  package var endFocus: () -> Void = {}
  /// The node with the keyboard focus, behind a modal view or not. Set by the focus system of `ScrollUI`.
  package var focusedNode: () -> RenderNode? = { nil }
  /// Sets the shape of the pointer while it holds content, over any node; nil ends the hold.
  var holdPointerShape: (PointerShape?) -> Void = { _ in }
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  init(textEngine: any TextEngine) { self.textEngine = textEngine }

  /// Adds, replaces or removes the window's object of a type.
  package mutating func provide<Object: AnyObject>(_ object: Object?) {
    objects[ObjectIdentifier(Object.self)] = object
  }

  /// The window's object of a type; nil if there is none. O(1).
  package func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) }
  }

  /// The window's object of a type, which must have been provided. O(1).
  package subscript<Object: AnyObject>(_ type: Object.Type) -> Object {
    guard let object = object(type) else { preconditionFailure("the window has no \(type)") }
    return object
  }
}
