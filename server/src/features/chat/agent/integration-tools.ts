import { createHash } from "node:crypto";
import type { Integration } from "@coldopen/contract/chat/results";
import type { IntegrationBrief, IntegrationDraft } from "../../../adapters/text-model/port.ts";
import { withModels } from "../../ai-models/index.ts";
import { withAiBudget } from "../../ai-usage/index.ts";
import { isConcept, isShortSubject } from "../rules.ts";
import { writeConcepts } from "./idea-tools.ts";
import type { ToolContext, ToolHandlers } from "./tool-context.ts";

/** The id is derived from the content, so that the same suggestion is the same one in every message. */
const toIntegration = ({ summary, content, before, after }: IntegrationDraft): Integration => ({
  id: createHash("sha256").update(content).digest("hex").slice(0, 32),
  summary,
  content,
  before_integration: before,
  after_integration: after,
});

/** Paid by the organization, like every call of the text model. */
export async function findMoments({ context, scope, userId, signal }: ToolContext, brief: IntegrationBrief) {
  const { textModel, textQueue } = await withModels(context, scope);
  const { provider, model, costAtMostCents: maxCostCents } = textModel;
  const purpose = "integration";
  const call = { id: crypto.randomUUID(), organization: scope, userId, purpose, provider, model, maxCostCents };
  return withAiBudget(context, call, () =>
    textQueue.run({ key: scope.organizationId, signal }, async () => {
      const { integrations, usage } = await textModel.integrations(brief, signal);
      return { value: integrations, spent: usage };
    }),
  );
}

export const integrationTools: Pick<ToolHandlers, "suggest_integrations"> = {
  suggest_integrations: async ({ brand, product, about, count }, tool) => {
    const [written] = isConcept(about) ? [] : await writeConcepts(tool, { about, count: 1 });
    const concept = isConcept(about) ? about : (written?.concept ?? "");
    const { detectLanguage } = await import("@coldopen/engine-text/language");
    const language = isShortSubject(about) ? tool.language : detectLanguage(about);
    const moments = await findMoments(tool, { brand, product, about, concept, count, language });
    const sources = written?.sources ?? [];
    return { type: "INTEGRATION", about, brand, integrations: moments.map(toIntegration), sources };
  },
};
