/// A directory of about 2,300 people from several countries, the same on every machine.
struct Directory {
  /// A person. The family name comes first, as the directory is sorted.
  struct Person: Identifiable, Hashable {
    let id: Int
    let family: String
    let given: String
    /// The name in Chinese characters; nil for other names.
    let native: String?
    let city: String

    /// The text that typing is compared with.
    var name: String { family + " " + given }
  }

  /// Each `Person` with a `Person.family` that begins with `letter`.
  struct Group: Identifiable {
    let letter: String
    let people: [Person]

    var id: String { letter }
  }

  static let groups: [Group] = {
    let all = (western + chinese).sorted { ($0.family, $0.given) < ($1.family, $1.given) }
    return Dictionary(grouping: all) { String($0.family.prefix(1)) }
      .map { Group(letter: $0, people: $1) }
      .sorted { $0.letter < $1.letter }
  }()

  /// Each family name with each given name.
  private static let western = families.enumerated().flatMap { row, family in
    givens.enumerated().map { column, given in
      Person(id: row * 100 + column, family: family, given: given, native: nil, city: city(row, column))
    }
  }

  private static let chinese = chineseFamilies.enumerated().flatMap { row, family in
    chineseGivens.enumerated().map { column, given in
      Person(
        id: 100_000 + row * 100 + column, family: family.0, given: given.0, native: family.1 + given.1,
        city: city(row, column))
    }
  }

  private static func city(_ row: Int, _ column: Int) -> String { cities[(row * 7 + column * 5) % cities.count] }

  private static let families = [
    "Abbott", "Almeida", "Andersen", "Bakker", "Baptista", "Bergström", "Bianchi", "Brooks", "Carvalho", "Castillo",
    "Chevalier", "Conti", "Dahl", "Delgado", "Dubois", "Eriksson", "Espinoza", "Evans", "Fernandes", "Fischer",
    "Fontaine",
    "Garnier", "Gonçalves", "Greco", "Haas", "Hernández", "Horvat", "Ibáñez", "Ivanov", "Jansen", "Jovanović", "Kaplan",
    "Keller", "Kowalski", "Lambert", "Larsen", "Lombardi", "Maier", "Marchetti", "Mendes", "Moreau", "Nagy", "Navarro",
    "Neumann", "Nielsen", "Novák", "O’Brien", "Olsen", "Orlando", "Papadakis", "Pereira", "Petrov", "Quintero", "Quinn",
    "Ricci", "Rossi", "Rousseau", "Sandoval", "Schmidt", "Silva", "Szabó", "Tavares", "Tremblay", "Turner", "Ulrich",
    "Urbina", "Valdés", "Vasquez", "Vogel", "Wagner", "Weber", "Wójcik", "Xavier", "Ybarra", "Young", "Zanetti",
    "Zimmermann",
  ]
  private static let givens = [
    "Ada", "Amélie", "Bruno", "Clara", "Dario", "Elena", "Emil", "Felix", "Greta", "Hugo", "Inês", "Jonas", "Katarina",
    "Leo", "Lucía", "Marta", "Milan", "Nora", "Oskar", "Paula", "Rafael", "Sara", "Tomasz", "Vera", "Yara", "Zoë",
  ]
  private static let chineseFamilies: [(String, String)] = [
    ("Bai", "白"), ("Chen", "陈"), ("Deng", "邓"), ("Fang", "方"), ("Gao", "高"), ("Huang", "黄"), ("Jiang", "江"),
    ("Kong", "孔"),
    ("Li", "李"), ("Lin", "林"), ("Ma", "马"), ("Ning", "宁"), ("Ouyang", "欧阳"), ("Pan", "潘"), ("Qian", "钱"), ("Ren", "任"),
    ("Sun", "孙"), ("Tang", "唐"), ("Wang", "王"), ("Xu", "徐"), ("Yang", "杨"), ("Zhang", "张"), ("Zhou", "周"),
  ]
  private static let chineseGivens: [(String, String)] = [
    ("An", "安"), ("Chunhua", "春华"), ("Jia", "佳"), ("Lan", "兰"), ("Mei", "梅"), ("Ning", "宁"), ("Qing", "青"),
    ("Ruoxi", "若溪"),
    ("Shan", "山"), ("Tian", "天"), ("Wei", "伟"), ("Xiaoyu", "晓雨"), ("Yan", "燕"), ("Ziheng", "子恒"),
  ]
  private static let cities = [
    "Lisbon", "Bergen", "成都", "Valparaíso", "Kraków", "厦门", "Bologna", "Montréal", "Graz", "Cork", "杭州", "Rotterdam",
  ]
}
