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
        "{thisObj} hasn't been touched in years, and I want to see it work again.",
        "I take it apart piece by piece, label everything and find out what really broke.",
        "One part can't be bought any more, so I make it myself or give up.",
        "The last shot is the moment it starts again, or doesn't, without a cut.",
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
        "I {do} again and again until a stranger asks for a second plate.",
        "Each version changes one thing only, and the failures get eaten too.",
        "On the last evening I have ingredients for a single try.",
        "Three guests taste it blind next to a bought one and point at the winner.",
      ],
      [
        "I learn to {do} from three people who each swear by another way.",
        "I follow each of them to the letter and film the exact moment where they disagree.",
        "The version I trusted most falls apart on the plate.",
        "I cook the best parts of all three together and serve it to the strictest of them.",
      ],
    ],
    eat: [
      [
        "I {do} and keep a scorecard that everyone can see.",
        "Each round gets points for price, first bite and whether I'd come back.",
        "One of them is so bad that I have to eat it twice to be fair.",
        "The winner gets a second visit without the camera, and I say whether it still tasted the same.",
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
        "Each try is shown with its settings, its mistakes and how long I waited for it.",
        "The best moment comes while the camera is still in the bag.",
        "The one I keep hangs on the wall at the end, next to the one I missed.",
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
        "I give myself {newSpan} to {do}, and the clock stays on screen.",
        "Each day has one goal, and whatever isn't finished moves to the next.",
        "Halfway through I'm behind and have to decide what to leave out.",
        "On the last day the camera shows the result exactly as it is.",
      ],
      [
        "I have never tried to {do}, so someone with years of practice watches me.",
        "I start alone, and every mistake goes on a wall with a note.",
        "The expert may stop me only once.",
        "At the end we do the hardest part again, side by side, and compare.",
      ],
      [
        "Everyone has an opinion on whether you can {doAny}, so I collect the three loudest.",
        "I follow each piece of advice for real and keep score.",
        "The most confident advice fails first.",
        "The winner gets tested once more by someone who has never heard of it.",
      ],
      [
        "I {do} for one person who has waited for it a long time.",
        "We see who it is for in the first minute, and why it matters to them.",
        "The day of the handover is fixed, and I'm not ready.",
        "The reaction is one long shot, without music.",
      ],
      [
        "I {do}, and the people watching decide every turn.",
        "Each evening there are two options and one vote.",
        "They choose the harder one every single time.",
        "On the last day I get one veto, and I have to say what I use it for.",
      ],
      [
        "I try to {do} the way it was done a hundred years ago.",
        "No screens, no power tools, only what was around back then.",
        "One old method turns out to be better than the modern one, another is dangerous.",
        "At the end both ways stand next to each other, and I say which one I keep.",
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
        "I have {money} to {doShort}, and every purchase is shown.",
        "A counter runs in the corner: each bargain, each wrong buy.",
        "With a third of the money left, the most expensive part is still missing.",
        "The receipt ends up next to the result, and I say what I would buy again.",
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
        "It starts with one clip: {actor} {told}.",
        "I rewind a week of footage to find out how it began.",
        "Every attempt to step in makes it better to watch and harder to stop.",
        "The last scene answers the question everyone asks first: why?",
      ],
      [
        "{actor} {acted}, and I was the last to notice.",
        "I reconstruct the day from messages, neighbours and one camera that happened to be on.",
        "Two versions of the story don't fit together.",
        "At the end everyone involved watches the reconstruction and says what really happened.",
      ],
      [
        "What does it take until {actor} {acts}?",
        "I film every try from the first one on, with a counter in the corner.",
        "After the tenth try it looks hopeless, and I promise to stop at twenty.",
        "The counter stops on camera, and the whole street hears it.",
      ],
      [
        "{actor} {acted}, so I ask someone who studies such things whether that's normal.",
        "We watch the footage together and stop at the three moments that matter.",
        "The expert's first explanation is wrong, and we find out live.",
        "The right one changes what I do tomorrow morning.",
      ],
      [
        "I follow {actor} for one whole day.",
        "There is no script: the camera stays close and I only explain what can't be seen.",
        "In the afternoon the thing everyone is waiting for almost doesn't happen.",
        "The day ends where it began, and it means something else now.",
      ],
      [
        "{event}, and nobody wants to explain it to me.",
        "I ask everyone who was there the same three questions.",
        "One answer is clearly a lie.",
        "At the end the pieces are put in order, and the last one changes the first.",
      ],
      [
        "The whole story of how {event} fits into one day.",
        "I tell it hour by hour, with the people who were there.",
        "At one hour all of them look at the floor.",
        "The last minute shows what is left of it today.",
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
      [
        "What does it cost to bring {np} back to life?",
        "I walk through with someone who does that for a living, and we put a number on every problem.",
        "The biggest problem isn't the one you see.",
        "The final number is on screen, and so is the person who would pay it.",
      ],
    ],
    foodThing: [
      [
        "I look for the best {bare} and may only ask strangers.",
        "Every tip leads to another counter, and each one gets one bite and one sentence.",
        "Two stops before the end I'm full and still don't agree with anyone.",
        "The winner finds out on camera, without having known about the contest.",
      ],
      [
        "How cheap can {bare} get before it stops being good?",
        "I go from the most expensive to the cheapest, one step at a time.",
        "Somewhere in the middle it suddenly gets better.",
        "Three people taste the extremes blind, and the price is revealed last.",
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
    thingThing: [
      [
        "I tell the story of {np} through the people who touched it.",
        "Each of them gets one scene and one question.",
        "One person doesn't want to talk about it.",
        "In the last scene they do, and it's shorter than expected.",
      ],
      [
        "I take {item} to three people who have never seen anything like it.",
        "Each of them says what they think it is and what it's worth.",
        "The third one knows exactly, and asks where I got it.",
        "I tell them, and they tell me what I should do with it.",
      ],
      [
        "For {newSpan}, {item} decides what I do.",
        "Every morning I follow where it leads, even if it's inconvenient.",
        "One morning it leads somewhere I've avoided for years.",
        "At the end I say whether I'd do it for another week.",
      ],
      [
        "What is {item} worth to someone who really wants it?",
        "I ask around without naming a price.",
        "One offer is so high that I hesitate.",
        "The answer is given on camera, with the thing itself on the table.",
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
      "Back outside, the same view means something else.",
    ],
    [
      "I found an old text that claims to know {indirect}.",
      "I check it line by line against what can be measured today.",
      "Two lines are nonsense, one is ahead of its time.",
      "The line that was right changes how I look at it tomorrow.",
    ],
    [
      "For one week I write down every moment in which I notice {indirect}.",
      "The list gets longer and stranger each day.",
      "On day five the pattern turns out to be the opposite of what I thought.",
      "I show the list to someone who studies it, and they point at a single entry.",
    ],
    [
      "What would change if it were the other way round? It's about {indirect}.",
      "I build a small model on a table and turn one thing around.",
      "Within an hour the whole model stops working.",
      "The reason is the answer, and it's simpler than the question.",
    ],
    [
      "{Question} I ask three people who should know.",
      "Each gives an answer with full confidence, and no two are alike.",
      "I test the most popular one myself, on camera.",
      "One answer is left at the end, and it fits in a single sentence.",
    ],
    [
      "{Question} I try it on myself, with a plan and a notebook.",
      "Every day gets one number, nothing else.",
      "On the fourth day the numbers say the opposite of what I feel.",
      "A doctor, a teacher or whoever knows best reads the notebook on camera.",
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
      "{Question} I trace where the question comes from.",
      "The oldest source is a newspaper with a photo.",
      "The photo shows something else.",
      "I stand where it was taken and answer the question there.",
    ],
    [
      "{Question} Two experts, one table, no phones.",
      "They get ten minutes each and may interrupt once.",
      "The interruption is the best minute of the film.",
      "Afterwards they write one joint sentence, and both sign it.",
    ],
    [
      "The story is this: {topicText}.",
      "I tell it in five scenes, each from another person's view.",
      "In the third scene somebody says the opposite of what I believed.",
      "The last scene shows what is left when both are right.",
    ],
    [
      "It begins with one sentence: {topicText}.",
      "I show how it came to that, step by step, without music.",
      "At one step there was another way, and I didn't take it.",
      "The end shows what the other way would have looked like.",
    ],
    [
      "I ask five people what they think of when they hear this: {topicText}.",
      "Their answers become the chapters of the film.",
      "One answer fits no chapter.",
      "It becomes the end.",
    ],
    [
      "For one day, everything turns around one thing: {topicText}.",
      "The camera stays from morning to night.",
      "In the afternoon it looks as if nothing is going to happen.",
      "Then it does, in the last light.",
    ],
    [
      "{topicText}: I make the film that I would have needed back then.",
      "I name the three mistakes first, so nobody has to wait for them.",
      "The third one still hurts.",
      "At the end I show what I'd do on the first day.",
    ],
    [
      "{topicText}: I tell it backwards.",
      "The film starts with the last minute and looks for its reason.",
      "Every reason has another one behind it.",
      "The very first one is a small thing that nobody noticed.",
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
