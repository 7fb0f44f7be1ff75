import { shownAt } from "@coldopen/contract/pictures/rules";
import clsx from "clsx";
import { ChevronDown, History } from "lucide-react";
import { memo, useId, useState } from "react";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { isEqualIgnoringText } from "../../is-equal-ignoring-text.ts";
import type { Run } from "../../state.ts";
import type { Drawer } from "../../use-ideation.ts";
import { ideasOf } from "../../views.ts";
import { Batch } from "./batch.tsx";
import { runName } from "./run-name.ts";

const LINES_SHOWN = 3;
const PICTURES_SHOWN = 2;

type EarlierBatchProps = { run: Run; drawer: Drawer; hasPreview: boolean };

/** An earlier batch, collapsed; the latest one shows its first results. */
export const EarlierBatch = memo(
  FoldedBatch,
  (before, after) =>
    before.run === after.run && before.hasPreview === after.hasPreview && isEqualIgnoringText(before, after),
);

function FoldedBatch({ run, drawer, hasPreview }: EarlierBatchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const body = useId();
  const ideas = ideasOf(run, drawer.edits);
  if (ideas.length === 0) return null;
  return (
    <section className="painted-apart">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setIsOpen(!isOpen)}
          className="flex -mt-px h-9 w-full items-center gap-2 border-y border-line bg-background px-4 text-xs text-faint hover:text-text"
        >
          <History className="size-3.5" />
          {`${runName(run)} · ${t("progress.results", { count: ideas.length })}`}
          <ChevronDown className={clsx("ml-auto transition-transform duration-(--d-fast)", isOpen && "rotate-180")} />
        </button>
      </h3>
      <div id={body}>
        {isOpen && <Batch run={run} drawer={drawer} />}
        {!isOpen && hasPreview && <Preview run={run} drawer={drawer} />}
      </div>
    </section>
  );
}

function Preview({ run, drawer }: { run: Run; drawer: Drawer }) {
  const ideas = ideasOf(run, drawer.edits);
  if (run.pane === "thumbnail")
    return (
      <div className="grid grid-cols-2 gap-3 border-b border-line px-4 py-3">
        {ideas.slice(0, PICTURES_SHOWN).map((idea) => (
          <Picture key={idea.id} {...shownAt(idea.content, "200px")} alt={idea.description ?? ""} />
        ))}
      </div>
    );
  return (
    <ul>
      {ideas.slice(0, LINES_SHOWN).map((idea) => (
        <li key={idea.id} className="truncate border-b border-line px-4 py-2.25 text-muted">
          {idea.content}
        </li>
      ))}
    </ul>
  );
}
