import ProcessSupport
import Testing

/// Everything that opens a real window. One at a time: a window has the keyboard and the pointer for itself.
@Suite(
  .serialized,
  .disabled(
    if: !VirtualDisplay.missingPrograms.isEmpty,
    "Not tested with real windows: \(VirtualDisplay.missingPrograms.joined(separator: ", ")) missing. Scripts/test installs them."
  ))
enum WindowTests {}
