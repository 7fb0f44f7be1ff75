const SUGGESTIONS_MAX = 12;

type Named = { name: string };
const same = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();

export const hasTag = (tags: readonly Named[], name: string): boolean => tags.some((tag) => same(tag.name, name));

/** Tags of the channel that the project does not have, most used first. */
export const suggestedTags = (
  inUse: readonly (Named & { count: number })[],
  tags: readonly Named[],
  typed: string,
): string[] =>
  inUse
    .filter(({ name }) => !hasTag(tags, name))
    .filter(({ name }) => name.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase()))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, SUGGESTIONS_MAX)
    .map(({ name }) => name);
