extension StreamAnswer {
  /// The answers of the English window.
  static let english = [
    StreamAnswer(
      question: "Plan six days by train from Lisbon to Berlin, without flying and without rushing.",
      text: #"""
        # Lisbon to Berlin in six days

        This plan keeps every travel day **under nine hours** and leaves two full days for walking. Trains with a star
        need a seat reservation, so book those *before* you book a bed.

        | Day | From – to | Hours | Sleep in |
        |:--|:--|--:|:--|
        | 1 | Lisbon – Porto | 3:10 | Porto |
        | 2 | Porto – Vigo – Santiago * | 4:20 | Santiago |
        | 3 | Santiago – Irún * | 8:40 | San Sebastián |
        | 4 | rest, swim, eat | – | San Sebastián |
        | 5 | Hendaye – Paris * | 4:50 | Paris |
        | 6 | Paris – Cologne – Berlin * | 8:15 | home |

        ## The two parts that go wrong

        1. **The border at Irún.** The Spanish station and the French one are ten minutes apart on foot. Do not wait for
           a bus; follow the tracks over the bridge.
        2. **The change in Cologne.** You have 22 minutes. If the first train is late:
           - stay calm, the next one leaves an hour later;
           - any conductor can *release* your ticket from its train;
           - sit in coach 7, it stops beside the stairs.

        ![The night train, in case you oversleep](night-train)

        ## If it rains in San Sebastián

        Take the funicular anyway. From the top you see the rain arrive over the bay, a grey curtain with a bright hem,
        and you have about four minutes until it reaches you. The café up there has *one* good thing, the almond cake.

        > The journey is not the part between two places. It is a place of its own, long and narrow, with a window.

        What I would leave out: Madrid. It is a wonderful city and the wrong direction. For the timetable of the day,
        see [the rail planner](https://example.org/rail), and write the platform on your hand.
        """#),
    StreamAnswer(
      question: "What should I pack for it? One bag only.",
      text: #"""
        ## One bag, six days

        The rule is simple: **if you need it twice, pack it once.** Wash on day three.

        - Clothes
          - three shirts, one of them that you like being photographed in
          - two pairs of trousers
          - a thin sweater
            - wool, since it forgives a wet evening
            - not the white one
          - a rain jacket that folds into its own pocket
        - For the train
          - a scarf, which is a pillow, a blanket and a curtain
          - a bottle, a knife, an apple
          - one book you can lend
        - For the rest of the world
          - a paper copy of the tickets
          - a charger with *two* holes
          - earplugs

        ### In this order

        1. Lay everything on the bed.
        2. Put a third of it back.
        3. Pack the shoes first, along the back of the bag:
           1. socks go into the shoes,
           2. the charger goes into the socks.
        4. Lift the bag, walk once around the block.
        5. Put *another* third back.

        ---

        Weigh it if you can. At **seven kilos** you will run for a train; at nine you will watch it leave.
        """#),
    StreamAnswer(
      question: "Write a small Swift program that sorts my diary by date.",
      text: #"""
        Here is a program that reads a diary from a text file and prints its entries in order. Each entry begins with a
        line such as `2026-03-14`, and everything up to the next date belongs to it.

        ```swift
        import Foundation

        /// A day of the diary with its lines.
        struct Entry: Comparable {
          let date: String
          var lines: [String] = []

          static func < (one: Entry, other: Entry) -> Bool { one.date < other.date }
        }

        /// Divides the lines of a diary at the lines that are dates.
        func entries(in text: String) -> [Entry] {
          var entries: [Entry] = []
          for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil {
              entries.append(Entry(date: String(line)))
            } else if !entries.isEmpty {
              entries[entries.count - 1].lines.append(String(line))
            }
          }
          return entries
        }

        let path = CommandLine.arguments.dropFirst().first ?? "diary.txt"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for entry in entries(in: text).sorted() {
          print(entry.date)
          print(entry.lines.joined(separator: "\n"))
        }
        ```

        Three remarks:

        - Dates in this form sort **as texts**, because the largest unit comes first. No calendar is needed.
        - `sorted()` keeps equal elements in their order, so two entries of a day stay as you wrote them.
        - Text before the first date is dropped. If you want to keep it, begin with an entry whose date is `""`.

        Run it and keep the result beside the original until you have looked at both:

        ```sh
        swift sort.swift diary.txt > sorted.txt
        diff <(sort diary.txt) <(sort sorted.txt) && echo "nothing lost"
        ```

        The last line is the useful one. It compares the two files *without* their order, so it says whether a line has
        gone missing.
        """#),
    StreamAnswer(
      question: "How would you describe the sea at night to somebody who has never been there?",
      text: #"""
        I would begin with the **sound**, since at night it comes first.

        > You hear it before you know that you hear it. It is under the wind, and under the gravel of your own steps,
        > and when you stop it goes on.
        >
        > Then there is an edge, where the dark is of another kind: not the dark of things that are hidden, but of
        > nothing being there at all.
        >
        > > And a light at the end, that goes away and comes back, and means exactly that.

        ![A lighthouse](lighthouse)

        ### Why I chose it so

        1. *No color.* At night the sea has none, and whoever says “black” has looked at a photograph.
        2. *No size.* The usual word is “endless”, which is a claim. A sound that **goes on when you stop** is something
           that a listener can check.
        3. *One light.* It gives the dark a distance.

        If the person cannot hear, I would begin with the cold that comes up from the stones, and change nothing else.
        """#),
    StreamAnswer(
      question: "A recipe for good bread with little work, please. I have one evening and one morning.",
      text: #"""
        # Bread that works while you sleep

        | For one loaf | Grams | Share |
        |:--|--:|--:|
        | strong flour | 400 | 100 % |
        | water, cool | 300 | 75 % |
        | salt | 8 | 2 % |
        | dry yeast | 1 | ¼ % |

        ## In the evening

        1. Stir everything with a spoon until no dry flour is left. **Do not knead.**
        2. Cover the bowl. Leave it on the table, not in the fridge:
           - in a cold kitchen for 14 hours,
           - in a warm one for 10.

        ## In the morning

        3. Flour the table, pour the dough out, fold it four times like a letter.
        4. Let it rest while the oven heats to 240 °C with an iron pot *inside*.
        5. Drop the dough into the pot. Lid on for 30 minutes, lid off for 15.

        > It is done when it sounds hollow, and it is **good** when you have waited an hour. Nobody waits.

        ***

        Small yeast and a long night do what kneading does: the flour has time to take up the water, and the threads of
        gluten find each other by themselves. With `1 g` you can oversleep; with `7 g` you cannot.
        """#),
  ]
}
