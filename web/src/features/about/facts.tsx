import type { aboutRoutes } from "@coldopen/contract/about/routes";
import type { Reply } from "@coldopen/contract/kernel/route";
import { t } from "../../locales/en/about.ts";

type Studio = Pick<Reply<typeof aboutRoutes.about>, "version" | "node" | "startedAt" | "isDemo">;

const when = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

export const Facts = ({ studio }: { studio: Studio }) => (
  <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-8 gap-y-2.5">
    <Fact name={t("version")} value={studio.version} />
    <Fact name={t("node")} value={studio.node} />
    <Fact name={t("started")} value={when.format(new Date(studio.startedAt))} />
    <Fact name={t("demo")} value={studio.isDemo ? t("demoOn") : t("demoOff")} />
  </dl>
);

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{value}</dd>
  </>
);
