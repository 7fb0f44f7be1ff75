import type { OnboardingAnswers, OnboardingPage } from "@coldopen/contract/onboarding/schema";
import { paths } from "@coldopen/contract/paths";
import type { OrganizationChannel } from "@coldopen/contract/session/schema";
import clsx from "clsx";
import { Check, Circle, CircleDot } from "lucide-react";
import { useEffect, useRef } from "react";
import { compactNumber } from "../../lib/format.ts";
import { Link } from "../../lib/link.tsx";
import { PRODUCT } from "../../lib/product.ts";
import { t } from "../../locales/en/onboarding.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Wordmark } from "../../ui/mark.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { isCurrent, type RailPage, railOf, taskByPage } from "./rules.ts";

type RailProps = {
  page: OnboardingPage;
  entry: OrganizationChannel["channel"];
  answers: OnboardingAnswers;
  isEnhanced: boolean;
};

const outcomeOf = (page: RailPage, answers: OnboardingAnswers) => {
  const task = taskByPage[page];
  return task && answers[task];
};

/** The set-up in its groups. Every step can be opened at any time. */
export const Rail = ({ page, entry, answers, isEnhanced }: RailProps) => (
  <nav
    aria-label={t("rail.label")}
    className="flex min-h-0 flex-col border-line bg-sunken px-4 pb-4 max-lg:border-b lg:overflow-y-auto lg:border-r"
  >
    <div className="flex min-h-14 items-center justify-between gap-3 px-2">
      <Wordmark>{PRODUCT}</Wordmark>
      <TextLink render={<Link href={paths.logout} />} className="text-xs text-muted lg:hidden">
        {t("rail.logOut")}
      </TextLink>
    </div>
    <div className="flex items-center gap-2 px-2 pb-1">
      <Avatar name={entry.name} src={entry.channelThumbnail} size={28} decorative />
      <span className="min-w-0 leading-4">
        <span className="block truncate font-semibold">{entry.name}</span>
        {entry.subscribers !== null && (
          <span className="block text-micro text-faint">
            {t("subscribers", { count: compactNumber(entry.subscribers) })}
          </span>
        )}
      </span>
    </div>
    {/* Hidden texts are positioned: outside a positioned scroller they would widen the page. */}
    <div className="max-lg:relative max-lg:flex max-lg:gap-4 max-lg:overflow-x-auto">
      {railOf(isEnhanced).map(({ name, pages }) => {
        const done = pages.filter((one) => outcomeOf(one, answers) !== undefined).length;
        return (
          <section key={name} aria-labelledby={`rail-${name}`} className="flex-none pt-3.5">
            <h2
              id={`rail-${name}`}
              className={clsx(
                "flex items-center justify-between gap-3 px-2 leading-5",
                name === "afterwards" ? "text-faint" : "font-semibold",
              )}
            >
              {t(`rail.${name}`)}
              {name !== "afterwards" && (
                <span className="text-micro font-medium text-faint">
                  {t("rail.progress", { done, all: pages.length })}
                </span>
              )}
            </h2>
            <ol className="mt-1 max-lg:flex">
              {pages.map((item) => (
                <RailItem key={item} item={item} isHere={isCurrent(item, page)} outcome={outcomeOf(item, answers)} />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
    <div className="mt-auto px-2 pt-6 text-xs text-faint max-lg:hidden">
      <p>{t("rail.saved")}</p>
      <TextLink render={<Link href={paths.logout} />} className="mt-3 text-muted">
        {t("rail.logOut")}
      </TextLink>
    </div>
  </nav>
);

type RailItemProps = { item: RailPage; isHere: boolean; outcome: "done" | "skipped" | undefined };

function RailItem({ item, isHere, outcome }: RailItemProps) {
  const Icon = isHere ? CircleDot : outcome === "done" ? Check : Circle;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // In a narrow window the steps stand side by side and scroll.
    if (isHere) row.current?.scrollIntoView?.({ block: "nearest", inline: "center" });
  }, [isHere]);
  return (
    <li ref={row}>
      <Link
        href={paths.onboarding(item)}
        aria-current={isHere ? "step" : undefined}
        className={clsx(
          "flex h-8 items-center gap-2.5 rounded-md px-2 font-medium whitespace-nowrap",
          isHere ? "bg-nav-on text-text shadow-card" : "text-muted hover:text-text",
        )}
      >
        <Icon aria-hidden className={clsx("size-3.5 flex-none", isHere ? "text-brand-mark" : "text-faint")} />
        {t(`pages.${item}`)}
        {outcome && <span className="sr-only">{t(`rail.${outcome}`)}</span>}
        {outcome === "skipped" && !isHere && (
          <span aria-hidden className="ml-auto text-micro text-faint">
            {t("rail.skipped")}
          </span>
        )}
      </Link>
    </li>
  );
}
