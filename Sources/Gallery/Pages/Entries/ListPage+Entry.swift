import ScrollUI

/// The entry of `ListPage` in the gallery: its words in both languages, options, commands and miniature.
extension ListPage {
  static let description = GalleryPage(
    name: "list", title: "List", hint: "Drag rows by the grip, or press and hold. Select, delete and undo.",
    symbol: "list.bullet",
    api: ["List", "onDelete(perform:)", "onMove(perform:)", "listStyle(_:)", "listRowSeparator(_:edges:)"],
    options: [style, separators, spacing], commands: [delete, up, down, undo, redo, restore], source: "ListPage.swift",
    chinese: [
      "Drag rows by the grip, or press and hold. Select, delete and undo.": "拖动手柄或按住后拖动来移动行。可选择、删除和撤销。",
      "Inset grouped": "内嵌分组",
      "Grouped": "分组",
      "Sidebar": "侧栏",
      "Separators": "分隔线",
      "Rows as cards": "卡片式行",
      "Move up": "上移",
      "Move down": "下移",
      "Redo": "重做",
      "Restore all": "全部恢复",
      "All notes are deleted.": "笔记已全部删除。",
    ]
  ) {
    ListPage()
  } miniature: {
    ListMiniatures.list
  }

  static let style = PageOption.choice(
    "style", "Style", key: "y",
    ["inset-grouped": "Inset grouped", "grouped": "Grouped", "plain": "Plain", "inset": "Inset", "sidebar": "Sidebar"])
  static let separators = PageOption.toggle("separators", "Separators", key: "l", isOn: true)
  static let spacing = PageOption.toggle("cards", "Rows as cards", key: "c")
  static let delete = PageCommand("delete", "Delete", key: "d", symbol: "trash")
  static let up = PageCommand("up", "Move up", key: "k", symbol: "arrow.up")
  static let down = PageCommand("down", "Move down", key: "j", symbol: "arrow.down")
  static let undo = PageCommand("undo", "Undo", key: "z", symbol: "arrow.uturn.backward")
  static let redo = PageCommand("redo", "Redo", symbol: "arrow.uturn.forward")
  static let restore = PageCommand("restore", "Restore all", symbol: "arrow.counterclockwise")
}
