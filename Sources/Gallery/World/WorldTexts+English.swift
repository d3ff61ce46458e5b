extension WorldTexts {
  /// The texts in English.
  static let english = WorldTexts(
    moments: englishMoments, remarks: englishRemarks, journeys: englishJourneys, people: englishPeople)

  private static let englishRemarks = """
    We will come back in another season.
    The bread was still warm at the station.
    It rained for an hour and nobody minded.
    Our shoes have not been dry since Tuesday.
    The owner drew us a map on a napkin.
    I have never slept so well on a floor.
    The bus came early, which happens here once a year.
    We paid with coins from three countries.
    There was soup, and then there was more soup.
    A stranger carried my bag up all the stairs.
    The photograph does not show the smell of the pines.
    We missed one train and were glad of it.
    By evening we knew the names of all the dogs.
    The key is under the third flowerpot.
    I wrote nine postcards and found eight stamps.
    They kept the kitchen open for us.
    The clock on the square is always right, twice a day.
    Somebody played the accordion until the lights went out.
    The way back was shorter, as it always is.
    We had planned a museum and found a swimming place.
    The map was from 1974 and mostly correct.
    Lunch was cheese, an apple and a good wall to sit on.
    My hat is now somewhere over the valley.
    The postman gave us a lift and the news of the village.
    In the guest book we found our own names, eleven years old.
    All the windows had geraniums, even the police station.
    Tomorrow the boat leaves at five, so good night.
    The tea was free and the sugar was not.
    We learned to say thank you and used it up.
    A cat chose our tent and would not discuss it.
    The old man corrected my accent and then my route.
    There is one shop, and it has exactly one of everything.
    We walked slowly, and the day became longer.
    The bill came with two sweets and a smile.
    I left the umbrella in the taxi, and it came back by bicycle.
    At the border they stamped the wrong page.
    The children taught us a game without rules.
    From the balcony we could follow two weddings.
    The guide had never been there before either.
    We shared the compartment with a cello.
    It was the smallest library with the longest opening hours.
    Nobody locks a bicycle in this town.
    We bought honey from a box and left the money in it.
    The last mile was downhill, and we sang.
    Our host speaks only to the stove, and the stove obeys.
    The ferry waited because the captain's mother was late.
    We found the spring by following the wet footprints.
    Half the village has the same surname as the river.
    The barber told us where to eat, and he was right.
    I counted eleven kinds of blue before lunch.
    The tent dried on the fence beside the laundry of a family of six.
    Our ticket was a leaf with a stamp on it.
    The weather changed its mind three times.
    For the first time the rucksack felt light.
    We asked for the way and were given a lift.
    The radio played our song in another language.
    Even the goats stopped to look at the view.
    On the last page of the diary there is only a pressed flower.
    We agreed on everything except the window seat.
    The lamp in the hall burns all night for late guests.
    """

  private static let englishJourneys = """
    Three weeks by rail
    Islands without a plan
    The slow road south
    A winter in small towns
    Over two passes
    Along the old canal
    Markets and mornings
    Where the tea grows
    Ten harbors
    With a tent and a kite
    Lights in the north
    A month of rain
    Rivers and bridges
    Up to the terraces
    The quiet season
    Friends along the way
    From spring to spring
    Far from the highway
    The long coast
    Trains we did not miss
    Gardens behind walls
    Before the summer crowd
    A circle through the hills
    Home the long way
    """

  private static let englishPeople = """
    > Lisbon, Porto
    Almeida, Carvalho, Mendes, Tavares
    Inês, Rui, Beatriz, Tomás, Marta, João, Leonor, Duarte
    < Chengdu, Hangzhou, Xiamen
    Bai, Lin, Xu, Zhou
    Ruoxi, Ziheng, Xiaoyu, Chunhua, Mei, Tian, Yan, Shan
    > Bergen, Tromsø
    Dahl, Haugen, Solberg, Vik
    Ingrid, Lars, Astrid, Henrik, Solveig, Magnus, Kari, Eirik
    < Kanazawa, Sapporo
    Ueda, Yamamoto, Ishikawa, Okada
    Haruka, Kenji, Sakura, Daichi, Yuki, Ren, Aoi, Takumi
    > Bologna, Palermo
    Bianchi, Conti, Esposito, Ricci
    Chiara, Matteo, Giulia, Luca, Elena, Dario, Sofia, Bruno
    < Busan, Jeonju
    Kim, Park, Yoon, Jung
    Minjun, Seoyeon, Jiwoo, Hana, Dohyun, Sujin, Taeyang, Eunji
    > Graz, Leipzig
    Fischer, Keller, Neumann, Zimmermann
    Clara, Jonas, Greta, Felix, Hannah, Emil, Lotte, Oskar
    > Nairobi, Mombasa
    Kamau, Odhiambo, Wanjiru, Njoroge
    Amina, Brian, Wambui, Otieno, Zawadi, Juma, Neema, Baraka
    > Lyon, Nantes
    Chevalier, Dubois, Garnier, Lambert
    Amélie, Hugo, Camille, Jules, Manon, Théo, Zoé, Louis
    > Jaipur, Pune
    Iyer, Kapoor, Rao, Verma
    Ananya, Rohan, Meera, Arjun, Priya, Kabir, Leela, Vikram
    > Cork, Galway
    Brennan, Doyle, O’Brien, Quinn
    Aoife, Conor, Niamh, Declan, Orla, Cillian, Maeve, Finn
    > Mérida, Puebla
    Castillo, Hernández, Quintero, Ybarra
    Lucía, Diego, Valeria, Mateo, Ximena, Andrés, Renata, Emilio
    < Da Nang, Hue
    Dang, Nguyen, Tran, Vo
    Linh, Minh Anh, Quang, Thao, Bao, Lan, Huy, Ngoc
    > Kraków, Gdańsk
    Jankowski, Kowalczyk, Lis, Wójcik
    Zofia, Tomasz, Maja, Antoni, Lena, Wiktor, Hanna, Piotr
    > Izmir, Bursa
    Aydin, Demir, Ersoy, Yilmaz
    Elif, Emre, Defne, Kerem, Zeynep, Deniz, Selin, Mert
    > Halifax, Portland
    Abbott, Hughes, Underwood, Young
    Nora, Caleb, Ruth, Owen, Hazel, Miles, June, Theodore
    > Lagos, Accra
    Adeyemi, Mensah, Okafor, Balogun
    Chidi, Ama, Folake, Kwame, Ngozi, Tunde, Esi, Sade
    > Athens, Chania
    Galanis, Papadakis, Sideris, Xenakis
    Eleni, Nikos, Danae, Petros, Iris, Andreas, Ariadne, Stefanos
    > Recife, Curitiba
    Barros, Fernandes, Teixeira, Vasconcelos
    Luana, Caio, Yara, Davi, Iara, Rafael, Jussara, Otávio
    > Prague, Budapest
    Horvat, Novák, Szabó, Urban
    Katarina, Milan, Eszter, Jakub, Vera, Bence, Ivana, Ondřej
    """
}
