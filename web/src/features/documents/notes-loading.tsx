import { t } from "../../locales/en/documents.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

export const NotesLoading = () => (
  <div role="status" aria-label={t("notes.loading")} className="grid gap-2 pt-9">
    <Skeleton className="h-4 w-4/5" />
    <Skeleton className="h-4 w-3/5" />
    <Skeleton className="h-4 w-2/3" />
  </div>
);
