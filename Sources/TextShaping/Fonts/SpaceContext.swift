import CHarfBuzz

/// The characters of a font whose glyphs may depend on text beyond a space, as the hyphen in "A - B".
///
/// If no such character is near, a text may be shaped word by word. The font's rules determine the set: rules that contain the
/// space before, in or behind the changed glyphs, and the glyphs that they change. Other rules never reach across a space.
package struct SpaceContext {
  /// A bit for each ASCII character that such a rule may change.
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The distance in characters within which such a character forbids a cut: more than the reach of any rule.
  static let reach = 16

  /// Analyses the rules of `font`; nil if the font gives no information.
  init?(font: OpaquePointer) {
    let face = hb_font_get_face(font)
    // Apple's substitution tables are state machines, not lookups.
    guard hb_aat_layout_has_substitution(face) == 0, let space = SpaceContext.glyph(of: 0x20, in: font) else {
      return nil
    }
    // A font for other scripts is not analyzed: it never draws words of a whole line.
    let glyphs = (0x21..<0x7F as Range<UInt32>).compactMap { SpaceContext.glyph(of: $0, in: font) }
    guard glyphs.count == 0x7F - 0x21 else { return nil }
    let changed = GlyphSet()
    let substitutions = SpaceContext.lookups(of: face, table: SpaceContext.substitutionTable)
    SpaceContext.collectChanged(by: substitutions, table: SpaceContext.substitutionTable, face, space, in: changed)
    let positions = SpaceContext.lookups(of: face, table: SpaceContext.positionTable)
    SpaceContext.collectChanged(by: positions, table: SpaceContext.positionTable, face, space, in: changed)
    let others = GlyphSet()
    for (character, glyph) in zip(0x21..<0x7F as Range<UInt8>, glyphs) {
      if changed.contains(glyph) { mark(character) } else { others.insert(glyph) }
    }
    // Glyphs that the remaining characters can be substituted by must not depend on spaces either.
    hb_ot_layout_lookups_substitute_closure(face, substitutions.pointer, others.pointer)
    if changed.intersects(others) { return nil }
  }

  /// True if an ASCII character may depend on text beyond a space.
  package func isSensitive(_ character: UInt8) -> Bool {
    character < 64 ? low &>> UInt64(character) & 1 != 0 : high &>> UInt64(character & 63) & 1 != 0
  }

  private mutating func mark(_ character: UInt8) {
    if character < 64 { low |= 1 &<< UInt64(character) } else { high |= 1 &<< UInt64(character & 63) }
  }

  private static func glyph(of character: UInt32, in font: OpaquePointer) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, character, &glyph) != 0 ? glyph : nil
  }

  // MARK: Rules

  private static let substitutionTable = tag("GSUB")
  private static let positionTable = tag("GPOS")

  /// The features that HarfBuzz applies to horizontal text in any script by default; 0 ends the list.
  private static let features =
    [
      "abvm", "blwm", "calt", "ccmp", "clig", "curs", "dist", "kern", "liga", "locl", "ltra", "ltrm", "mark", "mkmk",
      "rand", "rclt", "rlig", "rvrn",
    ].map(tag) + [0]

  private static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }

  private static func lookups(of face: OpaquePointer?, table: hb_tag_t) -> GlyphSet {
    let lookups = GlyphSet()
    hb_ot_layout_collect_lookups(face, table, nil, nil, features, lookups.pointer)
    return lookups
  }

  /// Adds the glyphs that are changed by lookups which involve the space.
  private static func collectChanged(
    by lookups: GlyphSet, table: hb_tag_t, _ face: OpaquePointer?, _ space: UInt32, in changed: GlyphSet
  ) {
    for lookup in lookups {
      let (before, input, after) = (GlyphSet(), GlyphSet(), GlyphSet())
      hb_ot_layout_lookup_collect_glyphs(face, table, lookup, before.pointer, input.pointer, after.pointer, nil)
      guard before.contains(space) || input.contains(space) || after.contains(space) else { continue }
      hb_set_union(changed.pointer, input.pointer)
    }
  }
}

/// A set of glyph or lookup numbers of HarfBuzz.
private final class GlyphSet: Sequence, IteratorProtocol {
  let pointer: OpaquePointer? = hb_set_create()
  private var position = UInt32.max

  deinit { hb_set_destroy(pointer) }

  func contains(_ number: UInt32) -> Bool { hb_set_has(pointer, number) != 0 }

  func insert(_ number: UInt32) { hb_set_add(pointer, number) }

  func intersects(_ other: GlyphSet) -> Bool { other.contains { contains($0) } }

  /// The numbers in ascending order. The iteration starts again after the last number.
  func next() -> UInt32? { hb_set_next(pointer, &position) != 0 ? position : nil }
}
