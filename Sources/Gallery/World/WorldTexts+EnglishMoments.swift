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
    # volcano
    Antigua | Smoke at breakfast
    It puffs every twenty minutes, and the waiters no longer look up.
    Catania | Warm stones
    We lay down on the black sand, which was warmer than our beds.
    Kagoshima | Ash on the umbrella
    People open umbrellas against the ash and go on with their shopping.
    # waterfall
    Skógar | Behind the curtain
    We walked in dry and came out laughing on the other side.
    Huangguoshu | Heard from afar
    You hear it from the car park, and feel it from the bridge.
    Iguazú | Ten thousand buckets
    A butterfly rested on my hand in the middle of the noise.
    # windmill
    Kinderdijk | Nineteen in a row
    The miller lets the sails turn on Saturdays so that they remember.
    Consuegra | Giants on the hill
    From the plain they do look like somebody you could fight.
    Mykonos | White and round
    The wind that once made flour now takes hats.
    # canal
    Amsterdam | Houses that lean
    Every house has a hook under the roof and a story about a sofa.
    Wuzhen | Doors to the water
    They wash rice on the last step, and the ducks wait on the next.
    Bruges | The swan has priority
    Our boat stopped for a swan, and nobody found it strange.
    # terraces
    Longji | Steps to the sky
    The fields had been filled with water, and each held a piece of sky.
    Banaue | Two thousand years of walls
    He showed us the wall his family has mended since before the maps.
    Sa Pa | Down through the green
    A girl in rubber boots overtook us twice and waited at the spring.
    # pagoda
    Xi'an | Seven floors of brick
    From the top window the old road starts straight to the west.
    Bagan | Two thousand spires
    We stopped counting at sixty because the light was going.
    Nara | Deer at the stairs
    A deer read our map carefully and then ate the north.
    # cable-car
    Chamonix | One cabin for ten
    Halfway up everybody fell silent and looked at the same glacier.
    La Paz | The way to work
    She knits on the yellow line and changes to the red one at six.
    Chongqing | Across the river
    It is a bus that happens to fly, and costs hardly more.
    # campfire
    Banff | Stories until late
    The ranger knew one ghost story and told it very well.
    Hemu | Milk tea and sparks
    The horses moved closer when the singing began.
    Karoo | Bread on a stick
    We burned three loaves before the fourth was perfect.
    # sunflowers
    Arles | A field that turns
    At noon all of them face south, and we ate in their shade.
    Menyuan | Yellow to the snow
    The beekeeper drove up with ninety hives and a folding chair.
    Lopburi | The train in the flowers
    The driver slows down here, and calls it a technical stop.
    # regatta
    Cowes | Forty sails at the start
    The gun was fired at ten, and by noon we could not tell who led.
    Qingdao | Against the tide
    We were last, and had the sea and the sandwiches to ourselves.
    Sydney | The harbor on Saturday
    Ferries, sails and one swimmer, and each gives way to the others.
    # canyon
    Moab | Red walls
    The echo answered a second late and sounded older than us.
    Zhangye | Painted hills
    After the rain the stripes looked as if they had just been brushed on.
    Arequipa | The flight of the condor
    It passed below us without moving a feather.
    # savanna
    Maun | An hour of elephants
    They crossed in front of the car, the smallest one holding a tail.
    Arusha | The tree where lions sleep
    Only the tail moved, and eight people whispered about it all day.
    Hulunbuir | Grass to the edge
    The road ran straight until it was narrower than a thread.
    # blossom
    Yoshino | White hills in April
    An old couple photographs the same tree each year, with the same hats.
    Wuhan | Petals on the lake
    The wind came at three, and the path turned pink in a minute.
    Jerte | Ten days a year
    The baker closes for the bloom and says the bread will understand.
    # owl
    Kikinda | The tree of owls
    We counted fifty in one tree, and fifty pairs of eyes counted us.
    Nordkapp | White on white
    The stone we had photographed turned its head.
    Xinglong | Night shift
    It calls twice, and the guard calls back out of habit.
    # turtle
    Akumal | Slow company
    It swam beside me for ten minutes and never checked the time.
    Sanya | The night of the eggs
    The warden dimmed his torch, and we followed a trail like a tractor's.
    Gili Air | Breakfast on the reef
    They graze like cows, lift their heads, and go on chewing.
    # market
    Oaxaca | Seven kinds of mole
    She let us try all of them and chose the fourth for us.
    Dali | Market day
    We came for salt and left with two stools and a rooster.
    Istanbul | Tea before the price
    The second glass of tea costs nothing, the carpet is another matter.
    """
}
