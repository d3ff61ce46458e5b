import Features
import ScrollUI

/// A row of a `StreamConversation`. Two values with equal rows are equal, so that a piece of text evaluates the last row alone.
struct StreamRowView: View, Equatable {
  let row: StreamRow
  /// Folds or unfolds the code of `row`.
  let toggleFold: @MainActor () -> Void

  nonisolated static func == (one: StreamRowView, other: StreamRowView) -> Bool { one.row == other.row }

  var body: some View {
    switch row.content {
    case .question(let text): StreamQuestion(text: text)
    case .picture(let name): if row.hasPicture { StreamPicture(name: name) }
    case .block(let block):
      StreamBlock(block: block) {
        switch block.content {
        case .heading(let level, let text): heading(text, level: level)
        case .paragraph(let text): paragraph(text, isQuoted: block.containers.contains(.quote))
        case .code(let language, let lines):
          StreamCode(
            language: language, lines: lines, isFolded: row.isFolded, canFold: block.canFold, toggleFold: toggleFold)
        case .table(let table): StreamTable(table: table)
        case .picture(_, let label): pictureLabel(label)
        case .rule: Divider().padding(.vertical, 6)
        }
      }
    }
  }

  private func heading(_ text: String, level: Int) -> some View {
    Text(LocalizedStringKey(text))
      .font(.system(size: [22, 19, 17][min(level, 3) - 1], weight: .semibold))
      .accessibilityAddTraits(.isHeader)
  }

  private func pictureLabel(_ label: String) -> some View {
    HStack(spacing: 6) {
      Image(systemName: "photo")
      Text(verbatim: label)
    }
    .font(GalleryStyle.small)
    .foregroundStyle(.secondaryText)
  }

  @ViewBuilder private func paragraph(_ text: String, isQuoted: Bool) -> some View {
    let links = MarkdownLink.links(in: text)
    if links.isEmpty {
      paragraphText(text, isQuoted: isQuoted)
    } else {
      VStack(alignment: .leading, spacing: 8) {
        paragraphText(text, isQuoted: isQuoted)
        StreamLinks(links: links)
      }
    }
  }

  private func paragraphText(_ text: String, isQuoted: Bool) -> some View {
    Text(LocalizedStringKey(text))
      .font(StreamStyle.body)
      .lineSpacing(StreamStyle.lineSpacing)
      .foregroundStyle(isQuoted ? AnyShapeStyle(.secondaryText) : AnyShapeStyle(.text))
  }
}

/// The fonts and lengths of answers, in points.
enum StreamStyle {
  static let body = Font.system(size: 15)
  static let code = Font.system(size: 13, design: .monospaced)
  static let lineSpacing: CGFloat = 3
  /// The width of a line of text: about 75 characters.
  static let columnWidth: CGFloat = 640
}

/// A `StreamRow.Content.question(_:)` in a bubble at the trailing edge.
private struct StreamQuestion: View {
  let text: String

  var body: some View {
    Text(verbatim: text)
      .font(StreamStyle.body)
      .foregroundStyle(Color.white)
      .padding(EdgeInsets(top: 8, leading: 14, bottom: 9, trailing: 14))
      .background(.accentFill, in: RoundedRectangle(cornerRadius: 17))
      .frame(maxWidth: 440, alignment: .trailing)
      .frame(maxWidth: .infinity, alignment: .trailing)
      .padding(.leading, 48)
      .padding(.top, 28)
      .padding(.bottom, 8)
  }
}

/// A block with the lines and markers of the `MarkdownBlock.Container`s around it.
private struct StreamBlock<Content: View>: View {
  let block: MarkdownBlock
  @ViewBuilder let content: Content
  @Environment(\.textScale) private var scale

  var body: some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.top, distance)
      .padding(.leading, indentation(to: block.containers.count))
      .background(alignment: .topLeading) {
        ZStack(alignment: .topLeading) {
          ForEach(block.containers.indices, id: \.self) { index in
            marker(index).padding(.leading, indentation(to: index))
          }
        }
      }
  }

  /// The distance to the block above. The lines of quotes around both blocks cross it.
  private var distance: CGFloat {
    if block.isContinuation { return 0 }
    if case .heading = block.content { return block.id == 0 ? 8 : 22 }
    if case .picture = block.content { return 6 }
    return block.containers.isEmpty || block.followsBlank ? 12 : 5
  }

  private func indentation(to depth: Int) -> CGFloat {
    block.containers.prefix(max(0, depth)).reduce(0) { $0 + ($1 == .quote ? 18 : 26 * scale) }
  }

  @ViewBuilder private func marker(_ index: Int) -> some View {
    let isNew = index >= block.sharedDepth
    switch block.containers[index] {
    case .quote:
      Rectangle()
        .fill(.controlEdge)
        .frame(width: 3)
        .padding(.top, isNew ? distance : 0)
    case .bullet:
      if isNew { aligned { text("•") }.accessibilityHidden(true) }
    case .number(let number):
      if isNew {
        // Two texts, so that the distance of the number and its period is the same from left to right and from right to left.
        aligned {
          HStack(spacing: 0) {
            text("\(number)").accessibilityLabel(Text(verbatim: "\(number)."))
            text(".").accessibilityHidden(true)
          }
        }
      }
    }
  }

  private func text(_ marker: String) -> some View {
    Text(verbatim: marker)
      .font(StreamStyle.body)
      .monospacedDigit()
      .foregroundStyle(.secondaryText)
      .lineLimit(1)
      .fixedSize()
      .textSelection(.disabled)
  }

  private func aligned(@ViewBuilder _ marker: () -> some View) -> some View {
    marker()
      .textFrame(width: 19, alignment: .trailing)
      .padding(.top, distance)
  }
}

/// A `MarkdownTable` as wide as its cells, at most `StreamStyle.columnWidth`.
private struct StreamTable: View {
  let table: MarkdownTable

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      if !table.header.isEmpty { row(table.header, isHeader: true) }
      ForEach(table.rows.indices, id: \.self) { index in
        Divider().gridCellUnsizedAxes(.horizontal)
        row(table.rows[index], isHeader: false)
      }
    }
    .background(.card, in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
  }

  private func row(_ cells: [String], isHeader: Bool) -> some View {
    GridRow {
      ForEach(cells.indices, id: \.self) { column in
        Text(LocalizedStringKey(cells[column]))
          .font(.system(size: 14, weight: isHeader ? .semibold : .regular))
          .monospacedDigit()
          .multilineTextAlignment(alignment(column).text)
          .padding(EdgeInsets(top: 7, leading: 12, bottom: 8, trailing: 12))
          .gridColumnAlignment(alignment(column).column)
      }
    }
  }

  private func alignment(_ column: Int) -> (text: TextAlignment, column: HorizontalAlignment) {
    switch table.alignments[column] {
    case .leading: (.leading, .leading)
    case .center: (.center, .center)
    case .trailing: (.trailing, .trailing)
    }
  }
}

/// An `Illustration` that has arrived, by its name.
private struct StreamPicture: View {
  let name: String

  var body: some View {
    if let illustration = Illustration(rawValue: name) {
      Picture(illustration)
        .aspectRatio(16 / 9, contentMode: .fit)
        .frame(maxWidth: 480)
        .clipShape(.rect(cornerRadius: GalleryStyle.cornerRadius))
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.top, 12)
        .accessibilityHidden(true)
    }
  }
}
