import { channelSubjectOf } from "../brief.ts";
import type { Action, GeneratingTool, Reply } from "./actions.ts";
import { EDITS, MAX_COUNTS, MAX_LENGTHS, REPEATABLE } from "./data/limits.ts";
import { NOUNS, RULE_WORDS } from "./data/shared.ts";
import { pattern } from "./grammar.ts";
import { joinInstructions, optional } from "./read-generation.ts";
import type { Reference } from "./references.ts";
import { fieldsOf, listField, resolveReference, type ShownSet, textField } from "./shown.ts";
import { fold } from "./tokens.ts";
import type { ChatToolCall, ChatTurn, ShownItem } from "./types.ts";

export type Resolved = { calls: ChatToolCall[]; reply?: Reply; about?: string; limit?: number };
type Shown = { sets: readonly ShownSet[]; selected: readonly ShownItem[] };

const cut = (text: string, length: number): string => text.trim().slice(0, length).trim();
const countOf = (tool: keyof typeof MAX_COUNTS, count: number | undefined): number | undefined =>
  count === undefined ? undefined : Math.min(MAX_COUNTS[tool], Math.max(1, count));
const isOver = (tool: keyof typeof MAX_COUNTS, count: number | undefined) =>
  count !== undefined && count > MAX_COUNTS[tool];

/** Memories that are rules for what the tool makes. */
function rulesFor(kind: "title" | "thumbnail" | "concept" | "package", memories: readonly string[]): string[] {
  return memories.filter((memory) => {
    const text = fold(memory);
    const named = (["title", "thumbnail", "concept"] as const).filter((one) => pattern(NOUNS[one]).test(text));
    if (named.length > 0) return kind === "package" || named.includes(kind);
    // A picture shows what its prompt names, so only rules for pictures belong into it.
    return kind !== "thumbnail" && pattern(RULE_WORDS).test(text);
  });
}

const instructionOf = (turn: ChatTurn, kind: Parameters<typeof rulesFor>[0], own: string | undefined) => {
  const joined = joinInstructions([own, ...rulesFor(kind, turn.memories)]);
  return optional("instruction", joined && cut(joined, MAX_LENGTHS.instruction));
};

const KINDS = {
  write_titles: "title",
  write_concepts: "concept",
  write_document: "concept",
  draw_thumbnails: "thumbnail",
  make_packages: "package",
} as const satisfies Record<GeneratingTool, string>;

/** The calls of an action, or a reply if it can't be carried out. */
export function resolveAction(action: Action, turn: ChatTurn, shown: Shown): Resolved {
  switch (action.type) {
    case "generate":
      return resolveGeneration(action, turn, shown);
    case "revise":
      return resolveRevision(action, turn, shown);
    case "repeat":
      return resolveRepeat(action, turn, shown);
    case "outliers":
      return resolveOutliers(action.arguments);
    case "projects":
      return {
        calls: [
          {
            name: "find_projects",
            arguments: {
              query: cut(action.query, MAX_LENGTHS.query),
              ...optional("status", action.status),
              ...optional("count", countOf("find_projects", action.count)),
            },
          },
        ],
      };
    case "saveProject":
      return resolveProject(action, shown);
    case "integrations":
      return resolveIntegrations(action, turn, shown);
    case "pitch":
      return resolvePitch(action, turn, shown);
    case "remember":
      if (!turn.tools.includes("draft_memory")) return { calls: [], reply: "memoryIsOff" };
      if (action.text === "") return { calls: [], reply: "askMemory" };
      return { calls: [{ name: "draft_memory", arguments: { text: cut(action.text, MAX_LENGTHS.memory) } }] };
    case "listMemory":
      return { calls: [{ name: "list_memory", arguments: {} }] };
    case "web": {
      if (!turn.tools.includes("search_web")) return { calls: [], reply: "webIsOff" };
      if (action.query === "") return { calls: [], reply: "askSubject" };
      const count = countOf("search_web", action.count);
      return {
        calls: [
          {
            name: "search_web",
            arguments: { query: cut(action.query, MAX_LENGTHS.webQuery), ...optional("count", count) },
          },
        ],
      };
    }
    case "reply":
      return { calls: [], reply: action.reply, ...optional("about", action.about) };
    case "subject":
      return { calls: [], reply: "askThing", about: action.about };
    case "mention":
    case "detail":
      return { calls: [], reply: shown.sets.length > 0 ? "askTarget" : "askRequest" };
  }
}

