import { t } from "../../locales/en/storybeats.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { OptionSection } from "../options/index.ts";

export const StorybeatsLoading = () => (
  <OptionSection title={t("title")}>
    <div role="status" aria-label={t("loading")} className="grid gap-2 py-1">
      <Skeleton className="h-8" />
      <Skeleton className="h-8" />
    </div>
  </OptionSection>
);
