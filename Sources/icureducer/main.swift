// Writes a reduced table of ICU's data, for the linker. In front of the archive `lib_FoundationICU.a` it replaces the archive's own table of 34 MB.
// `link_program` in `Scripts/lib.sh` and `swift package static-program --reduced-icu` use it.
//
// usage: icureducer ARCHIVE OUTPUT.s
//
// ARCHIVE is `lib_FoundationICU.a` of the toolchain. OUTPUT.s is an assembler file that defines the symbol of the archive, such as
// `icudt76_dat`, from a table in OUTPUT.s.dat, and a second symbol for the linker's option `--wrap`, which serves where the file cannot stand in
// front of the archive. The name of the symbol is printed. For an archive in an unknown format the exit status is 1, and programs are linked with the whole
// table.
import Foundation

/// The reason for a link with the whole table.
struct Unknown: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// Little-endian numbers at offsets of a file.
struct Bytes {
  let data: Data

  init(_ data: Data) { self.data = Data(data) }

  var count: Int { data.count }

  func part(_ range: Range<Int>) throws -> Data {
    guard range.lowerBound >= 0, range.upperBound <= count else {
      throw Unknown("a range is beyond the end of the file")
    }
    return data.subdata(in: range)
  }

  func number(_ offset: Int, bytes: Int) throws -> Int {
    let part = try part(offset..<offset + bytes)
    let value = part.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let number = Int(exactly: value) else { throw Unknown("a number is too large") }
    return number
  }

  /// The text from `offset` to the next zero byte.
  func text(_ offset: Int) throws -> String {
    guard offset >= 0, offset < count, let end = data[offset...].firstIndex(of: 0) else {
      throw Unknown("a name has no end")
    }
    return String(decoding: data[offset..<end], as: UTF8.self)
  }
}

/// The member of an `ar` archive with `name` in its name.
func member(_ name: String, of archive: Bytes) throws -> Bytes {
  var longNames = Bytes(Data())
  var position = 8
  while position + 60 <= archive.count {
    let header = String(decoding: try archive.part(position..<position + 60), as: UTF8.self)
    let field = header.prefix(16).trimmingCharacters(in: .whitespaces)
    guard let size = Int(header.dropFirst(48).prefix(10).trimmingCharacters(in: .whitespaces)) else {
      throw Unknown("a member of the archive has no size")
    }
    let content = position + 60..<position + 60 + size
    if field == "//" {
      longNames = Bytes(try archive.part(content))
    } else {
      // A long name is the number of its place in the list of names, and ends with a slash there.
      let place = field.hasPrefix("/") ? Int(field.dropFirst()) : nil
      let found =
        try place.map { String(decoding: try longNames.part($0..<longNames.count).prefix { $0 != 10 }, as: UTF8.self) }
        ?? field
      if found.contains(name) { return Bytes(try archive.part(content)) }
    }
    position = content.upperBound + size % 2
  }
  throw Unknown("the archive has no member \(name)")
}

/// The first symbol of an ELF object with a name that begins with `prefix`: its name and content.
func symbol(_ prefix: String, of object: Bytes) throws -> (name: String, content: Bytes) {
  guard try object.part(0..<5) == Data([0x7F, 0x45, 0x4C, 0x46, 2]) else {
    throw Unknown("the member is no 64-bit ELF object")
  }
  let table = try object.number(40, bytes: 8)
  let (size, count) = (try object.number(58, bytes: 2), try object.number(60, bytes: 2))
  /// The offset and length of a section, and the number of the section with its names.
  func section(_ index: Int) throws -> (kind: Int, offset: Int, length: Int, link: Int) {
    let start = table + index * size
    return (
      try object.number(start + 4, bytes: 4), try object.number(start + 24, bytes: 8),
      try object.number(start + 32, bytes: 8),
      try object.number(start + 40, bytes: 4)
    )
  }
  let symbolTableKind = 2
  for index in 0..<count {
    let symbols = try section(index)
    guard symbols.kind == symbolTableKind else { continue }
    let names = try section(symbols.link)
    for start in stride(from: symbols.offset, to: symbols.offset + symbols.length, by: 24) {
      let name = try object.text(names.offset + object.number(start, bytes: 4))
      guard name.hasPrefix(prefix) else { continue }
      let offset = try section(object.number(start + 6, bytes: 2)).offset + object.number(start + 8, bytes: 8)
      return (name, Bytes(try object.part(offset..<offset + object.number(start + 16, bytes: 8))))
    }
  }
  throw Unknown("the member has no symbol \(prefix)")
}

