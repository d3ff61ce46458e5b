extension WorldTexts {
  /// The moments in English: each picture with its places, titles and sentences.
  static let englishMoments = """
    # mountains
    Zermatt | Above the last hut
    We started by lamplight and had the ridge to ourselves by six.
    Queenstown | The pass at noon
    The map said two hours, and the view made it four.
    Cusco | Eighteen bends
    After the ninth bend the clouds were under our feet.
    # harbor
    Bergen | Morning by the harbor
    The boats come in one by one, and the gulls know each of them.
    Essaouira | Blue boats, blue nets
    A boy mended a net and sang the same three lines until noon.
    Xiamen | The early ferry
    Everybody on deck had breakfast in a paper bag and no hurry.
    # bamboo
    Anji | Bamboo after rain
    Drop by drop the leaves fill the stone basin under the roof.
    Kyoto | The green corridor
    The wind passed high above us, and down here nothing moved.
    Hoi An | A scaffold of poles
    They built three floors in a week and tied every knot by hand.
    # desert
    Merzouga | The dune behind the camp
    It took an hour to climb and forty seconds to run down.
    Dunhuang | Where the sand sings
    We sat still until the slope began to hum like a far engine.
    San Pedro de Atacama | Salt and stars
    At night the salt flat reflects so much sky that you lower your voice.
    # aurora
    Tromsø | A curtain of light
    The bus driver stopped without a word and switched off the lamps.
    Abisko | Waiting on the ice
    We had given up twice when the sky over the lake turned green.
    Yellowknife | Minus thirty
    Our tea froze in the cup, and nobody wanted to go indoors.
    # rain
    Porto | The last tram home
    Two passengers, one umbrella, and the whole length of the line.
    Seattle | A borrowed umbrella
    The bookseller lent it to us and asked only for a postcard.
    Hangzhou | Rain on West Lake
    The boatman rowed slower, as if the rain were part of the fare.
    # lighthouse
    Ålesund | Three short, one long
    The keeper left in the nineties, and the light still keeps his hours.
    Peggy's Cove | On the round rocks
    We counted the seconds between the flashes until both of us slept.
    Nazaré | Where the big waves are
    From the parapet the surfers look like commas on a blue page.
    # tea-field
    Darjeeling | Notes on tea
    Three minutes for the green one, and never boiling water.
    Longjing | Two leaves and a bud
    Grandmother Shen picks faster than the three of us together.
    Nuwara Eliya | The hill train stops
    A woman passed a glass of tea through the window and took no money.
    # night-train
    Vienna | North by night
    We fell asleep between vineyards and woke up beside the sea.
    Chengdu | The upper berth
    The lamps outside step back one after another, like a book that closes slowly.
    Kraków | Platform four, 22:47
    The conductor kept our tickets and promised to knock in time.
    # old-town
    Lisbon | A letter from Lisbon
    Tiles, tram bells, and a kitchen that smells of oranges.
    Lijiang | Roofs of the old town
    The cat walks from their tiles to ours and greets neither house.
    Tallinn | Inside the walls
    Every lane ends at a door with a lamp, and one of them was ours.
    # snow
    Hokkaido | The first track
    Nobody had walked here yet, so we went in a line and said little.
    Rovaniemi | Four hours of day
    The sun rolled along the horizon and we ate lunch by candlelight.
    Harbin | Ice before breakfast
    The swimmers waved, and we waved back from three sweaters.
    # island
    Naxos | Half an hour by boat
    The whole village came down because the boat had brought a piano.
    Gulangyu | No cars here
    You hear slippers, scales on a piano, and far below the sea.
    Zanzibar | Low water
    At low water the children race bicycles where the fish were.
    # orchard
    Hood River | Ladders in the trees
    We were paid in pears and carried home more than we picked.
    Yantai | The persimmon yard
    On the day of first frost she left the highest three for the birds.
    Lofthus | Blossom on the fjord
    White trees above, black water below, and bees in between.
    # bridge
    Mostar | The jump
    He folded his shirt, waited for the crowd, and was gone.
    Zhaoxing | A roof over the river
    The old men keep the best benches, and the news comes to them.
    Ronda | Under the high arch
    Swifts fly under it all evening and never once touch the stone.
    # lantern
    Chiang Mai | A sky of wishes
    We let ours go last and followed it with our eyes the longest.
    Pingxi | Ink on paper
    She wrote one word on each side, and would not read them out.
    Nagasaki | The lantern street
    Ten thousand lamps, and the noodle shop was lit by one bulb.
    # kite
    Weifang | The long dragon
    It took nine people to lift it and one child to steer it.
    Tarifa | Wind from Africa
    The more string you give, the lighter it lies in the hand.
    Ahmedabad | War of the rooftops
    Our neighbor cut our line, then invited us up for sweets.
    # whale
    Húsavík | A breath beside us
    You hear it before you see it, and then the boat feels small.
    Kaikōura | Tail, then silence
    The guide stopped talking, which we took as a good sign.
    Tadoussac | Fog on the estuary
    We drifted without engine, eleven strangers holding their breath.
    # fox
    Zao | A visitor at dusk
    It sat down in the snow and looked us over like a landlord.
    Churchill | Tracks by the door
    Each morning a new line of prints went once around the house.
    Bieszczady | In the beech wood
    It crossed the path, stopped, and let us have the next bend.
    # crane
    Zhalong | Red crowns
    They walk through the reeds as though someone were painting them.
    Kushiro | Dance on the ice
    One bowed, the other bowed back, and forty cameras kept quiet.
    Hortobágy | Ten thousand voices
    At sunset the whole plain lifted off and flew over our heads.
    # koi
    Suzhou | The pond of the scholar
    A carp as old as the gardener follows him along the bank.
    Kanazawa | Colors under ice
    Through the ice they look like paint that is still wet.
    Kyoto | Five o'clock, feeding
    They gather a minute early, and the temple bell is always late.
    # moon
    Petra | Candles in the canyon
    We walked an hour between candles until the rock opened.
    Yangshuo | The moon on the river
    The cormorants slept, and the fisherman told us about his sons.
    Uyuni | Bright enough to read
    He read us the menu aloud and there were only potatoes.
    # comet
    Tenerife | Above the clouds
    The astronomer lent us a blanket and the good eyepiece.
    Tekapo | A dark-sky village
    The street lamps point down, and so the whole town looks up.
    Kiruna | Once in a lifetime
    It hung over the roof for nine nights and then it had to go.
    # balloon
    Göreme | A hundred before sunrise
    The burner roared, then stopped, and you could hear a dog below.
    Luxor | Over the west bank
    We drifted over a schoolyard, and thirty hands waved at once.
    Albuquerque | Landing in a bean field
    The farmer brought coffee and a rope, in that order.
    # garden
    Marrakesh | Behind the blue wall
    Outside the street shouts, and in here one tap drips on a leaf.
    Suzhou | A window for each season
    You turn a corner and the garden shows the same tree, older.
    Edinburgh | The bench of Mrs. Gray
    A small brass plate asks you to sit down and do nothing.
    """
}
