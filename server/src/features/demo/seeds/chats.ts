import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ToolResult } from "@coldopen/contract/chat/results";
import type { ChatToolName } from "@coldopen/contract/chat/tools";
import { titleScore } from "@coldopen/engine-text/title-score";
import type { AppContext } from "../../../app-context.ts";
import { scopeForJob } from "../../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../../platform/demo/seed.ts";
import { type SeededMessage, saveThread } from "../../chat/index.ts";
import { insertPicture, type UploadedPicture, uploadPicture } from "../../pictures/index.ts";
import { demoStore } from "./demo-store.ts";

const folder = path.resolve(import.meta.dirname, "../../../../demo");
const CHANNEL = "UChalfbuilt0000000000001";
const pictures = ["sauna", "sauna-dusk", "raft"] as const;
type PictureName = (typeof pictures)[number];
type Urls = Record<PictureName, string>;

const title = (text: string) => ({ id: crypto.randomUUID(), title: text, score: titleScore(text), sources: [] });
const human = (content: string): SeededMessage => ({ type: "human", content });
const answer = (content: string): SeededMessage => ({ type: "ai", content });
const tool = (name: ChatToolName, args: Record<string, unknown>, result: ToolResult): SeededMessage => ({
  ...{ type: "tool", name, args, result },
});

const packagesThread = (urls: Urls): SeededMessage[] => {
  const about = "the container sauna";
  const entry = (text: string, thumbnail: string, concept: string, description: string) => ({
    ...{ ...title(text), thumbnail_url: thumbnail, concept, description },
  });
  return [
    human("Two packages for the container sauna. Keep the price in the title."),
    tool(
      "make_packages",
      { about, count: 2, instruction: "Keep the price in the title" },
      {
        type: "PACKAGE",
        about,
        packages: [
          entry(
            "I Turned a $900 Shipping Container Into a Sauna",
            urls.sauna,
            "Six days, one stove and a running total on screen. Every purchase moves the number, and the last day is the first fire.",
            "The price is a promise that the viewer can check.",
          ),
          entry(
            "One Night in a $900 Sauna at -30",
            urls["sauna-dusk"],
            "One night inside, told from the coldest hour. The build is shown in flashbacks, each answering why a part holds or fails.",
            "The cold gives every choice of the build a consequence.",
          ),
        ],
      },
    ),
    answer("Both keep the $900 in the title. The first sells the build, the second the night in it."),
  ];
};

const titlesThread = (): SeededMessage[] => [
  human("Give me five titles about seven days in a fire lookout"),
  tool(
    "write_titles",
    { about: "seven days in a fire lookout", count: 5 },
    {
      type: "TITLE",
      about: "seven days in a fire lookout",
      titles: [
        title("7 Days Alone in a Fire Lookout"),
        title("I Watched a Forest for 7 Days"),
        title("The Loneliest Job in the Forest"),
        title("7 Days, One Room, No Road"),
        title("What a Fire Lookout Sees at Night"),
      ],
    },
  ),
  answer("Five titles. Three of them name the seven days, two leave the length open."),
  human("Make the second one shorter"),
  tool(
    "revise_title",
    { title: "I Watched a Forest for 7 Days", change: "shorten", count: 2 },
    {
      type: "TITLE",
      about: "I Watched a Forest for 7 Days",
      titles: [title("7 Days Watching a Forest"), title("Watching a Forest for Fire")],
    },
  ),
  answer("Two shorter versions. The first keeps the number."),
];

const thumbnailThread = (urls: Urls): SeededMessage[] => {
  const description = "a floating cabin on a calm lake";
  const editPrompt = "at sunset, with the cabin larger";
  return [
    human("Draw the raft thumbnail again at sunset, with the cabin larger"),
    tool(
      "revise_thumbnail",
      { thumbnailUrl: urls.raft, editPrompt, count: 1 },
      {
        type: "THUMBNAIL",
        about: description,
        is_revision: true,
        thumbnails: [
          {
            id: crypto.randomUUID(),
            thumbnail_url: urls.raft,
            edit_prompt: editPrompt,
            description: `${description}, ${editPrompt}`,
          },
        ],
      },
    ),
    answer("Here is the cabin at sunset, larger in the frame."),
  ];
};

/** Three conversations of the owner: packages, titles and a revised thumbnail. */
export const chatsSeed = (context: Pick<AppContext, "db" | "files">): DemoSeed => {
  const uploaded = new Map<PictureName, UploadedPicture>();
  return {
    name: "chats-1",
    prepare: async () => {
      for (const name of pictures) {
        const bytes = await readFile(path.join(folder, `${name}.webp`));
        uploaded.set(name, await uploadPicture(context, { type: "image/webp", bytes }));
      }
    },
    run: async () => {
      const owner = await demoStore(context.db).findOwner(CHANNEL, "demo@coldopen.test");
      if (!owner) return;
      const scope = scopeForJob(owner);
      const urls: Partial<Urls> = {};
      for (const [name, picture] of uploaded) urls[name] = (await insertPicture(context, { scope }, picture)).url;
      const { sauna = "", raft = "", "sauna-dusk": dusk = "" } = urls;
      const all = { sauna, raft, "sauna-dusk": dusk };
      const threads = [
        { title: "Thumbnail for the raft", messages: thumbnailThread(all), daysAgo: 9 },
        { title: "Titles for the fire lookout", messages: titlesThread(), daysAgo: 1 },
        { title: "Container sauna packages", messages: packagesThread(all), daysAgo: 0 },
      ];
      for (const thread of threads) await saveThread(context, scope, { ...thread, userId: owner.createdBy });
    },
  };
};
