import Foundation

/// Waits for changes of the files below some folders, by inotify.
final class SourceWatch {
  /// The descriptor that is readable after a change.
  let descriptor: Int32
  private var folders: [Int32: String] = [:]
  private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)

  /// Watches `folders` and the folders in them.
  init(_ folders: [URL]) throws {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw PreviewError("inotify is not available: \(String(cString: strerror(errno)))") }
    for folder in folders { try watch(folder.path) }
  }

  deinit { close(descriptor) }

  private func watch(_ path: String) throws {
    var watched: Set<Int32> = []
    try watch(path, &watched)
  }

  /// Watches a folder and the folders in it. `watched`: the numbers of folders that are watched by this call.
  private func watch(_ path: String, _ watched: inout Set<Int32>) throws {
    let number = inotify_add_watch(descriptor, path, Self.events)
    guard number >= 0 else { throw PreviewError("\(path) cannot be watched: \(String(cString: strerror(errno)))") }
    // A folder has the same number by each path to it: a link to a folder around it ends here.
    guard watched.insert(number).inserted else { return }
    folders[number] = path
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where Self.isSource(name) {
      var isFolder: ObjCBool = false
      let inner = path + "/" + name
      if FileManager.default.fileExists(atPath: inner, isDirectory: &isFolder), isFolder.boolValue {
        try watch(inner, &watched)
      }
    }
  }

  /// False for hidden files and for those that editors write beside a file.
  private static func isSource(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasPrefix("#") && !name.hasSuffix("~") && name != "4913" && !name.hasSuffix(".swp")
  }

  /// Takes the changes that have come. Returns true if a source file was written, moved or removed.
  func takeChanges() -> Bool {
    var hasChanges = false
    let size = 1 << 16
    let buffer = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<inotify_event>.alignment)
    defer { buffer.deallocate() }
    while true {
      let count = read(descriptor, buffer, size)
      guard count > 0 else { return hasChanges }
      var offset = 0
      while offset < count {
        let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
        let name = buffer + offset + MemoryLayout<inotify_event>.size
        let text = event.len > 0 ? String(cString: name.assumingMemoryBound(to: CChar.self)) : ""
        if take(event, text) { hasChanges = true }
        offset += MemoryLayout<inotify_event>.size + Int(event.len)
      }
    }
  }

  private func take(_ event: inotify_event, _ name: String) -> Bool {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
    guard Self.isSource(name), !name.isEmpty, let folder = folders[event.wd] else { return false }
    let isFolder = event.mask & UInt32(IN_ISDIR) != 0
    if isFolder, event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { try? watch(folder + "/" + name) }
    // A file that is created is written afterwards.
    return isFolder || event.mask & UInt32(IN_CREATE) == 0
  }
}
