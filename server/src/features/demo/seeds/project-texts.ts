import type { ProjectStatus, ProjectType } from "@coldopen/contract/projects/schema";

/** Days are relative to the day of seeding: `due` after it, `edited` before it. */
export type DemoProject = {
  titles: readonly string[];
  name?: string;
  concepts?: readonly string[];
  type: ProjectType;
  status: ProjectStatus;
  due?: number;
  edited: number;
  tags: readonly string[];
  sponsors?: readonly string[];
  source?: "user" | "idea_bank";
  score?: number;
  stats?: { duration: number; views: number; averageViewDuration: number; outlierIndex: number };
};

export const halfBuiltProjects: readonly DemoProject[] = [
  {
    titles: [
      "I Turned a $900 Shipping Container Into a Sauna",
      "A $900 Container Became the Best Sauna in the Valley",
      "Nobody Believed This Box Could Be a Sauna",
      "Building a Sauna for Less Than a Gym Membership",
    ],
    concepts: [
      "One rusted container, one winter, one rule: nothing may cost more than the box itself. We cut the door on camera, line it with cedar from a torn-down barn and light the stove for the first time at minus eighteen. The last scene is the neighbours who laughed, sweating in it.",
      "Follow the money: a running total on screen from the first bolt to the first steam, and every shortcut that cost us twice.",
    ],
    type: "challenge",
    status: "in_development",
    due: 3,
    edited: 0,
    tags: ["Winter", "Build"],
    sponsors: ["Fernhill Tools"],
    score: 86,
  },
  {
    titles: [
      "7 Days Alone in a Fire Lookout",
      "I Lived Above the Clouds for a Week",
      "One Week, One Tower, Nobody Else",
    ],
    concepts: [
      "A week in a tower with four windows and one radio. The film is built on the hours: what the light does, what the head does, and the night the smoke turned out to be real.",
    ],
    type: "adventure",
    status: "in_development",
    due: 0,
    edited: 0.4,
    tags: ["Solo", "Montana"],
    score: 81,
  },
  {
    titles: ["Can you heat a house with a compost pile?"],
    name: "Compost heat",
    concepts: [
      "Twelve tonnes of wood chips, two hundred metres of pipe and a thermometer that the whole internet may watch. Either the shower is warm by Christmas or the pile feeds the garden.",
    ],
    type: "education",
    status: "idea",
    edited: 2,
    tags: ["Energy"],
    score: 64,
  },
  {
    titles: ["There Was a Bunker Under Our Barn", "We Opened the Door Under Our Barn"],
    concepts: [
      "The floor sounded hollow. What begins as a repair becomes a dig, a lock nobody has a key for, and a room from 1962.",
    ],
    type: "exploration",
    status: "in_development",
    due: -2,
    edited: 3,
    tags: ["Barn"],
    sponsors: ["Lumen Torches"],
    score: 90,
  },
  {
    titles: ["Living on a Floating Cabin With No Land and No Rent", "No Land, No Rent, No Problem"],
    concepts: [
      "Six oil drums, one raft, one cabin. A month on the lake to find out what a home costs when the ground under it is free.",
    ],
    type: "adventure",
    status: "idea",
    due: 17,
    edited: 4,
    tags: ["Water", "Solo"],
    score: 77,
  },
  {
    titles: ["Six Days, One Container, No Plan"],
    type: "behind_the_scenes",
    status: "idea",
    edited: 6,
    tags: ["Winter"],
    score: 58,
  },
  {
    titles: ["Dead Backyard to Food Forest in 90 Days"],
    concepts: ["Day 1 is concrete and dust, day 90 is dinner. Every fifth day from the same four tripods."],
    type: "tutorial",
    status: "published",
    due: -7,
    edited: 7,
    tags: ["Garden"],
    stats: { duration: 1360, views: 512_000, averageViewDuration: 628, outlierIndex: 1.4 },
  },
  {
    titles: ["The $400 Cabin vs the $40,000 Cabin", "We Built the Same Cabin Twice"],
    type: "review",
    status: "published",
    due: -12,
    edited: 11,
    tags: ["Build", "Versus"],
    sponsors: ["Oakline Timber"],
    stats: { duration: 1471, views: 1_300_000, averageViewDuration: 702, outlierIndex: 3.4 },
  },
  {
    titles: ["We Bought a Train Car for $1"],
    type: "vlog",
    status: "published",
    due: -18,
    edited: 16,
    tags: ["Build", "Rail"],
    stats: { duration: 1865, views: 2_100_000, averageViewDuration: 860, outlierIndex: 5.2 },
  },
  {
    titles: ["We Built a Treehouse With Zero Nails"],
    type: "challenge",
    status: "published",
    due: -63,
    edited: 62,
    tags: ["Build", "Wood"],
    stats: { duration: 1188, views: 388_000, averageViewDuration: 497, outlierIndex: 1 },
  },
  {
    titles: ["30 Days in 64 Square Feet"],
    type: "challenge",
    status: "published",
    due: -95,
    edited: 93,
    tags: ["Tiny"],
    stats: { duration: 1632, views: 246_000, averageViewDuration: 543, outlierIndex: 0.6 },
  },
  {
    titles: [],
    name: "A kitchen that folds into one wall",
    type: "general",
    status: "idea",
    edited: 8,
    tags: ["Tiny", "Build"],
    source: "idea_bank",
  },
  {
    titles: [],
    name: "Ask five old carpenters for the one joint they trust",
    type: "interview",
    status: "idea",
    edited: 13,
    tags: ["Wood"],
    source: "idea_bank",
  },
];

export const emberTableProjects: readonly DemoProject[] = [
  {
    titles: ["One Fire, Nine Courses", "I Cooked Nine Courses on One Fire"],
    concepts: [
      "A single fire from dusk to midnight, and every course takes what the one before left of it: flame, coals, smoke, ash.",
    ],
    type: "challenge",
    status: "in_development",
    due: 9,
    edited: 1,
    tags: ["Fire", "Dinner"],
    score: 79,
  },
  {
    titles: ["The Cheapest Cut, Cooked for a Day"],
    type: "tutorial",
    status: "idea",
    edited: 4,
    tags: ["Meat"],
    score: 61,
  },
  {
    titles: ["I Ate at Every Stall of the Night Market"],
    type: "vlog",
    status: "published",
    due: -21,
    edited: 20,
    tags: ["Street food"],
    stats: { duration: 1124, views: 91_000, averageViewDuration: 421, outlierIndex: 2.1 },
  },
];

export const saltSignalProjects: readonly DemoProject[] = [
  {
    titles: ["Crossing the Channel on a Raft of Bottles", "900 Bottles, One Channel"],
    concepts: ["Nine hundred bottles, four friends, one tide table read wrong."],
    type: "adventure",
    status: "in_development",
    due: 5,
    edited: 1,
    tags: ["Sea"],
    score: 83,
  },
  {
    titles: ["The Lighthouse That Still Answers Letters"],
    type: "exploration",
    status: "idea",
    edited: 6,
    tags: ["Coast"],
    score: 70,
  },
];
