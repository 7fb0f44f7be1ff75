import type { Integration, Source } from "@coldopen/contract/chat/results";
import clsx from "clsx";
import { t } from "../../../locales/en/chat.ts";
import { useIsPitchAgent, usePitchSelections } from "../pitch-selections.ts";
import { selectedItem, useSelection } from "../selection.ts";
import { PitchToggle } from "./add-to-pitch.tsx";
import { Sources } from "./sources.tsx";

type IntegrationsProps = { brand: string; integrations: readonly Integration[]; sources: readonly Source[] };

export const Integrations = ({ brand, integrations, sources }: IntegrationsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <ol aria-label={t("results.integrations", { brand })} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {integrations.map((integration, index) => (
        <li key={integration.id}>
          <IntegrationCard integration={integration} brand={brand} number={index + 1} />
        </li>
      ))}
    </ol>
    <Sources sources={sources} />
  </div>
);

type IntegrationCardProps = { integration: Integration; brand: string; number: number };

/** The whole card selects; its buttons do not. */
function IntegrationCard({ integration, brand, number }: IntegrationCardProps) {
  const isPitchAgent = useIsPitchAgent();
  const { has, toggle } = useSelection();
  const { id, summary, content, before_integration, after_integration } = integration;
  const isSelected = has(id);
  return (
    <div
      className={clsx(
        "relative flex min-h-30 max-w-192 gap-3 rounded-md px-4 py-3 inset-ring transition-colors duration-(--d-fast)",
        isSelected ? "bg-brand-soft inset-ring-brand-mark" : "bg-surface inset-ring-line hover:inset-ring-line-strong",
      )}
    >
      <span className="font-semibold text-faint">{number}</span>
      <div className="grid min-w-0 flex-1 content-start gap-1.5">
        <button
          type="button"
          aria-pressed={isSelected}
          onClick={() => toggle(selectedItem({ id, type: "integration", title: summary }, { description: content }))}
          className="rounded-xs text-left font-bold after:absolute after:inset-0 after:rounded-md"
        >
          {summary}
        </button>
        <p className="wrap-anywhere">{content}</p>
        <dl className="grid gap-0.5 text-xs text-muted">
          <Sentence name={t("results.before")} text={before_integration} />
          <Sentence name={t("results.after")} text={after_integration} />
        </dl>
        {isPitchAgent && <AddIntegration integration={integration} brand={brand} />}
      </div>
    </div>
  );
}

const Sentence = ({ name, text }: { name: string; text: string }) =>
  text && (
    <div className="flex gap-2">
      <dt className="w-11 flex-none text-faint">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{text}</dd>
    </div>
  );

function AddIntegration({ integration, brand }: { integration: Integration; brand: string }) {
  const { has, toggle } = usePitchSelections();
  const suggestion = {
    content: integration.content,
    beforeIntegration: integration.before_integration,
    afterIntegration: integration.after_integration,
  };
  return (
    <PitchToggle
      isAdded={has(suggestion)}
      onToggle={() => toggle(suggestion, brand)}
      className="relative z-1 mt-1 justify-self-start"
    />
  );
}
