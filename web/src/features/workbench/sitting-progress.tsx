import { paths } from "@coldopen/contract/paths";
import { useQuery } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/workbench.ts";
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { sittingQuery } from "./api.ts";
import { isRated } from "./state.ts";

export function SittingProgress({ channel }: { channel: ActiveChannel }) {
  const { data: ideas } = useQuery(sittingQuery(channel));
  if (!ideas || ideas.length === 0) return null;
  const done = ideas.filter(isRated).length;
  return (
    <>
      <span className="font-medium whitespace-nowrap text-muted">{t("progress", { done, total: ideas.length })}</span>
      <Progress label={t("progressName")} value={done} max={ideas.length} className="w-40 max-sm:hidden" />
      <Button kind="outline" size="sm" render={<Link href={paths.workbench(channel, "complete")} />}>
        {t("finish")}
      </Button>
    </>
  );
}
