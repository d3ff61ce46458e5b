import ScrollUI

extension WindowDisplay {
  /// The display of a window under SDL's video driver `driver`. `note` is the reason of `choice` if SDL has followed it.
  package init(driver: String, scale: CGFloat, rate: Double, choice: WindowSystemChoice?) {
    let names = ["wayland": "Wayland", "x11": "X11", "kmsdrm": "KMS"]
    let note: Note? =
      switch choice {
      case .environment: .chosen
      case .x11(.noTitleBars) where driver == "x11": .noTitleBarsUnderWayland
      case .x11(.noCompositor) where driver == "x11": .noCompositor
      case .wayland(.nobody) where driver == "wayland": .noTitleBars
      case .x11, .wayland, nil: nil
      }
    self.init(system: names[driver] ?? driver, scale: scale, rate: rate, note: note)
  }
}
