const PAGES = 300;
const BETWEEN_VERSIONS = " ";

type Page = { versions: string; texts: ReadonlyMap<string, string>; whole: string };
const NOTHING: Page = { versions: "", texts: new Map(), whole: "" };

/**
 * What was last answered to each question, project by project. Which projects are on a page is always asked; those that are still
 * in the version that was told before need not be written again.
 */
export function keptPages() {
  const pages = new Map<string, Page>();
  const keep = (question: string, page: Page) => {
    pages.delete(question);
    pages.set(question, page);
    const [oldest] = pages.keys();
    if (oldest !== undefined && pages.size > PAGES) pages.delete(oldest);
  };
  return {
    lastAnswer: (question: string) => {
      const before = pages.get(question) ?? NOTHING;
      const toldBefore = (version: string): string => {
        const text = before.texts.get(version);
        if (text === undefined) throw new Error("A page has a project that was neither told nor known");
        return text;
      };
      return {
        versions: () => before.versions,
        /** The page as it is now, a text for every version; an empty one stands for what was told before. */
        withChanges: (versions: string, changes: () => readonly string[]): string => {
          if (versions === before.versions) {
            keep(question, before);
            return before.whole;
          }
          const written = changes();
          const named = versions === "" ? [] : versions.split(BETWEEN_VERSIONS);
          const texts = new Map(named.map((version, at) => [version, written[at] || toldBefore(version)]));
          const whole = [...texts.values()].join(",");
          keep(question, { versions, texts, whole });
          return whole;
        },
      };
    },
  };
}
