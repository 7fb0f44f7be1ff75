import type { ConceptLines } from "../../concepts/concept-lines.ts";

export const englishConcepts: ConceptLines = {
  concepts: {
    build: [
      [
        "I {do} from a plan that fits on one sheet of paper.",
        "Every evening the sheet gets a red mark where reality disagreed, and I show what I had to change.",
        "One step can't be undone, and I get a single try at it.",
        "When it's done I use the result for a full day and show what holds and what breaks.",
      ],
      [
        "A friend bets dinner that I can't {do}.",
        "I split the work into five steps and film the moment each one is done.",
        "Step four goes wrong in front of the camera, with the shops already closed.",
        "My friend judges the result with their own hands and either cooks or gets cooked for.",
      ],
    ],
    repair: [
      [
        "{thisObj} hasn't been touched in years, and I want to see it in use again.",
        "I take it apart piece by piece, label everything and find out what really broke.",
        "One part can't be bought any more, so I make it myself or give up.",
        "The last shot is its first hour in use, or the moment I give up.",
      ],
      [
        "I find out who owned {thisObj} before me while I bring it back.",
        "Each layer I clean off shows a trace of that person: a note, a repair, a mistake.",
        "Halfway in I have to choose between keeping a trace and making it work.",
        "At the end the former owner, or their family, sees the finished piece for the first time.",
      ],
    ],
    cook: [
      [
        "I {doOpen} again and again until a stranger asks for a second plate.",
        "Each version changes one thing only, and the failures get eaten too.",
        "On the last evening I have ingredients for a single try.",
        "Three guests taste it blind next to a bought one and point at the winner.",
      ],
      [
        "I learn to {doOpen} from three people who each swear by another way.",
        "I follow each of them to the letter and film the exact moment where they disagree.",
        "The version I trusted most falls apart on the plate.",
        "I cook the best parts of all three together and serve it to the strictest of them.",
      ],
    ],
    eat: [
      [
        "I {doMany} and keep a scorecard that everyone can see.",
        "Each round gets points for price, first bite and whether I'd come back.",
        "One of them is so bad that I have to eat it twice to be fair.",
        "The winner gets a second visit without the camera, and I say whether it still tasted the same.",
      ],
      [
        "I {do} and write down what it does to my body, my wallet and my mood.",
        "Every meal is filmed, even the sad ones.",
        "Halfway through I'd give anything for something else.",
        "At the end I show all three numbers, and what I eat first.",
      ],
    ],
    live: [
      [
        "I {do}, and the camera runs from the first morning.",
        "Every day shows one thing that changes: sleep, money, food, company.",
        "On the worst night I read out why I started and check whether it still holds.",
        "On the last morning I pack up on camera and answer one question: would I stay?",
      ],
      [
        "Before I {do}, I write down five things I'm sure will happen.",
        "Then I film one honest scene a day, always the one I would rather leave out.",
        "The prediction I laughed about is the first to come true.",
        "At the end I open the list and count how often I knew myself.",
      ],
    ],
    quit: [
      [
        "I {do} and measure what changes: sleep, mood, money.",
        "A chart on the fridge gets one line a day, and friends may check it.",
        "In the second week there is a party, and everyone offers me exactly that.",
        "At the end I show the chart and say which line surprised me most.",
      ],
    ],
    learn: [
      [
        "On day one I film my first attempt at {skill}, and it is painful to watch.",
        "I practise an hour a day and cut the same exercise together, day after day.",
        "When nothing moves any more I ask a teacher for one single correction.",
        "The last scene is a real test in front of people who know nothing about the bad start.",
      ],
      [
        "Two beginners start {skill} on the same day: I use only videos, my friend takes one real lesson.",
        "We meet every weekend and film the same task side by side.",
        "By the third meeting one of us is so far ahead that the other wants to stop.",
        "A teacher watches both clips without knowing who learned how, and picks one.",
      ],
    ],
    train: [
      [
        "I {do}, with one small goal for each day.",
        "A tally on the wall counts the good attempts and the hopeless ones.",
        "On the day I want to show it to others, nothing works.",
        "The last attempt is filmed in one take, with the treats in full view.",
      ],
    ],
    survive: [
      [
        "I {do} with only what fits into one bag.",
        "Every item gets a moment where it earns its place or turns out useless.",
        "The second night is worse than the forecast, and help is one call away.",
        "I empty the bag on the table and keep the three things I'd take again.",
      ],
    ],
    travel: [
      [
        "I {do} without a plan: the next stop is always decided by a stranger.",
        "Every person I meet sends me to one place that matters to them.",
        "One tip leads nowhere, and it's getting dark.",
        "The map at the end shows a route that no guide would sell, and the stop I'd go back for.",
      ],
      [
        "I {do} and pay with nothing but time and conversations.",
        "Each day shows who helped, what it cost them and what they wanted to know.",
        "On day three my luck runs out at the worst possible place.",
        "At the end I send a photo to everyone who helped and show what came back.",
      ],
    ],
    compete: [
      [
        "I {do} against my own first attempt.",
        "The old run stays on screen as a ghost next to me.",
        "Halfway through, the ghost is ahead and my legs know it.",
        "The finish is shown uncut, with both times next to each other.",
      ],
    ],
    trade: [
      [
        "I {do} and show every number that people usually hide.",
        "The first week, I write down what I think it's worth; then I ask three people who know.",
        "One of them laughs, and I have to decide whether to go through with it.",
        "At the end the real balance is on screen, including the hours.",
      ],
    ],
    grow: [
      [
        "I {do}, filmed from one fixed spot from the first day on.",
        "Every week I measure, taste or count, and note what the weather did.",
        "One morning half of it is gone, and the culprit left tracks.",
        "The harvest is weighed on camera next to what the shop would charge.",
      ],
    ],
    find: [
      [
        "I {do}, starting with a single clue.",
        "Every clue leads to a person who knows a little more than the last.",
        "The trail goes cold at a closed door that I had already walked past.",
        "I show what I found, and what I decided to leave where it was.",
      ],
    ],
    record: [
      [
        "I {do}, and I may only keep one result.",
        "Each try is shown with its settings, its mistakes and how long it took.",
        "The best moment comes when I have already stopped for the day.",
        "At the end the one I keep is shown next to the one I threw away.",
      ],
    ],
    test: [
      [
        "I {do} with the same three tasks for each.",
        "Everything is measured on camera, and the labels stay covered until the end.",
        "The favourite fails at the task it was made for.",
        "The labels come off, and I say which one I put back into my own bag.",
      ],
    ],
    activity: [
      [
        "Three strangers watch me {do} and may change one rule each.",
        "The first makes it easier, the second harder, the third funnier.",
        "The funny rule nearly ruins everything.",
        "At the end they vote on whether it counts.",
      ],
      [
        "I give myself {newSpan} to {do}, and the clock stays on screen.",
        "The plan has five steps, and whatever isn't finished moves to the next.",
        "Halfway through I'm behind and have to decide what to leave out.",
        "When time is up, the camera shows the result exactly as it is.",
      ],
      [
        "Somebody with experience watches while I {do}.",
        "I start alone, and every mistake goes on a wall with a note.",
        "I may ask for help exactly once.",
        "At the end we go through the wall together and find the mistake that cost the most.",
      ],
      [
        "Before I {do}, I write down three predictions.",
        "Then I film everything, including the parts that look bad.",
        "The prediction I was sure about fails first.",
        "At the end I open the envelope on camera.",
      ],
      [
        "I {do} and show what it really costs: money, hours, nerves.",
        "A counter in the corner runs from the first minute.",
        "Halfway through the number is higher than planned, and I have to cut something.",
        "The final bill is on screen, and I say whether it was worth it.",
      ],
      [
        "I {do}, and a friend bets that I'll give up.",
        "We agree on one rule and one penalty.",
        "On the worst day I'm one message away from losing.",
        "The bet is settled on camera, and one of us has to cook dinner.",
      ],
      [
        "Before I {do}, I ask three people for advice.",
        "One has done it, one has failed at it, one has only read about it.",
        "The best advice comes from the person I trusted least.",
        "At the end I call all three and tell them how it went.",
      ],
    ],
    span: [
      [
        "{span} {limit}: I say it out loud on the first morning, so there is no way back.",
        "Every day one scene shows what is missing and what replaces it.",
        "Around the middle, somebody I love asks me to stop.",
        "On the last evening I may have it back, and the camera waits for my decision.",
      ],
      [
        "{span} {at}, with one rule: nobody may bring me anything.",
        "The days get numbers, and each one shows a problem and how I solved it.",
        "One number in the middle has no solution, only waiting.",
        "On the last day I walk out on camera and say the first thing that comes to mind.",
      ],
    ],
    money: [
      [
        "I want to {doShort} {moneyAt}, and every expense is on screen.",
        "The plan fits on one page, and I read it out at the start.",
        "Halfway through something comes up that isn't in the plan.",
        "At the end the real sum stands next to the planned one.",
      ],
    ],
    limit: [
      [
        "I want to {doShort} {limit}.",
        "First I show how everyone does it, then I take that one thing away.",
        "The first attempt fails on camera, for exactly the reason people warned me about.",
        "The last attempt goes to three people who don't know what is missing.",
      ],
    ],
    event: [
      [
        "{actor} {acts}, and nobody believes me.",
        "So I put up a camera and keep a diary for one week.",
        "On the day I invite the doubters, nothing happens at all.",
        "Then one clip settles it, and everyone watches it twice.",
      ],
      [
        "I want to find out why {actor} {acts}.",
        "I ask three people who know about such things, and each has another theory.",
        "I check all three, and the most sensible one fails first.",
        "The answer fits in one sentence, and it's the one nobody expected.",
      ],
      [
        "{actor} {lives}, so I follow along for one whole day.",
        "There is no script: the camera stays close, and I only explain what can't be seen.",
        "In the afternoon it looks as if today will be the exception.",
        "The last scene shows the moment everyone waited for, without a cut.",
      ],
      [
        "{actor} {acted}, and I tell the story hour by hour.",
        "It starts on an ordinary morning, with one small thing I should have noticed.",
        "In the middle there is a minute where it could have ended differently.",
        "The end shows what has changed since then.",
      ],
      [
        "{actor} {acted}, and everyone who was there tells it differently.",
        "I ask three witnesses the same questions.",
        "One version can't be true.",
        "At the end we watch the only footage together, and one of them has to laugh.",
      ],
      [
        "{whole}, and I want to know how it came to that.",
        "I talk to everyone involved and put the pieces in order.",
        "One piece doesn't fit.",
        "It turns out to be the most important one.",
      ],
      [
        "{whole}. What happens next?",
        "I stay with the camera for one week and show each day in one minute.",
        "On day five it takes a turn.",
        "At the end there is a decision, and you see it being made.",
      ],
      [
        "{whole}: I explain it to three people who think I'm joking.",
        "Each of them may ask three questions.",
        "The third one asks something I can't answer.",
        "So we go and look together, with the camera running.",
      ],
    ],
    personThing: [
      [
        "I spend one whole day with {np}.",
        "The camera asks for nothing twice: the first hour, the hands, the small talk.",
        "In the afternoon I get to try it myself, and it takes ten seconds to see the difference.",
        "The best sentence falls on the way out, when the day is already over.",
      ],
      [
        "Everyone here knows {np}, and everyone tells another story.",
        "I collect three of them before I knock on the door.",
        "One of the stories is wrong, and it's the one I liked most.",
        "At the end the right version is told by the only person who can.",
      ],
      [
        "What will be lost when nobody does what {np} does?",
        "I list it: a skill, a smell, a price, a way to greet people.",
        "I look for someone who wants to take over and find exactly one.",
        "Their first day together is the last scene.",
      ],
      [
        "I ask {np} for one thing: teach me the hardest part.",
        "We start with the simplest grip, and I fail for an hour.",
        "Then a customer walks in, and I'm told to do it for real.",
        "The verdict is one nod, or none.",
      ],
    ],
    placeThing: [
      [
        "I stay in {np} from dusk to dawn with one lamp and one camera.",
        "Every hour I go one room or one street further.",
        "At three in the morning a sound comes from where I've already been.",
        "At first light I walk the same way again and show what it was.",
      ],
      [
        "I find one old photo of {np} and try to stand in the same spot.",
        "On the way I ask people what they remember.",
        "Two of them point in opposite directions.",
        "The old and the new picture lie on top of each other in the last shot.",
      ],
      [
        "I see {np} with three people who can't agree on it: one who left, one who stayed, one who just came.",
        "Each of them shows me one single spot.",
        "One spot is behind a fence, and we have to ask.",
        "At the end I pick the spot I'd show you.",
      ],
    ],
    foodThing: [
      [
        "I look for the best {plain} and may only ask strangers.",
        "Every tip leads to another counter, and each one gets one bite and one sentence.",
        "Two stops before the end I'm full and still don't agree with anyone.",
        "The winner finds out on camera, without having known about the contest.",
      ],
      [
        "How cheap can {plain} get before it stops being good?",
        "I go from the most expensive to the cheapest, one step at a time.",
        "Somewhere in the middle it suddenly gets better.",
        "Three people taste the extremes blind, and the price is revealed last.",
      ],
      [
        "I try to copy {theNp} without the recipe.",
        "Each attempt goes to the person who knows it best.",
        "The third attempt is worse than the first, and I learn what I left out.",
        "In a blind tasting the original and my copy stand side by side.",
      ],
      [
        "What makes {theNp} so special? I ask everyone who has tasted it.",
        "I collect memories, guesses and one secret ingredient.",
        "Two people swear by opposite things.",
        "At the end the cook tells me who was right.",
      ],
    ],
    productThing: [
      [
        "I use nothing but {np} for {newSpan}.",
        "The same three everyday tasks, filmed the same way each time.",
        "On the day it really matters, one of them fails.",
        "At the end I say which one I paid for with my own money afterwards.",
      ],
      [
        "A shop assistant, a professional and my mother each pick one from the {goods} on the table.",
        "I test all three picks without telling them.",
        "The cheapest pick wins a round nobody expected.",
        "I return two of them, and the receipt shows why.",
      ],
    ],
    practiceThing: [
      [
        "I start with {np} and film the same five minutes every day.",
        "The clips run side by side, so progress can't be faked.",
        "In the second week the clips get worse.",
        "The last clip is shown to someone who judges beginners for a living.",
      ],
      [
        "Three people explain {np} to me in one minute each: a pro, a beginner, a child.",
        "I do what each of them says.",
        "The shortest explanation works best.",
        "I pass it on to a stranger and film whether it works again.",
      ],
    ],
    historyThing: [
      [
        "I tell {history} through five objects that still exist.",
        "Each object leads to the person who keeps it today.",
        "The fourth one contradicts the version in every book.",
        "The last object is the newest, and it stands in your kitchen or your street.",
      ],
      [
        "What would be missing without {history}?",
        "I take one ordinary day and remove everything that depends on it.",
        "By noon the day stops working.",
        "The evening shows the one moment when it could have gone another way.",
      ],
    ],
    animalThing: [
      [
        "I follow {np} with a camera that doesn't disturb.",
        "The day gets its own rhythm, and I only explain what can't be seen.",
        "Towards evening the animal does something no book mentions.",
        "Someone who knows the species watches the clip and is quiet for a while.",
      ],
    ],
    brokenThing: [
      [
        "I want to hear {np} work one more time.",
        "I take it apart on a white table and name every part.",
        "The broken part is smaller than a fingernail and not made any more.",
        "The last shot is one long take: it works, or it doesn't.",
      ],
      [
        "Who broke {np}, and when?",
        "I follow the traces: scratches, an old receipt, a story at the kitchen table.",
        "The family tells two versions.",
        "Whoever is right gets to hold it first once it's repaired.",
      ],
    ],
    featThing: [
      [
        "{feat}: I say it out loud at the start, so there is no way back.",
        "A note for every hour shows what is missing and what replaces it.",
        "Around the middle, somebody I love asks me to stop.",
        "At the end I answer one question on camera: would I do it again?",
      ],
      [
        "{feat}, and a friend bets that I'll give up.",
        "We agree on one rule and one penalty.",
        "At the worst moment I'm one message away from losing.",
        "The bet is settled on camera, and one of us has to cook dinner.",
      ],
      [
        "Before {feat}, I write down three predictions.",
        "Then I film everything, including the parts that look bad.",
        "The prediction I was sure about fails first.",
        "At the end I open the envelope on camera.",
      ],
      [
        "{feat}: I show what it really costs, in money, hours and nerves.",
        "A counter in the corner runs from the first minute.",
        "Halfway through the number is higher than planned, and I have to cut something.",
        "The final bill is on screen, and I say whether it was worth it.",
      ],
      [
        "Before {feat}, I ask three people for advice.",
        "One has done it, one has failed at it, one has only read about it.",
        "The best advice comes from the person I trusted least.",
        "At the end I call all three and tell them how it went.",
      ],
      [
        "{feat}, told in one honest sentence per hour.",
        "The notebook is the only thing I may talk to.",
        "In the middle there is an hour without a sentence.",
        "At the end I read all of them aloud, and explain that one.",
      ],
    ],
    thingThing: [
      [
        "I want to know the story behind {np}.",
        "I look for the people who were there at the beginning.",
        "One of them doesn't want to talk.",
        "In the last scene they do, and it changes the whole story.",
      ],
      [
        "I show {np} to three people: an expert, a sceptic and a child.",
        "Each of them gets five minutes and one question.",
        "The child asks what nobody else dared to ask.",
        "The answer becomes the end of the video.",
      ],
      [
        "Everyone has an opinion about {np}, so I collect a hundred of them.",
        "They fall into three camps, and each gets a fair chance.",
        "The smallest camp has the best argument.",
        "At the end I say which camp I'm in now.",
      ],
      [
        "Three facts about {np}, and one of them is false.",
        "I check each one on camera with someone who should know.",
        "The most boring one leads to the best story.",
        "At the end you find out which one was made up.",
      ],
      [
        "I explain {plain} on three levels: for a child, for a fan, for an expert.",
        "Each level takes a minute longer than the one before.",
        "At the third I get stuck and need help.",
        "Whoever helps me has the best sentence of the video.",
      ],
      [
        "I have {newSpan} to find out everything about {np}.",
        "No internet: only people, archives and my own eyes.",
        "On the last day I still miss the most important piece.",
        "It was in front of me the whole time.",
      ],
      [
        "I look up ten numbers about {np} and write each one on a card.",
        "Before a card is turned over, I have to guess.",
        "The seventh guess is so far off that I check the number twice.",
        "The last card is the one worth remembering in a year.",
      ],
      [
        "I collect the twenty questions that people ask most about {np}.",
        "The easy ones are answered in a row, without a cut.",
        "At the first one I can't answer, I look for someone who has spent years on it.",
        "Their answer is shorter than the question.",
      ],
      [
        "I read and watch everything about {np} for one week, and sort it into useful, wrong and repeated.",
        "Every pile is shown with its best and its worst example.",
        "The repeated one grows so fast that I stop counting.",
        "The useful one fits on a single page, and that page closes the video.",
      ],
      [
        "Someone who loves {np} gets one hour to win me over.",
        "They may show me three things, from the best known to the one nobody looks for.",
        "The second leaves me cold, and I say so.",
        "After the hour I decide whether I go on, and name the minute that decided it.",
      ],
      [
        "I write down five sentences that everybody repeats about {np}.",
        "Then I go to people who work on the subject and cross out what doesn't hold.",
        "The sentence I have used most often is the first to go.",
        "What is left gets rewritten until nobody in the room objects.",
      ],
    ],
    versus: [
      [
        "{a} or {b}: I live with one for a week, then with the other.",
        "Same tasks, same camera position, same scorecard.",
        "On the fourth day the favourite fails at something simple.",
        "The scorecard is shown uncut, and I say which one I kept.",
      ],
      [
        "Ten people who swear by {a} try {b} without knowing it.",
        "Each of them gives points for three things that matter.",
        "Half of them praise what they claim to hate.",
        "The reveal is filmed from the front, one face at a time.",
      ],
      [
        "I let a fan of {a} and a fan of {b} defend the other side.",
        "They get one day to collect the best arguments.",
        "In the middle of the debate one of them changes sides.",
        "The audience votes, and the loser has to switch for a month.",
      ],
      [
        "{a} vs {b} in five rounds: price, time, fun, failure, and what others say.",
        "Every round has one measurable task.",
        "After four rounds it's a draw.",
        "The last round is decided by someone who doesn't care.",
      ],
      [
        "Where does the fight {a} vs {b} come from?",
        "I look for the first person who wrote it down.",
        "What they meant has little to do with today.",
        "At the end both sides read that first sentence aloud.",
      ],
      [
        "I switch from {a} to {b} for good and document the first thirty days.",
        "Each day shows one thing I miss and one I don't.",
        "On day twelve I nearly go back.",
        "On day thirty I sell, keep or give away what's left.",
      ],
    ],
    why: [],
    learnEvent: [
      [
        "{actor} wants to {skillDo}, and day one goes badly wrong.",
        "We practise twenty minutes a day and film the same exercise each time.",
        "After two weeks it gets worse instead of better, and we change one thing.",
        "The last scene is a real test in front of people.",
      ],
      [
        "Can {actor} {skillDo}? I bet a dinner on it.",
        "A professional gives us one single lesson.",
        "The day before the test, nothing works.",
        "The last attempt is filmed in one take.",
      ],
    ],
    mishapEvent: [
      [
        "{actor} {acted}. Could it happen again?",
        "I set up the same situation with cameras on every side.",
        "The first two attempts prove nothing.",
        "The third answers the question, and I decide what has to change.",
      ],
      [
        "{actor} {acted}, and I turn into a detective.",
        "There are traces, a witness and one blurry photo.",
        "Just when I have proof, it happens again.",
        "The last scene is the confrontation, and I'm not the winner.",
      ],
    ],
    animalEvent: [
      [
        "I show the footage to someone who studies animals: {whole}.",
        "She stops the clip three times and explains what I missed.",
        "Her last remark changes how I see the whole thing.",
        "Now I know what I have to do tomorrow morning.",
      ],
    ],
  },
  anySubject: [
    [
      "I ask three people who should know {indirect}.",
      "Each gives an answer with full confidence, and no two are alike.",
      "I test the most popular one myself, on camera.",
      "One answer is left at the end, and it fits in a single sentence.",
    ],
    [
      "I try to explain {indirect} to a ten-year-old.",
      "Every time she asks “but why?” I have to dig one level deeper.",
      "At the fourth “why” I don't know the answer.",
      "She explains it back to me, and I check whether it's right.",
    ],
    [
      "I go to the place where you can see {indirect}.",
      "Someone who works there shows me what visitors walk past.",
      "One thing they show me wasn't meant for the camera.",
      "Back outside, I see the same place with other eyes.",
    ],
    [
      "Everyone thinks they know {indirect}, so I check.",
      "I collect the five most common explanations and cross out one after the other.",
      "The fourth survives longer than it should.",
      "The last one left is true, and hardly anyone named it.",
    ],
    [
      "I have one day to find out {indirect}, without the internet.",
      "Every person I meet may send me to one other person.",
      "By the evening I'm back where I started, with a better question.",
      "The last door has the answer.",
    ],
    [
      "I collect a hundred answers on the street to one question: {indirect}.",
      "They fall into three camps, and each camp gets a fair test.",
      "The smallest camp wins the first test.",
      "At the end the street hears the result.",
    ],
    [
      "{Question} I ask three people who should know.",
      "Each gives an answer with full confidence, and no two are alike.",
      "I test the most popular one myself, on camera.",
      "One answer is left at the end, and it fits in a single sentence.",
    ],
    [
      "{Question} Everyone thinks they know, so I check.",
      "I collect the five most common explanations and cross out one after the other.",
      "The fourth survives longer than it should.",
      "The last one left is true, and hardly anyone named it.",
    ],
    [
      "{Question} A stranger bets me that I won't find out.",
      "I have one week and may not look anything up.",
      "On day five I'm further away than on day one.",
      "The last evening brings the answer from a side I hadn't asked.",
    ],
    [
      "{Question} I collect a hundred answers on the street.",
      "They fall into three camps, and each camp gets a fair test.",
      "The smallest camp wins the first test.",
      "At the end the street hears the result.",
    ],
    [
      "{Question} I explain it to a ten-year-old.",
      "Every “but why?” forces me one level deeper.",
      "At the fourth one I don't know the answer.",
      "She explains it back to me, and I check whether it's right.",
    ],
    [
      "{Question} Two experts, one table, no phones.",
      "They get ten minutes each and may interrupt once.",
      "The interruption is the best minute of the film.",
      "Afterwards they write one joint sentence, and both sign it.",
    ],
    [
      "{topicText}: I want to know what's behind it.",
      "I look for the people who were there at the beginning.",
      "One of them doesn't want to talk.",
      "In the last scene they do, and it changes the whole story.",
    ],
    [
      "An expert, a sceptic and a child talk about one thing: {topicText}.",
      "Each of them gets five minutes and one question.",
      "The child asks what nobody else dared to ask.",
      "The answer becomes the end of the video.",
    ],
    [
      "I collect a hundred opinions on one thing: {topicText}.",
      "They fall into three camps, and each gets a fair chance.",
      "The smallest camp has the best argument.",
      "At the end I say which camp I'm in now.",
    ],
    [
      "{topicText}: three facts, and one of them is false.",
      "I check each one on camera with someone who should know.",
      "The most boring one leads to the best story.",
      "At the end you find out which one was made up.",
    ],
    [
      "{topicText}, explained on three levels: for a child, for a fan, for an expert.",
      "Each level takes a minute longer than the one before.",
      "At the third I get stuck and need help.",
      "Whoever helps me has the best sentence of the video.",
    ],
    [
      "{topicText}: I tell it from the very beginning.",
      "It starts with one small thing that nobody noticed.",
      "In the middle there is a moment where it could have gone another way.",
      "The end shows what is left of it today.",
    ],
  ],
  strong: [
    "There is no second try, no safety net and no way to hide the result.",
    "If it fails, I pay for it publicly, and the loser's task is already written down.",
    "Everything is decided in the final minute, in one take.",
    "It is the hardest version of this idea: alone, in the worst weather, with no help.",
    "Halfway through, the one thing I relied on breaks.",
    "The risk is real, and a doctor stands next to the camera.",
  ],
  moods: {
    Curious: "Every answer opens a new question, and the biggest one comes last.",
    Playful: "A friend keeps a running score of my mistakes and finds them far too funny.",
    Dramatic: "The clock is on screen from the first minute, and every decision could be the one that ends it.",
    Calm: "There is no rush and no loud music, only the work, the sounds and a few quiet words.",
    Urgent: "This has to happen now, because in a few weeks the chance is gone.",
    Inspiring:
      "It shows how far an ordinary person gets with small steps, and invites you to take the first one today.",
    Honest: "Nothing is staged: the doubts, the bill and the boring parts stay in.",
    Dark: "Underneath lies something that the people involved would rather not see told.",
  },
  openings: [
    "Would you dare?",
    "This is how it goes.",
    "Picture this.",
    "One idea, one take.",
    "It sounds simple.",
    "Here is the plan.",
  ],
  wide: {
    "Curiosity gap": "One detail stays out of frame until the very end.",
    Challenge: "Two strangers try the same on the same day, and only one of them finishes.",
    Mistake: "Every mistake is shown in full, with what it cost.",
    "How-to": "Each step is shown so that you can repeat it the same evening.",
    Question: "The film asks one question at the start and answers it in the last sentence.",
    Warning: "I start with the one thing that nobody should copy.",
    List: "It comes in five chapters, each with one clear winner.",
    Confession: "Halfway through I admit what I got wrong on camera.",
    Contrarian: "I look for the person who disagrees most, and let them speak first.",
    Story: "It is told from the end, and we learn step by step how it came to that.",
    Test: "The same is done a second time under measured conditions, and both results are compared.",
    Explainer: "A model on a table shows how it works before it happens for real.",
  },
  joins: [
    "Both happen in the same week, and each makes the other harder.",
    "One leads to the other, and in the end they can't be separated.",
    "What I learn from the first is the only tool I have for the second.",
  ],
};