function resolveGeneration(action: Extract<Action, { type: "generate" }>, turn: ChatTurn, shown: Shown): Resolved {
  const items = action.target && !isTopic(action.target, shown) ? resolveReference(action.target, shown) : [];
  const fallback =
    shown.selected.length > 0
      ? shown.selected.slice(0, 1).map(({ text }) => text)
      : [shown.sets.at(-1)?.about || channelSubject(turn)];
  const isPlural = action.target?.which === "all" && items.length > MAX_TARGETS;
  const texts = action.about
    ? [action.about]
    : items.length > 0 && !isPlural
      ? items.map(({ text }) => text)
      : fallback;
  const subjects = texts.map((text) => cut(text ?? "", MAX_LENGTHS.about)).filter((text) => text !== "");
  if (subjects.length === 0) return { calls: [], reply: "askSubject" };
  const { tool } = action;
  const instruction = instructionOf(turn, KINDS[tool], action.instruction);
  if (tool === "write_document")
    return {
      calls: subjects.slice(0, 1).map((about) => ({
        name: tool,
        arguments: { title: documentTitle(about, shown), about, ...instruction },
      })),
    };
  const count = countOf(tool, action.count) ?? (subjects.length > 1 ? 1 : undefined);
  return {
    calls: subjects.map((about) => ({
      name: tool,
      arguments: { about, ...optional("count", count), ...optional("style", action.style), ...instruction },
    })),
    ...(isOver(tool, action.count) ? { limit: MAX_COUNTS[tool] } : {}),
  };
}
/** "That" after a list of several things is what they are about. */
const isTopic = ({ which, kind }: Reference, { sets, selected }: Shown): boolean =>
  which === "it" && kind === undefined && selected.length === 0 && (sets.at(-1)?.items.length ?? 0) > 1;

/** A document about a shown concept is named by the subject of the concept. */
function documentTitle(about: string, { sets }: Shown): string {
  const source = sets.findLast(({ kind, items }) => kind === "concept" && items.some(({ text }) => text === about));
  return cut(source?.about || about, MAX_LENGTHS.documentTitle);
}
const MAX_TARGETS = 4;
const channelSubject = ({ request, channel }: ChatTurn): string =>
  /\b(?:channel|canal|kanal|cha[iî]ne|next video|pr[oó]ximo v[ií]deo|n[aä]chstes video|prochaine vid[eé]o)\b/iu.test(
    request,
  )
    ? channelSubjectOf(channel.bio)
    : "";

function resolveRevision(action: Extract<Action, { type: "revise" }>, turn: ChatTurn, shown: Shown): Resolved {
  const { change, instruction, text } = action;
  const typed: ShownItem[] = text ? [{ kind: "title", id: "", text }] : [];
  const items = text ? typed : resolveReference(action.target ?? { which: "it" }, shown);
  const usable = items.filter(({ kind, thumbnailUrl, text: own }) => (kind === "thumbnail" ? thumbnailUrl : own));
  if (usable.length === 0) return { calls: [], reply: "askTarget" };
  const many = usable.length > 1 ? 1 : undefined;
  return {
    calls: usable.map((item): ChatToolCall => {
      if (item.kind === "thumbnail" && item.thumbnailUrl)
        return {
          name: "revise_thumbnail",
          arguments: {
            thumbnailUrl: cut(item.thumbnailUrl, MAX_LENGTHS.thumbnailUrl),
            editPrompt: cut(instruction || EDITS[change], MAX_LENGTHS.editPrompt),
            ...optional("count", countOf("revise_thumbnail", action.count ?? many)),
          },
        };
      if (item.kind === "concept" || item.kind === "integration" || item.kind === "file")
        return {
          name: "write_concepts",
          arguments: {
            about: cut(item.text, MAX_LENGTHS.about),
            count: countOf("write_concepts", action.count) ?? 1,
            ...instructionOf(
              turn,
              "concept",
              joinInstructions([change === "thisBut" ? undefined : change, instruction]),
            ),
          },
        };
      return {
        name: "revise_title",
        arguments: {
          title: cut(item.text, MAX_LENGTHS.title),
          change,
          ...instructionOf(turn, "title", instruction),
          ...optional("count", countOf("revise_title", action.count ?? many)),
        },
      };
    }),
    ...(isOver("revise_title", action.count) ? { limit: MAX_COUNTS.revise_title } : {}),
  };
}

