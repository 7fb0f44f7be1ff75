import { detectLanguage, type Language } from "../language.ts";
import type { AnswerTexts, Counted } from "./data/answer-texts.ts";
import { germanAnswers } from "./data/answers-de.ts";
import { englishAnswers } from "./data/answers-en.ts";
import { spanishAnswers } from "./data/answers-es.ts";
import { frenchAnswers } from "./data/answers-fr.ts";
import { FIRST_PERSON, NAMED_LANGUAGES } from "./data/shared.ts";
import { pattern } from "./grammar.ts";
import type { Note } from "./notes.ts";
import { fieldsOf, listField, numberField, resultType, textField } from "./shown.ts";
import { sponsorName } from "./suggest-integrations.ts";
import { fold } from "./tokens.ts";
import type { ChatTurn, ToolOutcome } from "./types.ts";

export const answerTexts: Record<Language, AnswerTexts> = {
  en: englishAnswers,
  es: spanishAnswers,
  de: germanAnswers,
  fr: frenchAnswers,
};

const MAX_QUOTE = 120;
const MAX_LISTED = 10;

/** A text of a result without its Markdown, since the answer is shown as Markdown. */
const quoted = (text: string): string => {
  const plain = text.replace(/\s+/g, " ").trim();
  const short = plain.length > MAX_QUOTE ? `${plain.slice(0, MAX_QUOTE).trimEnd()}…` : plain;
  return short.replace(/[\\`*_[\]()<>#|~!]/g, "\\$&");
};

export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));

export const counted = ([one, many]: Counted, n: number, values: Record<string, string | number> = {}): string =>
  fill(n === 1 ? one : many, { n, ...values });

const round = (value: number): string => String(Math.round(value * 10) / 10);
const medianOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
};

type Fields = Record<string, unknown>;

function scoreLine(items: readonly Fields[], texts: AnswerTexts): string[] {
  const rated = items.flatMap((item) => {
    const score = numberField(item, "score");
    return score === undefined ? [] : [{ score, title: textField(item, "title") }];
  });
  const [best] = rated.sort((a, b) => b.score - a.score);
  const sources = new Set(
    items.flatMap((item) => listField(item, "sources").map((source) => textField(source, "video_id"))),
  );
  return [
    ...(best && rated.length > 1 ? [fill(texts.best, { title: quoted(best.title), score: round(best.score) })] : []),
    ...(sources.size > 0 ? [counted(texts.based, sources.size)] : []),
  ];
}

function made(items: readonly Fields[], template: Counted, about: string, texts: AnswerTexts): string {
  if (items.length === 0) return texts.nothing;
  return [counted(template, items.length, { about: quoted(about) }), ...scoreLine(items, texts)].join(" ");
}

/** How many of the shown videos share a feature; features of fewer than two videos are left out. */
function outlierAnswer(fields: Fields, texts: AnswerTexts): string {
  const outliers = listField(fields, "outliers");
  if (outliers.length === 0) return texts.noOutliers;
  const found = Math.max(numberField(fields, "total") ?? 0, outliers.length);
  const rated = outliers.flatMap((outlier) => {
    const index = numberField(outlier, "performance_index");
    return index === undefined ? [] : [{ index, outlier }];
  });
  const [highest] = [...rated].sort((a, b) => b.index - a.index);
  const indexes = highest
    ? fill(texts.indexes, {
        n: outliers.length,
        median: round(medianOf(rated.map(({ index }) => index))),
        highest: round(highest.index),
        title: quoted(textField(highest.outlier, "title")),
        name: quoted(textField(highest.outlier, "name")),
      })
    : "";
  const titles = outliers.map((outlier) => textField(outlier, "title"));
  const share = (feature: string, has: (title: string) => boolean) => {
    const n = titles.filter(has).length;
    return n < 2 ? [] : [fill(texts.ofAll, { n, all: titles.length, feature })];
  };
  const features = [
    ...share(texts.features.numbers, (title) => /\d/.test(title)),
    ...share(texts.features.firstPerson, (title) => pattern(FIRST_PERSON).test(fold(title))),
    ...share(texts.features.question, (title) => title.includes("?")),
  ];
  const list = features.map((feature) => `- ${feature}`).join("\n");
  return [[counted(texts.outliers, found), indexes].filter(Boolean).join(" "), list].filter(Boolean).join("\n\n");
}

function webAnswer(fields: Fields, texts: AnswerTexts): string {
  const results = listField(fields, "results");
  if (results.length === 0) return fill(texts.noWeb, { about: quoted(textField(fields, "about")) });
  const template = textField(fields, "searched") === "catalogue" ? texts.catalogue : texts.web;
  const lines = results.slice(0, MAX_LISTED).map((result) => {
    const [title, url] = [quoted(textField(result, "title")), textField(result, "url")];
    const link = /^https?:\/\/[^\s()<>]+$/.test(url) ? `[${title}](${url})` : title;
    const text = quoted(textField(result, "text"));
    return text === "" ? `- ${link}` : `- ${link}: ${text}`;
  });
  return `${counted(template, results.length)}\n\n${lines.join("\n")}`;
}

function outcomeAnswer(outcome: ToolOutcome, language: Language, canRemember: boolean): string {
  const texts = answerTexts[language];
  const fields = fieldsOf(outcome.result);
  const about = textField(fields, "about");
  switch (resultType(outcome)) {
    case "TITLE": {
      const title = textField(outcome.arguments, "title");
      const isRevision = outcome.name === "revise_title";
      return made(
        listField(fields, "titles"),
        isRevision ? texts.versions : texts.titles,
        isRevision ? title : about,
        texts,
      );
    }
    case "CONCEPT":
      return made(listField(fields, "concepts"), texts.concepts, about, texts);
    case "THUMBNAIL":
      return made(
        listField(fields, "thumbnails"),
        fields.is_revision === true ? texts.redrawn : texts.thumbnails,
        about,
        texts,
      );
    case "PACKAGE":
      return made(listField(fields, "packages"), texts.packages, about, texts);
    case "OUTLIER":
      return outlierAnswer(fields, texts);
    case "PROJECT": {
      const names = listField(fields, "projects").map((project) => quoted(textField(project, "name")));
      if (names.length === 0) return texts.noProjects;
      return counted(texts.projects, names.length, { names: names.slice(0, MAX_LISTED).join(", ") });
    }
    case "INTEGRATION": {
      const n = listField(fields, "integrations").length;
      const brand = quoted(sponsorName(textField(fields, "brand"), language));
      return n === 0 ? fill(texts.noIntegrations, { brand }) : counted(texts.integrations, n, { brand });
    }
    case "PITCH": {
      const pitch = fieldsOf(fields.pitch);
      const moments = listField(fieldsOf(pitch.campaign), "integration_timeline");
      const n = moments.filter((moment) => textField(moment, "phase") === "during").length;
      return counted(texts.pitch, n, {
        brand: quoted(sponsorName(textField(fieldsOf(pitch.brand), "name"), language)),
      });
    }
    case "PROJECT_DRAFT":
      return fill(texts.projectDraft, { name: quoted(textField(fields, "name")) });
    case "MEMORY_DRAFT":
      return fill(texts.memoryDraft, { text: quoted(textField(fields, "text")) });
    case "MEMORY": {
      const memories = listField(fields, "memories").map((memory) => quoted(textField(memory, "text")));
      if (memories.length === 0) return canRemember ? texts.noMemories : texts.replies.memoryIsOff;
      return `${counted(texts.memories, memories.length)}\n\n${memories.map((memory) => `- ${memory}`).join("\n")}`;
    }
    case "WEB":
      return webAnswer(fields, texts);
    case "DOCUMENT":
      return fill(texts.document, { name: quoted(textField(fields, "title")) });
    case "ERROR":
      return fill(texts.error, { message: quoted(textField(fields, "message")) });
    default:
      return texts.nothing;
  }
}

/** Whether titles were requested in a language that they are not in. */
function isOtherLanguage({ arguments: given, result }: ToolOutcome): boolean {
  const instruction = fold(textField(given, "instruction"));
  const wanted = NAMED_LANGUAGES.find(([source]) => pattern(source).test(instruction))?.[1];
  const titles = listField(fieldsOf(result), "titles").map((title) => textField(title, "title"));
  return wanted !== undefined && titles.length > 0 && detectLanguage(titles.join(". "), wanted) !== wanted;
}

function noteText(note: Note, texts: AnswerTexts): string {
  if ("limit" in note) return fill(texts.limit, { n: note.limit });
  if ("missingTool" in note) return texts.missingTool;
  return fill(texts.replies[note.reply], { about: quoted(note.about ?? "") });
}

/** A short answer in Markdown, with names and figures of the results only. */
export function writeAnswer(turn: ChatTurn, language: Language, notes: readonly Note[]): string {
  const texts = answerTexts[language];
  const results = turn.outcomes.filter(({ name }) => name !== "suggest_follow_ups");
  const canRemember = turn.tools.includes("draft_memory");
  const parts = [
    ...results.map((outcome) => outcomeAnswer(outcome, language, canRemember)),
    ...(results.some(isOtherLanguage) ? [texts.otherLanguage] : []),
    ...notes.map((note) => noteText(note, texts)),
  ];
  return parts.length > 0 ? [...new Set(parts)].join("\n\n") : texts.replies.askRequest;
}
