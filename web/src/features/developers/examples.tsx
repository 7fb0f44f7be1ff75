import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/developers.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { keyOperationsQuery, sampleIdsQuery } from "./api.ts";
import { copyText } from "./copy-field.tsx";
import { type KeyOperation, PLACEHOLDER_ID } from "./rules.ts";
import { type ExampleLanguage, exampleLanguages, writeExample } from "./write-example.ts";

const FIRST_CALL = "projects.list";

export function Examples({ scope }: { scope: ActiveChannel }) {
  const { data: operations, isError, refetch } = useQuery(keyOperationsQuery);
  if (!operations)
    return isError ? (
      <Alert title={t("examples.failed")}>
        <Button size="sm" className="mt-2" onClick={() => refetch()}>
          {t("retry")}
        </Button>
      </Alert>
    ) : (
      <div role="status" aria-label={t("examples.loading")}>
        <Skeleton className="h-40" />
      </div>
    );
  return <Example operations={operations} scope={scope} />;
}

function Example({ operations, scope }: { operations: readonly KeyOperation[]; scope: ActiveChannel }) {
  const { data: ids } = useQuery(sampleIdsQuery(scope));
  const [call, setCall] = useState(FIRST_CALL);
  const [language, setLanguage] = useState<ExampleLanguage>("curl");
  const operation = operations.find(({ id }) => id === call) ?? operations[0];
  if (!operation) return null;
  const code = writeExample(operation, language, { origin: window.location.origin, scope: { ...scope, ids } });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          look="button"
          label={t("examples.call")}
          value={operation.id}
          onValueChange={setCall}
          options={operations.map(({ id, summary }) => ({ value: id, label: `${id}: ${summary}` }))}
          className="max-w-[min(22.5rem,100%)] min-w-0"
        />
        <Segmented
          size="sm"
          label={t("examples.language")}
          value={language}
          onValueChange={setLanguage}
          segments={exampleLanguages.map((value) => ({ value, label: t(`examples.languages.${value}`) }))}
        />
        <Button size="sm" kind="ghost" icon={<Copy />} className="ml-auto" onClick={() => void copyText(code)}>
          {t("copy")}
        </Button>
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, which the keyboard must be able to do
        tabIndex={0}
        className="overflow-x-auto rounded-md bg-sunken p-3.5 font-mono text-xs/5 text-text"
      >
        {code}
      </pre>
      <p className="text-xs text-faint">
        {t(`examples.needs.${operation.access}`)} {t(`examples.setUp.${language}`)}{" "}
        {code.includes(PLACEHOLDER_ID) && t("examples.placeholder", { id: PLACEHOLDER_ID })}
      </p>
    </div>
  );
}
