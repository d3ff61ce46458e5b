import ScrollUI

/// The colors of a `MapPainter`.
struct MapPalette: Sendable {
  /// From deep to shallow.
  let sea: [Color]
  /// From the coast upwards.
  let land: [Color]
  let coast, contour, river, forest, road, lesserRoad, roadEdge, lane, town, house, ferry, grid: Color

  static let day = MapPalette(
    sea: [0x9CC7E0, 0xABD2E7, 0xBADCED, 0xC8E5F2, 0xD6EDF6].map(Color.init(hex:)),
    land: [0xDCE8C4, 0xCFE0B2, 0xDDE0B0, 0xE6D9AC, 0xDFC79A, 0xD0B08A, 0xF3EEE8].map(Color.init(hex:)),
    coast: Color(hex: 0x5F8FAE), contour: Color(hex: 0x8A6A42).opacity(0.35), river: Color(hex: 0x6FA8CC),
    forest: Color(hex: 0x7FAE6E), road: Color(hex: 0xFFD976), lesserRoad: Color(hex: 0xFFFFFF),
    roadEdge: Color(hex: 0xA9742F),
    lane: Color(hex: 0xFFFFFF),
    town: Color(hex: 0xE3D3C4), house: Color(hex: 0xB79A86), ferry: Color(hex: 0x4F7FA3),
    grid: Color(hex: 0x4F7FA3).opacity(0.16))

  static let night = MapPalette(
    sea: [0x111C28, 0x142231, 0x18293A, 0x1D3144, 0x223A4F].map(Color.init(hex:)),
    land: [0x2C3A33, 0x334236, 0x3D4838, 0x4A4B3A, 0x56503F, 0x655A49, 0x8A8278].map(Color.init(hex:)),
    coast: Color(hex: 0x6FA3C4), contour: Color(hex: 0xD9C7A0).opacity(0.22), river: Color(hex: 0x3F6F92),
    forest: Color(hex: 0x3F5F45), road: Color(hex: 0xD9AE5C), lesserRoad: Color(hex: 0x9C8A66),
    roadEdge: Color(hex: 0x2A241A),
    lane: Color(hex: 0x8C8470),
    town: Color(hex: 0x574D45), house: Color(hex: 0x9A8672), ferry: Color(hex: 0x7FA8C4),
    grid: Color(hex: 0x9FC3DC).opacity(0.12))
}
