import { generateIdeas } from "../../generate-ideas.ts";
import { anIdeaBrief } from "../../testing/idea-brief.ts";
import { chatToolNames } from "../data/limits.ts";
import { planStep } from "../plan-step.ts";
import type { ChatToolCall, ChatToolName, ChatTurn, EarlierTurn, ToolOutcome } from "../types.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const countOf = (value: unknown, preset: number): number => (typeof value === "number" ? value : preset);
const times = <T>(count: number, of: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => of(at));

const titlesFor = (about: string, count: number): string[] => {
  const ideas = generateIdeas(anIdeaBrief({ option: "emptyState", input: "", inspiration: { topic: about }, count }));
  return times(count, (at) => ideas[at]?.content ?? `${about} (${at + 1})`);
};
const pictureUrl = (about: string, at: number) =>
  `https://pictures.test/${encodeURIComponent(about).slice(0, 40)}/${at + 1}.webp`;

function resultOf({ name, arguments: given }: ChatToolCall): unknown {
  const about = textOf(given.about) || textOf(given.title) || textOf(given.query);
  switch (name) {
    case "write_titles":
    case "revise_title": {
      const titles = titlesFor(about, countOf(given.count, name === "write_titles" ? 5 : 3));
      return {
        type: "TITLE",
        about,
        titles: titles.map((title, at) => ({ id: `t${at}`, title, score: 60, sources: [] })),
      };
    }
    case "write_concepts":
      return {
        type: "CONCEPT",
        about,
        concepts: times(countOf(given.count, 3), (at) => ({
          id: `c${at}`,
          concept: `${about}, told in part ${at + 1}.`,
          why_this_works: "",
          sources: [],
        })),
      };
    case "draw_thumbnails":
    case "revise_thumbnail": {
      const isNew = name === "draw_thumbnails";
      const drawn = isNew ? about : textOf(given.editPrompt);
      const thumbnails = times(isNew ? countOf(given.count, 2) : 1, (at) => ({
        id: `p${at}`,
        thumbnail_url: pictureUrl(drawn, isNew ? at : 9),
        edit_prompt: isNew ? "" : drawn,
        description: isNew ? drawn : "",
      }));
      return { type: "THUMBNAIL", about: drawn, is_revision: !isNew, thumbnails };
    }
    case "make_packages":
      return {
        type: "PACKAGE",
        about,
        packages: titlesFor(about, countOf(given.count, 2)).map((title, at) => ({
          id: `k${at}`,
          title,
          thumbnail_url: pictureUrl(about, at),
          concept: about,
          description: about,
          score: 50,
          sources: [],
        })),
      };
    case "search_outliers":
      return {
        type: "OUTLIER",
        about,
        total: 38,
        outliers: titlesFor(about || "travel", countOf(given.count, 6)).map((title, at) => ({
          video_id: `v${at}`,
          ucid: "u",
          title,
          name: "Channel",
          avatar: null,
          thumbnail_url: "",
          duration: 60,
          subscribers: 10,
          views: 1000,
          uploaded: null,
          performance_index: 2 + at,
        })),
      };
    case "find_projects":
      return { type: "PROJECT", about, projects: [] };
    case "draft_project":
      return { type: "PROJECT_DRAFT", name: textOf(given.name), title: null, concept: null, thumbnail_url: null };
    case "suggest_integrations":
      return {
        type: "INTEGRATION",
        about,
        brand: textOf(given.brand),
        integrations: times(countOf(given.count, 3), (at) => ({
          id: `i${at}`,
          content: "",
          summary: `Moment ${at + 1}`,
          before_integration: "",
          after_integration: "",
        })),
      };
    case "write_pitch":
      return {
        type: "PITCH",
        about,
        pitch: {
          brand: { name: textOf(given.brand) },
          campaign: { integration_timeline: [{ phase: "during", description: "" }] },
        },
      };
    case "draft_memory":
      return { type: "MEMORY_DRAFT", key: "k", text: textOf(given.text) };
    case "list_memory":
      return { type: "MEMORY", memories: [] };
    case "search_web":
      return { type: "WEB", about, searched: "web", results: [] };
    case "write_document":
      return { type: "DOCUMENT", title: textOf(given.title), markdown: "" };
    case "suggest_follow_ups":
      return { type: "FOLLOW_UP_ACTION", prompt: "", follow_up_actions: [] };
  }
}

/** A plausible result of a tool, without a studio. */
export const simulateOutcome = (call: ChatToolCall): ToolOutcome => ({ ...call, result: resultOf(call) });

export const everyTool: readonly ChatToolName[] = chatToolNames.filter((name) => name !== "suggest_follow_ups");

export const aTurn = (request: string, change: Partial<ChatTurn> = {}): ChatTurn => ({
  request,
  outcomes: [],
  earlier: [],
  selected: [],
  tools: everyTool,
  memories: [],
  channel: { name: "", bio: "", language: "en" },
  ...change,
});

const MAX_STEPS = 8;

/** Plans the steps of a turn until its answer, with simulated results. */
export function runTurn(start: ChatTurn): { calls: ChatToolCall[]; outcomes: ToolOutcome[]; answer: string } {
  const outcomes: ToolOutcome[] = [];
  for (let step = 0; step < MAX_STEPS; step++) {
    const next = planStep({ ...start, outcomes });
    if (next.type === "answer")
      return {
        calls: outcomes.map(({ name, arguments: given }) => ({ name, arguments: given })),
        outcomes,
        answer: next.text,
      };
    outcomes.push(...next.calls.map(simulateOutcome));
  }
  throw new Error("The turn did not end");
}

/** Runs the earlier requests of a conversation. */
export function runEarlier(requests: readonly string[], change: Partial<ChatTurn> = {}): EarlierTurn[] {
  const earlier: EarlierTurn[] = [];
  for (const request of requests) {
    const { outcomes, answer } = runTurn(aTurn(request, { ...change, earlier: [...earlier] }));
    earlier.push({ request, outcomes, answer });
  }
  return earlier;
}
