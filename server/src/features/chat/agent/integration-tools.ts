import { writeConcepts } from "./idea-tools.ts";
import type { ToolHandlers } from "./tool-context.ts";

const SENTENCE_END = /(?<=[.!?])\s+/;

/** Moments between two sentences of a concept, the most natural first: after the set-up, in the middle, before the end. */
const momentsIn = (sentences: readonly string[], count: number): number[] => {
  const last = sentences.length - 1;
  const moments = [1, Math.floor(last / 2), last - 1, 0, last].filter((at) => at >= 0 && at < last);
  return [...new Set(moments)].slice(0, count);
};

export const integrationTools: Pick<ToolHandlers, "suggest_integrations"> = {
  suggest_integrations: async ({ brand, about, count }, tool) => {
    const concepts = await writeConcepts(tool, { about, count: Math.min(count, 3) });
    const integrations = concepts.flatMap(({ concept }) => {
      const sentences = concept.trim().split(SENTENCE_END);
      return momentsIn(sentences, Math.ceil(count / concepts.length)).map((at) => {
        const [before = "", after = ""] = [sentences[at], sentences[at + 1]];
        return {
          id: crypto.randomUUID(),
          summary: `${brand} between “${before.slice(0, 60).replace(/(?<![.!?])[.!?]+$/, "")}” and the next step`,
          content: `${before} Here ${brand} is shown in use, for the step that follows. ${after}`,
          before_integration: before,
          after_integration: after,
        };
      });
    });
    return { type: "INTEGRATION", about, brand, integrations: integrations.slice(0, count) };
  },
};
