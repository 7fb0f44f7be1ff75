import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { t } from "./texts.ts";

type StrandedEditsProps = { count: number; onAgain: () => void; onDiscard: () => void };

/** Offers what could not be saved. */
export function StrandedEdits({ count, onAgain, onDiscard }: StrandedEditsProps) {
  if (count === 0) return null;
  return (
    <Banner
      tone="danger"
      action={
        <span className="flex gap-2">
          <Button size="sm" kind="ghost" onClick={onDiscard}>
            {t("drafts.discard")}
          </Button>
          <Button size="sm" onClick={onAgain}>
            {t("drafts.again")}
          </Button>
        </span>
      }
    >
      {t("drafts.offer", { count })}
    </Banner>
  );
}