/// The languages with names of currencies, languages, regions, time zones and units, and with orders of sorting. Numbers and dates are kept in
/// every language.
let languages: Set<Substring> = ["ar", "de", "en", "es", "fr", "he", "hi", "it", "ja", "ko", "pt", "ru", "th", "zh"]
/// Files of a folder that are no locale.
let shared: Set<Substring> = ["root", "pool", "res_index", "supplementalData", "tzdbNames", "ucadata"]

/// True for an item that the programs use. Foundation converts encodings itself. Programs do not transliterate, spell out numbers or
/// look up names of characters.
func isUsed(_ name: String) -> Bool {
  let parts = name.split(separator: "/")
  guard let file = parts.last, let ending = file.split(separator: ".").last else { return true }
  if ending == "cnv" || ending == "spp" || file == "cnvalias.icu" || file == "unames.icu" { return false }
  guard parts.count == 3 else { return true }
  let locale = file.prefix { $0 != "." }
  switch parts[1] {
  case "translit", "rbnf": return false
  case "coll", "curr", "lang", "region", "unit", "zone":
    return shared.contains(locale) || languages.contains(locale.prefix { $0 != "_" })
  default: return true
  }
}

/// A table of the used items of `table`. Format: a header, the number of items, pairs of offsets of a name and a content from the end of the
/// header, sorted names, contents at multiples of 16 bytes.
func reduced(_ table: Bytes) throws -> Data {
  let header = try table.number(0, bytes: 2)
  guard try table.part(12..<16) == Data("CmnD".utf8), header % 16 == 0 else {
    throw Unknown("the table has another format")
  }
  let count = try table.number(header, bytes: 4)
  var items: [(name: String, start: Int)] = []
  for index in 0..<count {
    let entry = header + 4 + 8 * index
    items.append(
      (try table.text(header + table.number(entry, bytes: 4)), header + (try table.number(entry + 4, bytes: 4))))
  }
  let ends = items.dropFirst().map(\.start) + [table.count]
  let used = zip(items, ends).filter { isUsed($0.0.name) }

  var names = Data()
  var entries: [(name: Int, content: Int)] = []
  let firstName = 4 + 8 * used.count
  for (item, _) in used {
    entries.append((firstName + names.count, 0))
    names.append(contentsOf: Array(item.name.utf8) + [0])
  }
  var contents = Data()
  let firstContent = (firstName + names.count + 15) / 16 * 16
  for (index, (item, end)) in used.enumerated() {
    entries[index].content = firstContent + contents.count
    contents.append(try table.part(item.start..<end))
    contents.append(Data(count: (16 - contents.count % 16) % 16))
  }
  var result = try table.part(0..<header)
  func append(_ number: Int) { withUnsafeBytes(of: UInt32(number).littleEndian) { result.append(contentsOf: $0) } }
  append(used.count)
  for entry in entries {
    append(entry.name)
    append(entry.content)
  }
  result.append(names)
  result.append(Data(count: header + firstContent - result.count))
  result.append(contents)
  return result
}

guard CommandLine.arguments.count == 3 else {
  try? FileHandle.standardError.write(contentsOf: Data("usage: icureducer ARCHIVE OUTPUT.s\n".utf8))
  exit(2)
}
let output = CommandLine.arguments[2]
do {
  let archive = Bytes(try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]), options: .alwaysMapped))
  let (name, table) = try symbol("icudt", of: member("icu_packaged_data", of: archive))
  let data = try reduced(table)
  try data.write(to: URL(fileURLWithPath: output + ".dat"))
  let source = """
    .section .rodata.icu,"a",@progbits
    .globl \(name), __wrap_\(name)
    .type \(name),@object
    .balign 16
    \(name):
    __wrap_\(name):
    .incbin "\(output).dat"
    .size \(name), \(data.count)
    .section .note.GNU-stack,"",@progbits

    """
  try Data(source.utf8).write(to: URL(fileURLWithPath: output))
  print(name)
} catch {
  try? FileHandle.standardError.write(contentsOf: Data("ICU's data stays whole: \(error)\n".utf8))
  exit(1)
}
