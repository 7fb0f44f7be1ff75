import { CircleCheck, FileX, RotateCw, TriangleAlert, X } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { localPicture } from "../../lib/picture-source.ts";
import { t } from "../../locales/en/cast.ts";
import { Button } from "../../ui/button.tsx";
import { GlyphButton } from "../../ui/glyph-button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { CheckeredPicture } from "./checkered-picture.tsx";
import type { Draft } from "./drafts.ts";

type DraftRowProps = { draft: Draft; onRetry: () => void; onDrop: () => void };

function usePreview(file: File): string | undefined {
  const url = useMemo(() => (file.type.startsWith("image/") ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => URL.revokeObjectURL(url ?? ""), [url]);
  return url;
}

/** A chosen photo beside its cut-out. */
export function DraftRow({ draft, onRetry, onDrop }: DraftRowProps) {
  const { file } = draft;
  const preview = usePreview(file);
  const [isUnreadable, setUnreadable] = useState(false);
  const cutout = "cutout" in draft ? draft.cutout : undefined;
  return (
    <li className="flex items-center gap-3 py-2.5">
      {preview && !isUnreadable ? (
        <img
          src={localPicture(preview)}
          alt={t("draft.photo", { name: file.name })}
          onError={() => setUnreadable(true)}
          className="size-18 flex-none rounded-md bg-raised-2 object-cover"
        />
      ) : (
        <span className="grid size-18 flex-none place-items-center rounded-md bg-raised-2 text-faint">
          <FileX className="size-5" />
        </span>
      )}
      <CheckeredPicture src={cutout} alt={t("draft.cutout", { name: file.name })} className="size-18" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{file.name}</p>
        <DraftState draft={draft} />
      </div>
      {draft.state === "refused" && draft.mayRetry && (
        <Button size="sm" kind="outline" icon={<RotateCw />} onClick={onRetry}>
          {t("draft.again")}
        </Button>
      )}
      {draft.state !== "saving" && (
        <GlyphButton label={t("draft.drop", { name: file.name })} icon={<X />} onClick={onDrop} />
      )}
    </li>
  );
}

function DraftState({ draft }: { draft: Draft }) {
  switch (draft.state) {
    case "sending":
      return <Progress label={t("draft.sending")} value={draft.share * 100} className="mt-2" />;
    case "looking":
    case "saving":
      return (
        <p role="status" className="mt-0.5 flex items-center gap-1.5 text-muted">
          <Spinner /> {t(`draft.${draft.state}`)}
        </p>
      );
    case "fine":
      return (
        <p role="status" className="mt-0.5 flex items-center gap-1.5 text-positive">
          <CircleCheck className="size-3.5" /> {t("draft.fine")}
        </p>
      );
    case "refused":
      return (
        <p role="alert" className="mt-0.5 flex items-start gap-1.5 text-pretty text-danger">
          <TriangleAlert className="mt-0.75 size-3.5 flex-none" /> {draft.words}
        </p>
      );
  }
}
