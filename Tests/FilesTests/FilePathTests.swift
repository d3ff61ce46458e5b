import Files
import Testing

@Suite struct FilePathTests {
  @Test(arguments: [
    ("a", ".", "a"), ("é", ".", "é"), ("a/", ".", "a"), (".", ".", "."), ("", ".", ""), ("/", "/", ""), ("//", "/", ""),
    ("/a", "/", "a"), ("//a/", "/", "a"), ("a/b", "a", "b"), ("/a/b/c", "/a/b", "c"), ("/a//b//", "/a", "b"),
    ("../é/ü", "../é", "ü"), ("./a", ".", "a"),
  ])
  func aPathHasAFolderAndAName(path: String, folder: String, name: String) {
    #expect(FilePath(path).folder == folder)
    #expect(FilePath(path).name == name)
  }
}