function resolveRepeat(action: Extract<Action, { type: "repeat" }>, turn: ChatTurn, shown: Shown): Resolved {
  const outcome = shown.sets.findLast((set) => REPEATABLE.has(set.outcome.name))?.outcome;
  if (!outcome) return { calls: [], reply: "askRequest" };
  const { name } = outcome;
  const before = { ...outcome.arguments };
  const about = action.about;
  if (about !== undefined && "about" in before) before.about = cut(about, MAX_LENGTHS.about);
  else if (about !== undefined && "query" in before) before.query = cut(about, MAX_LENGTHS.query);
  else if (about !== undefined && name === "revise_title")
    return resolveRevision({ type: "revise", change: "thisBut", instruction: about }, turn, shown);
  else if (about !== undefined && name === "revise_thumbnail") before.editPrompt = cut(about, MAX_LENGTHS.editPrompt);
  if (name === "write_document" && about !== undefined) before.title = cut(about, MAX_LENGTHS.documentTitle);
  const max = MAX_COUNTS[name as keyof typeof MAX_COUNTS];
  if (action.count !== undefined && max !== undefined) before.count = Math.min(max, Math.max(1, action.count));
  if (action.instruction !== undefined && (name === "revise_title" || "about" in before))
    before.instruction = cut(
      joinInstructions([action.instruction, typeof before.instruction === "string" ? before.instruction : undefined]) ??
        "",
      MAX_LENGTHS.instruction,
    );
  return { calls: [{ name, arguments: before }] };
}

function resolveOutliers(given: Record<string, unknown>): Resolved {
  const { query, channel, count, ...filters } = given;
  const asked = typeof count === "number" ? count : undefined;
  return {
    calls: [
      {
        name: "search_outliers",
        arguments: {
          query: cut(String(query ?? ""), MAX_LENGTHS.query),
          ...(typeof channel === "string" ? { channel: cut(channel, MAX_LENGTHS.channel) } : {}),
          ...filters,
          ...optional("count", countOf("search_outliers", asked)),
        },
      },
    ],
    ...(isOver("search_outliers", asked) ? { limit: MAX_COUNTS.search_outliers } : {}),
  };
}

