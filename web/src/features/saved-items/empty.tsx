import { paths } from "@coldopen/contract/paths";
import { Heart, SearchX } from "lucide-react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/saved-items.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { UnlessPreparing } from "../outlier-index/index.ts";

export const NothingSaved = ({ channel }: { channel: ActiveChannel }) => (
  <UnlessPreparing>
    <Empty
      className="py-24"
      icon={<Heart />}
      title={t("empty.title")}
      action={<Button render={<Link href={paths.outliers(channel)} />}>{t("empty.action")}</Button>}
    >
      {t("empty.text")}
    </Empty>
  </UnlessPreparing>
);

type NothingMatchesProps = { onClear: () => void; className?: string };
export const NothingMatches = ({ onClear, className = "py-24" }: NothingMatchesProps) => (
  <Empty
    className={className}
    icon={<SearchX />}
    title={t("noMatch.title")}
    action={<Button onClick={onClear}>{t("noMatch.action")}</Button>}
  >
    {t("noMatch.text")}
  </Empty>
);
