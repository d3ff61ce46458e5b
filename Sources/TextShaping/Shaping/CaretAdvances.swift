import Geometry
import Graphics

/// The advance of each character of a run, from the clusters of HarfBuzz.
///
/// A cluster of several characters is a ligature: it is divided at the carets that the font names, else evenly. A character of
/// several clusters has the sum of their advances. Invisible characters have no advance.
@MainActor struct CaretAdvances {
  /// The advances in logical order, in ems, not negative.
  private(set) var advances: [CGFloat]

  init(characters: Int) { advances = Array(repeating: 0, count: characters) }

  /// Adds the advances of a segment that lists its characters. O(glyphs · log(glyphs)).
  mutating func add(_ segment: TextSegment) {
    guard case .glyphs(let face) = segment.drawing else {
      for member in segment.characters { advances[member.character] += segment.advance }
      return
    }
    let clusters = CaretAdvances.clusters(of: segment, face)
    var next = 0
    for (index, cluster) in clusters.enumerated() {
      let end = index + 1 < clusters.count ? clusters[index + 1].offset : segment.text.utf8.count
      let first = next
      while next < segment.characters.count, segment.characters[next].offset < end { next += 1 }
      // A cluster within a character belongs to that character.
      let members = first < next ? segment.characters[first..<next] : segment.characters[..<first].suffix(1)
      add(cluster, to: members, face, segment.context.direction)
    }
  }

  private mutating func add(
    _ cluster: Cluster, to members: ArraySlice<TextSegment.CharacterStart>, _ face: FontFace,
    _ direction: LayoutDirection
  ) {
    var carets: [CGFloat] = []
    if members.count > 1, let glyph = cluster.onlyGlyph {
      carets = face.ligatureCarets(of: glyph).filter { $0 > 0 && $0 < cluster.advance }
    }
    if carets.count != members.count - 1 {
      carets = (1..<max(1, members.count)).map { cluster.advance * CGFloat($0) / CGFloat(members.count) }
    }
    let edges = [0] + carets + [cluster.advance]
    var parts = zip(edges, edges.dropFirst()).map { max(0, $1 - $0) }
    if direction == .rightToLeft { parts.reverse() }
    for (member, part) in zip(members, parts) { advances[member.character] += part }
  }

  /// Glyphs with the same cluster number.
  private struct Cluster {
    /// UTF-8, in the text of the segment.
    var offset: Int
    /// In ems.
    var advance: CGFloat
    /// The glyph; nil if the cluster has several glyphs.
    var onlyGlyph: UInt32?
  }

  /// The clusters of a segment in logical order.
  private static func clusters(of segment: TextSegment, _ face: FontFace) -> [Cluster] {
    var clusters: [Cluster] = []
    face.forEachGlyph(of: segment.text, segment.context) { glyph in
      let (offset, advance) = (Int(glyph.cluster), FontFace.ems(glyph.advance))
      if let last = clusters.last, last.offset == offset {
        clusters[clusters.count - 1].advance += advance
        clusters[clusters.count - 1].onlyGlyph = nil
      } else {
        clusters.append(Cluster(offset: offset, advance: advance, onlyGlyph: glyph.index))
      }
    }
    return segment.context.direction == .leftToRight ? clusters : clusters.reversed()
  }

  /// The distances of the boundaries from the left edge of a run of the given width, in points: monotone, from 0 to `width`, or
  /// from `width` to 0 in a right-to-left run.
  ///
  /// `width` was measured with the spaces around the text, with which letters may be kerned, so the sum of the advances may
  /// differ by some hundredths of an em. The last character takes the difference.
  func offsets(width: CGFloat, size: CGFloat, _ direction: LayoutDirection) -> [CGFloat] {
    var offsets: [CGFloat] = []
    offsets.reserveCapacity(advances.count + 1)
    var sum: CGFloat = 0
    for advance in advances {
      offsets.append(min(width, sum * size))
      sum += advance
    }
    offsets.append(width)
    return direction == .leftToRight ? offsets : offsets.map { width - $0 }
  }
}
