import Semantics

/// The role of an object as AT-SPI numbers it (`AtspiRole`).
package enum AccessRole: UInt32, CaseIterable, Sendable {
  case alert = 2
  case checkBox = 7
  case checkMenuItem = 8
  case comboBox = 11
  case dialog = 16
  case frame = 23
  case image = 27
  case label = 29
  case list = 31
  case listItem = 32
  case menu = 33
  case menuItem = 35
  case pageTab = 37
  case pageTabList = 38
  case passwordText = 40
  case progressBar = 42
  case button = 43
  case radioButton = 44
  case scrollBar = 48
  case scrollPane = 49
  case separator = 50
  case slider = 51
  case spinButton = 52
  case table = 55
  case tableCell = 56
  case tableColumnHeader = 57
  case text = 61
  case toggleButton = 62
  case toolBar = 63
  case toolTip = 64
  case application = 75
  case entry = 79
  case heading = 83
  case link = 88
  case tableRow = 90
  case listBox = 98
  case grouping = 99
  case levelBar = 103

  /// The name in the form of AT-SPI 2.46, which readers compare: “push button”.
  package var name: String {
    switch self {
    case .button: "push button"
    default: Self.words(of: "\(self)")
    }
  }

  /// “tableColumnHeader” as “table column header”.
  private static func words(of name: String) -> String {
    name.reduce(into: "") { words, letter in
      if letter.isUppercase { words += " " }
      words += letter.lowercased()
    }
  }

  /// The role of an element.
  ///
  /// - Parameters:
  ///   - role: The element's own role.
  ///   - container: The role of the element around it: a row of a table is no item of a list.
  ///   - selects: True if children of the element can be selected, which makes a list a list box.
  ///   - isCheckable: True if the element is on or off, as some items of menus.
  package init(_ role: SemanticRole, in container: SemanticRole?, selects: Bool, isCheckable: Bool = false) {
    self =
      switch role {
      case .window: .frame
      case .group: .grouping
      case .toolbar: .toolBar
      case .dialog, .popover: .dialog
      case .alert: .alert
      case .tooltip: .toolTip
      case .text: .label
      case .heading: .heading
      case .image: .image
      case .link: .link
      case .separator: .separator
      case .button, .colorWell, .disclosure: .button
      case .toggle: .toggleButton
      case .checkBox: .checkBox
      case .radioButton: .radioButton
      case .popUpButton: .comboBox
      case .slider: .slider
      case .stepper: .spinButton
      case .progress: .progressBar
      case .gauge: .levelBar
      case .textField, .searchField: .entry
      case .secureField: .passwordText
      case .textArea: .text
      case .menu: .menu
      case .menuItem: isCheckable ? .checkMenuItem : .menuItem
      case .tabList: .pageTabList
      case .tab: .pageTab
      case .scrollView: .scrollPane
      case .scrollBar: .scrollBar
      case .list: selects ? .listBox : .list
      case .row: container == .table ? .tableRow : .listItem
      case .table: .table
      case .columnHeader: .tableColumnHeader
      case .cell: .tableCell
      }
  }
}
