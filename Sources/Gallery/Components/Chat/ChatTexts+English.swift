extension ChatTexts {
  /// The conversation in English.
  package static let english = ChatTexts(
    conversation: englishConversation, news: englishNews, answers: englishAnswers, memories: englishMemories)

  private static let englishConversation = """
    > Are you still awake? I have a map on the floor.
    < Wide awake. Which map?
    > The big one, with the railway lines in red.
    < The one with the coffee stain on Hungary?
    > The very same. I put my cup exactly on the stain.
    < So where does it end, this red line of yours?
    > In the north. Three trains, one ferry, and then a harbor with yellow houses.
    < I am in. You knew that I would be.
    > I bought two notebooks before I asked you.
    < How long do we have?
    > Sixteen days, if we come home on the Sunday.
    < Then let us not fly. I want to see the land change.
    > Agreed. One rule: no alarm clock after the ferry.
    < And one more: we follow any music we hear.
    > That rule once took us to a wedding.
    < We danced with the grandmother. She led.
    ~ 1300
    > The night train has two beds left in one cabin. I took both.
    < Upper or lower?
    > You decide. I know what you will say.
    < Upper. I like to hear the rain on the roof.
    > I knew it. Car 7, beds 21 and 22.
    < What did it cost?
    > Less than the shoes you bought and never wore.
    < They are waiting for the right mountain.
    > There is one behind the harbor. Six hundred meters, with a bench on top.
    < Then I will pack them. What about the ferry?
    > It leaves at ten past four. We have an hour for soup.
    < Fish soup?
    > In that harbor there is no other kind.
    < I called the lighthouse. They have a room with four windows.
    > You called a lighthouse?
    < A woman named Astrid answered. She asked whether we mind the light.
    > What did you say?
    < That we are coming for the light.
    ~ 1500
    > I am looking at our pictures from the island.
    < The one with the piano on the boat?
    > Yes. You are holding the stool, very serious.
    < It was an important stool.
    > And behind you is the goat that ate my hat.
    < It only ate the ribbon. The hat fell into the sea later.
    > Do you remember the bread there?
    < Still warm, with salt on top. We ate the second loaf on the way home.
    > And the third one as well.
    < I have tried to bake it. It became a brick.
    > Bring the brick. We may need it against the wind.
    < What was the name of the boy who rowed us across?
    > Nikos. He wanted to become an astronaut.
    < He counted the stars aloud and fell asleep at ninety.
    > I would like to send him a postcard.
    < From the lighthouse, then. With a stamp that shows a comet.
    ~ 1440
    > The bags are in the hall. Mine is smaller this time.
    < You say that every year.
    > This year I left the second teapot at home.
    < Good. I have room for one, and I packed the tea.
    > You are the reason why I travel.
    < It rains on the coast until Thursday, says the radio.
    > Then on Thursday we will be the first ones on the path.
    < Do you have the tickets?
    > In the blue notebook, between two pressed leaves.
    < And the key for your neighbor?
    > She has it. She will water the plants and finish the cheese.
    < Then there is nothing left to forget.
    > Platform four, under the clock, at half past nine.
    < I will be the one with the brick.
    """

  private static let englishNews = """
    I am at the station. The clock is right for once.
    Our train is on the board, on time.
    There is a choir on the platform. Rule two applies.
    They sing about a river. I am humming along.
    I bought plums, because the woman had only one basket left.
    The conductor has a mustache like a signal arm.
    Our cabin smells of soap and oranges.
    Bed 21 creaks, bed 22 does not. You are lucky.
    Somebody next door has brought a cello.
    I wrote the first line in the blue notebook.
    It says: the journey began with plums.
    The man with the tea wants to know whether you take sugar.
    I said two, as always.
    A dog is looking for its compartment.
    It has found it. Ours.
    The lamps on the bridge are coming on, one by one.
    I kept the window seat warm for you.
    Ten minutes. Where is your brick?
    I can see you on the stairs. Run!
    You made it. Put the phone away.
    """

  private static let englishAnswers = """
    ? Good question. Let us ask the conductor.
    ? I think so, but bring a second sweater.
    ? Yes. And if not, there is always soup.
    ? Astrid will know. She has four windows.
    ? Only if it does not rain, and it will rain.
    ? Look at the map, near the coffee stain.
    . I wrote that into the notebook.
    . You always say the right thing on platforms.
    . The dog agrees, by the way.
    . Then that is settled. I am happy.
    . Read that to me again when we are on the ferry.
    . I am laughing, and the whole compartment is looking.
    """

  private static let englishMemories = """
    > I found a picture of %p behind the radiator.
    < Which one is it?
    > On the back it says “%t”.
    < %s
    > You say that each time.
    < Because it was like that. %r
    -
    < Rain all day here. Tell me something about %p.
    > %s
    < Go on.
    > %r
    < Now I want to leave tomorrow.
    > Save your days. We need them for the long one.
    -
    > A quiz. Where was this? %s
    < Easy. That was %p.
    > And what else do you remember?
    < %r
    > Full marks.
    < My turn next week.
    -
    < My mother asks whether %p is worth the trip.
    > Tell her yes. %s
    < She wants to hear about the evenings.
    > %r
    < I am not sure that this will convince her.
    > Then show her the picture.
    -
    > A postcard has come from %p. We sent it.
    < To ourselves?
    > In spring. You wrote: %s
    < And what did you write?
    > %r
    < The post is slow, but it reads well.
    -
    < I am copying the diary. The page is called “%t”.
    > That was %p! Read it to me.
    < %s
    > That was the day with the wrong bus.
    < There is one more line. %r
    > I had forgotten that. Keep copying.
    -
    > A colleague of mine is going to %p.
    < Did you give away our secrets?
    > Only one. %s
    < And the other one?
    > I kept it for us. %r
    < Well done.
    -
    < I woke up and thought that I was in %p.
    > What told you that you were not?
    < The radio spoke our language.
    > I often dream of it. %s
    < And then?
    > Then I wake up, too. %r
    """
}
