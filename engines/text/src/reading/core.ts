import type { NounPhrase, Reading, Shape, Verb } from "./reading.ts";
import type { Word } from "./tag-words.ts";

/** What a sentence says in the main, before its details are read. */
export type Core = {
  shape: Shape;
  tense: Reading["tense"];
  actor?: NounPhrase | undefined;
  verb?: Verb | undefined;
  rest: readonly Word[];
  question?: Reading["question"];
  contrast?: Reading["contrast"];
};

export const NOTHING: Core = { shape: "unclear", tense: "none", rest: [] };
export const lowerFirst = (words: readonly Word[]) => words[0]?.lower ?? "";
const isConjunction = ({ is }: Word) => is === "conjunction";

/** "30 days without sugar and what my blood says" */
export const ASKS = /^(?:what|how|why|here|was|wie|warum|qué|cómo|lo|ce|comment|pourquoi|voici)$/;

/** The predicate up to a second clause. */
export function upToClause(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(
    (word, at) =>
      at > 0 &&
      ((isConjunction(word) &&
        (ASKS.test(words[at + 1]?.lower ?? "") ||
          words.slice(at + 1, at + 5).some(({ is }) => is === "finite" || is === "auxiliary" || is === "pronoun"))) ||
        (/[,;:.!?]/.test(words[at - 1]?.after ?? "") &&
          word.is !== "adjective" &&
          word.is !== "noun" &&
          !/^(?:sans|sin|avec|con)$/.test(word.lower))),
  );
  return end < 0 ? words : words.slice(0, words[end - 1]?.lower === "even" ? end - 1 : end);
}

/** "the man who sold the Eiffel Tower": a verb after a relative pronoun does not belong to the actor. */
export const isRelative = (words: readonly Word[]) =>
  words.some(({ is }, at) => is === "relative" || (is === "pronoun" && at > 0));

export const SPANISH_REFLEXIVE = /^(?:se|me|nos)$/;

/** Without these words a sentence says something else: "I almost won". */
const CHANGES_TRUTH =
  /^(?:almost|nearly|never|barely|hardly|not|no|ne|n'|casi|nunca|jamás|apenas|fast|beinahe|nie|niemals|kaum|nicht|presque|jamais|pas|guère)$/;
export const changesTruth = (words: readonly Word[]) => words.some(({ lower }) => CHANGES_TRUTH.test(lower));
