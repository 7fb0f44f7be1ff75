import type { SponsorTable } from "./sponsors.ts";

export const englishSponsors: SponsorTable = {
  tool: {
    product: "tool",
    trouble: "the old tool slips off the mark twice, and the ruined piece stays in frame",
    use: [
      "the mark, the cut and the piece that fits, in one shot without music",
      "a row of ten cuts is made against the clock, and the camera counts them from above",
      "the last screw goes in with it, and only then the frame is stood up",
    ],
    measure: "seconds and cuts",
    trace: "the ruined piece and the good one lie side by side on the bench",
  },
  stove: {
    product: "stove",
    trouble: "breath shows in the air and the thermometer does not move",
    use: [
      "the door, the match and the first flame, with only the sound of the fire",
      "two identical rooms, one fire in each, and the thermometers filmed side by side",
      "the door is closed for the last time, and the window behind it fogs over from the inside",
    ],
    measure: "degrees",
    trace: "the fire burns in the background of every later shot",
  },
  privacy: {
    product: "app",
    trouble: "a login page is refused on the network at hand, and the clock keeps running",
    use: [
      "a phone held into the camera: one switch, the page loads, the work goes on",
      "two laptops on the same café network open the same page, one with it and one without",
      "the finished video is sent off with it from the place where nothing worked before",
    ],
    measure: "minutes lost",
    trace: "the small lock stays visible whenever the screen is filmed",
  },
  food: {
    product: "food",
    trouble: "the last proper meal was hours ago, and the hands are too slow to go on",
    use: [
      "the box is opened on the tailgate, the first bite comes before the first word",
      "two days with the same work, one with it and one without, cut together hour by hour",
      "the table at the end is set with it, and everyone who helped sits down",
    ],
    measure: "hours without a break",
    trace: "the empty pack hangs in the bag of rubbish that is carried out",
  },
  outdoor: {
    product: "gear",
    trouble: "rain comes through the first layer, and the plan is cut short by the cold",
    use: [
      "the pack is emptied on the ground, one thing is put on, and the walk starts in the same shot",
      "both sides of the same ridge on the same morning, with it and without it",
      "it is handed to the person who doubted the plan, and they walk out of the frame in it",
    ],
    measure: "hours in the weather",
    trace: "mud and scratches on it are shown at the end, close up",
  },
  camera: {
    product: "camera",
    trouble: "the important second is out of focus in the first take",
    use: [
      "the same second again, filmed with it, and the picture cuts to what it recorded",
      "one scene filmed by both at once, shown in two halves without correction",
      "the last picture of the video is the one it took, held for five seconds",
    ],
    measure: "frames that can be used",
    trace: "its own shots are marked in a corner for the rest of the video",
  },
  software: {
    product: "software",
    trouble: "the plan is five loose papers, and one of them is missing",
    use: [
      "the screen is filmed over the shoulder: the plan is put together in one go, and the first order comes in",
      "the same task by hand and with it, two screens, one clock",
      "the finished page is opened on a stranger's phone, and the reaction stays in",
    ],
    measure: "orders or tasks done",
    trace: "the plan on its screen returns before each new step",
  },
  finance: {
    product: "account",
    trouble: "the running total turns red, and a receipt nobody remembers lies on the table",
    use: [
      "the receipt is photographed, the total corrects itself, and the next purchase is decided on camera",
      "the same shopping list is paid twice, and both receipts are laid under each other",
      "the last bill is opened with the phone beside it, and the total turns green on camera",
    ],
    measure: "the running total",
    trace: "the total in the corner keeps its colour until the last bill",
  },
  course: {
    product: "course",
    trouble: "the step fails because a word or a trick is missing, and the guess is wrong",
    use: [
      "ten minutes of the lesson, pencil in hand, then the same step again without a cut",
      "a beginner with it and an expert without it do the same step in split screen",
      "the trick from the lesson is what opens the last door, and the page number is shown",
    ],
    measure: "attempts",
    trace: "the page of notes is pinned to the wall behind every later shot",
  },
  machine: {
    product: "machine",
    trouble: "the load does not move, and the light goes before the work is done",
    use: [
      "it is plugged in or started in the dark, and the scene lights up around it",
      "the same hill or the same load, with it and without it, from the same tripod",
      "it carries the finished thing out of the yard in the last shot",
    ],
    measure: "miles or watt hours",
    trace: "its display is read out loud at the end of each day",
  },
  any: {
    product: "product",
    trouble: "the usual way fails in front of the camera, and the time runs on",
    use: [
      "it is unpacked and used in one shot, with the hands and the result in frame",
      "the same job with it and without it, from the same tripod, with a clock in the corner",
      "it is the last thing to be put in place, and the picture waits for it",
    ],
    measure: "minutes and attempts",
    trace: "it stays where it was put down and is in the picture until the end",
  },
};
