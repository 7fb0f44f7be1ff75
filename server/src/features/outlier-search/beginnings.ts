import type { SuggestQuery } from "@coldopen/contract/outliers/query";

const LETTERS_MAX = 3;
const KEPT_MAX = 20_000;

/** The first letters match most and are typed by everyone. An edition never changes, so it is asked for each only once. */
export function keepBeginnings<Edition extends object, Answer>(
  suggest: (edition: Edition, query: SuggestQuery) => Promise<Answer>,
) {
  const answers = new WeakMap<Edition, Map<string, Promise<Answer>>>();
  const keptOf = (edition: Edition) => {
    const kept = answers.get(edition) ?? new Map<string, Promise<Answer>>();
    answers.set(edition, kept);
    return kept;
  };
  return (edition: Edition, query: SuggestQuery): Promise<Answer> => {
    if (query.lookaheadTerm.length > LETTERS_MAX || query.page > 0) return suggest(edition, query);
    const kept = keptOf(edition);
    const key = JSON.stringify(query);
    const known = kept.get(key);
    if (known) return known;
    const answer = suggest(edition, query);
    if (kept.size < KEPT_MAX) {
      kept.set(key, answer);
      answer.catch(() => kept.delete(key));
    }
    return answer;
  };
}
