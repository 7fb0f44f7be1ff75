import type { IndexExplained } from "@coldopen/contract/outliers/schema";
import type { ReactNode } from "react";
import { displayDate } from "../../lib/format.ts";
import { t } from "./texts.ts";

export const Facts = ({ explained }: { explained: IndexExplained }) => (
  <dl className="grid grid-cols-[8rem_1fr] gap-y-1.5">
    <Fact name={t("box.window")}>
      {t("box.windowDays", { from: displayDate(explained.windowStart), to: displayDate(explained.windowEnd) })}
    </Fact>
    <Fact name={t("box.count")}>{t("box.videos", { count: explained.baselineCount })}</Fact>
    <Fact name={t("box.confidence")}>
      <span className="font-semibold">{t(`confidences.${explained.confidence}`)}</span>{" "}
      <span className="text-muted">{t(`confidenceTexts.${explained.confidence}`)}</span>
    </Fact>
    <Fact name={t("box.measured")}>{t(`measures.${explained.measured}`)}</Fact>
  </dl>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </>
);