function resolveProject(action: Extract<Action, { type: "saveProject" }>, shown: Shown): Resolved {
  const { target } = action;
  const isAll = target?.which === "both" || (target?.which === "all" && target.kind === undefined);
  const drawn = shown.sets.findLast(({ kind }) => kind === "thumbnail")?.about;
  const latest = (kind: string) => {
    const items = shown.sets.findLast((set) => set.kind === kind)?.items;
    return items?.find(({ text }) => text === drawn) ?? items?.[0];
  };
  const isEmpty = target === undefined && (action.name !== undefined || action.about !== undefined);
  const items = isEmpty
    ? []
    : shown.selected.length > 0 && (target === undefined || typeof target.which !== "object")
      ? shown.selected
      : isAll
        ? [latest("title"), latest("thumbnail"), latest("concept"), latest("package")]
        : resolveReference(target ?? { which: "it" }, shown);
  const kept = items.filter((item) => item !== undefined);
  const titled = kept.find(({ kind }) => kind === "title" || kind === "package" || kind === "outlier");
  const concept = kept.find(({ kind }) => kind === "concept");
  const picture = kept.find(({ kind, thumbnailUrl }) => thumbnailUrl && (kind === "thumbnail" || kind === "package"));
  const [kind] = kept.map((item) => item.kind);
  const isEach = (kind === "title" || kind === "concept") && kept.every((item) => item.kind === kind);
  if (typeof target?.which === "object" && kept.length > 1 && isEach)
    return {
      calls: kept.map(({ text }) => ({
        name: "draft_project",
        arguments: { name: cut(text, MAX_LENGTHS.name), [kind]: cut(text, MAX_LENGTHS[kind]) },
      })),
    };
  const name = action.name ?? titled?.text ?? action.about ?? concept?.text.split(/[.!?]/)[0] ?? picture?.text;
  if (!name) return { calls: [], reply: "askTarget" };
  const title = action.title ?? titled?.text;
  return {
    calls: [
      {
        name: "draft_project",
        arguments: {
          name: cut(name, MAX_LENGTHS.name),
          ...optional("title", title && cut(title, MAX_LENGTHS.title)),
          ...optional("concept", concept && cut(concept.text, MAX_LENGTHS.concept)),
          ...optional("thumbnailUrl", picture?.thumbnailUrl && cut(picture.thumbnailUrl, MAX_LENGTHS.thumbnailUrl)),
        },
      },
    ],
  };
}

function resolveIntegrations(
  action: Extract<Action, { type: "integrations" }>,
  { channel }: ChatTurn,
  shown: Shown,
): Resolved {
  if (!action.brand) return { calls: [], reply: "askBrand" };
  const item = resolveReference(action.target ?? { which: "it" }, shown)[0];
  // Without a video, the moments are for one as the channel usually makes them.
  const about = action.about ?? item?.text ?? channelSubjectOf(channel.bio);
  if (about === "") return { calls: [], reply: "askVideo" };
  return {
    calls: [
      {
        name: "suggest_integrations",
        arguments: {
          brand: cut(action.brand, MAX_LENGTHS.brand),
          about: cut(about, MAX_LENGTHS.about),
          ...optional("count", countOf("suggest_integrations", action.count)),
        },
      },
    ],
  };
}

/** The moments and the brand of the latest suggestions, where they are for the same brand. */
function resolvePitch(action: Extract<Action, { type: "pitch" }>, turn: ChatTurn, shown: Shown): Resolved {
  if (!turn.tools.includes("write_pitch")) return { calls: [], reply: "pitchIsElsewhere" };
  const suggested = shown.sets.findLast(({ kind }) => kind === "integration");
  const suggestedBrand = textField(fieldsOf(suggested?.outcome.result), "brand");
  const brand = action.brand ?? suggestedBrand;
  if (brand === "") return { calls: [], reply: "askBrand" };
  const isSame = suggested !== undefined && fold(brand) === fold(suggestedBrand);
  const item = action.target ? resolveReference(action.target, shown)[0] : shown.selected[0];
  const about = action.about ?? item?.text ?? (isSame ? suggested.about : "");
  const moments = isSame ? listField(fieldsOf(suggested.outcome.result), "integrations") : [];
  return {
    calls: [
      {
        name: "write_pitch",
        arguments: {
          brand: cut(brand, MAX_LENGTHS.brand),
          about: cut(about, MAX_LENGTHS.about),
          ...(moments.length > 0 && {
            integrations: moments.slice(0, MAX_MOMENTS).map((moment) => ({
              content: cut(textField(moment, "content"), MAX_LENGTHS.moment),
              beforeIntegration: cut(textField(moment, "before_integration"), MAX_LENGTHS.moment),
              afterIntegration: cut(textField(moment, "after_integration"), MAX_LENGTHS.moment),
            })),
          }),
        },
      },
    ],
  };
}
const MAX_MOMENTS = 3;
