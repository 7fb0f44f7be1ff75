import { usePersisted } from "../../lib/use-persisted.ts";
import { t } from "../../locales/en/project-editing.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { type Draft, projectDrafts, strandedOf } from "./drafts.ts";

type StrandedEditsProps = { projectId: string; underWay: readonly string[]; onAgain: (draft: Draft) => void };

/** Offers edits that could not be saved. A component of its own, since drafts change with each key press. */
export function StrandedEdits({ projectId, underWay, onAgain }: StrandedEditsProps) {
  const drafts = projectDrafts(projectId);
  const stranded = strandedOf(usePersisted(drafts.store)).filter(({ key }) => !underWay.includes(key));
  if (stranded.length === 0) return null;
  const discard = () => {
    for (const { key } of stranded) drafts.drop(key);
  };
  return (
    <Banner
      tone="danger"
      action={
        <span className="flex gap-2">
          <Button size="sm" kind="ghost" onClick={discard}>
            {t("drafts.discard")}
          </Button>
          <Button size="sm" onClick={() => stranded.forEach(onAgain)}>
            {t("drafts.again")}
          </Button>
        </span>
      }
    >
      {t("drafts.offer", { count: stranded.length })}
    </Banner>
  );
}
