import type { RichDocument } from "@coldopen/contract/documents/schema";
import type { Versioned } from "../../lib/autosave/saver.ts";
import { t } from "../../locales/en/documents.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { RichText } from "../rich-text/index.ts";
import { bothOf } from "./rules.ts";

type ConflictProps = {
  theirs: Versioned<RichDocument>;
  mine: () => RichDocument;
  onResolve: (chosen: RichDocument, theirs: Versioned<RichDocument>) => void;
};

/** Shows both versions; nothing is overwritten before the user chooses. */
export function Conflict({ theirs, mine, onResolve }: ConflictProps) {
  const choices = [
    { label: t("conflict.keepMine"), chosen: mine },
    { label: t("conflict.takeTheirs"), chosen: () => theirs.content },
    { label: t("conflict.keepBoth"), chosen: () => bothOf(theirs.content, mine()) },
  ];
  return (
    <Alert title={t("conflict.title")}>
      <p>{t("conflict.text", { name: theirs.updatedBy ?? t("conflict.someone") })}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ label, chosen }) => (
          <Button key={label} size="sm" onClick={() => onResolve(chosen(), theirs)}>
            {label}
          </Button>
        ))}
      </div>
      <details className="mt-2">
        <summary className="w-fit cursor-pointer rounded-sm text-xs font-medium">{t("conflict.theirs")}</summary>
        <RichText label={t("conflict.theirs")} content={theirs.content} className="mt-2 text-text" />
      </details>
    </Alert>
  );
}
