/// The texts of `EditorPage`.
enum EditorTexts {
  /// A letter in a language.
  static func letter(in language: GalleryLanguage) -> String { language == .chinese ? chineseLetter : englishLetter }

  private static let englishLetter = """
    Dear Lin,

    the boats came in early today, and I have been sitting by the window since, writing this to you as you asked: slowly, and by hand.

    You wanted to know about the persimmon tree. It carried well this year, and the highest three stayed for the birds, as always. Grandmother says that birds remember who was good to them.

    Do you remember the map of small rivers? I walked along one of them last Sunday, from the mill to the place where the line simply ends. There was a bench there, with nothing written on it.

    When the rain stopped, the cloud lay so low on the hill that it looked like a quilt forgotten on the roof. I followed the old road for nine bends. The tenth I am saving for you.

    Everybody on the pier writes to you. Noa keeps the seat by the window. Samir says that the tea is ready, and that boat 7 is waiting. Asha has found your book in the ferry. And the children send three boats ⛵⛵⛵ and a cat 🐈.

    Bring an umbrella when you come. One will do for both of us.

    M.
    """

  private static let chineseLetter = """
    亲爱的小林：

    今天船回来得早，我一直坐在窗边，照你说的慢慢写，用手写。

    你问我院子里的柿子树。今年结了很多，最高的三个照例留给了鸟。外婆说，鸟记得住谁对它好。

    还记得那张小河地图吗？上星期日我沿着其中一条走，从磨坊一直走到线断掉的地方。那里有一张长椅，上面什么也没写。

    雨停的时候，山上的云落得很低，像是谁把棉被忘在了屋顶上。我沿着老路走了九个弯，第十个弯留给你。

    码头上的人都要我带话。诺娅给你留着靠窗的座位。萨米尔说茶泡好了，七号船在等。阿莎在渡轮上找到了你的书。孩子们送你三只小船 ⛵⛵⛵ 和一只猫 🐈。

    来的时候带把伞，一把就够我们两个用。

    小梅
    """

  /// A text of `count` numbered paragraphs of two sentences.
  static func long(paragraphs count: Int, _ world: World) -> String {
    var text = ""
    for number in 0..<max(count, 1) { text += "\(number + 1). \(world.text(at: number, sentences: 2))\n" }
    return text
  }
}
