/// A person of the `World`.
package struct Person: Identifiable, Hashable, Sendable {
  package let id: Int
  package let family: String
  package let given: String
  /// Both names in the order of the person's language: “Inês Almeida”, “Lin Ruoxi”; in Chinese “伊内斯·阿尔梅达”, “林若溪”.
  package let name: String
  package let city: String
  /// The Latin letters by which `family` is sorted: the name itself, or its pinyin.
  package let sortKey: String
}
