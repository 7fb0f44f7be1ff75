import { Bell, CircleUser, House, ListVideo, Menu, Search, Zap } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../locales/en/feed.ts";

/** In place of a platform's logo. */
const Sign = ({ className }: { className?: string }) => (
  <span className={`flex items-center gap-1.5 ${className ?? ""}`}>
    <span className="size-5 rounded-full bg-(--feed-line)" />
    <span className="h-3 w-13 rounded-full bg-(--feed-raised)" />
  </span>
);

/** Decoration only: hidden from assistive technology and not interactive. */
export const DesktopBar = ({ query }: { query: string | undefined }) => (
  <div aria-hidden className="flex h-14 flex-none items-center gap-4 px-5 [&_.lucide]:size-6">
    <Menu />
    <Sign />
    <span className="mx-auto flex h-10 w-140 items-center justify-between rounded-full px-4 text-[16px] inset-ring inset-ring-(--feed-line)">
      <span className={query ? "truncate" : "text-(--feed-muted)"}>{query ?? t("chrome.search")}</span>
      <Search className="size-5! flex-none" />
    </span>
    <Bell />
    <CircleUser />
  </div>
);

const places = [
  [House, "chrome.home"],
  [Zap, "chrome.shorts"],
  [ListVideo, "chrome.following"],
  [CircleUser, "chrome.you"],
] as const;

export const DesktopRail = () => (
  <div aria-hidden className="flex w-18 flex-none flex-col gap-1 pt-1">
    {places.map(([Glyph, name]) => (
      <span key={name} className="grid justify-items-center gap-1.5 py-4 text-[10px] leading-3.5">
        <Glyph className="size-6" />
        {t(name)}
      </span>
    ))}
  </div>
);

export const Chips = ({ topics }: { topics: readonly string[] }) => (
  <div aria-hidden className="flex flex-none gap-3 overflow-hidden py-3 whitespace-nowrap">
    {[t("chrome.all"), ...topics, t("chrome.fresh"), t("chrome.watched")].map((chip, at) => (
      <span
        key={chip}
        className={`h-8 rounded-[8px] px-3 text-[14px] leading-8 font-medium ${at === 0 ? "bg-(--feed-text) text-(--feed-background)" : "bg-(--feed-raised)"}`}
      >
        {chip}
      </span>
    ))}
  </div>
);

export const PhoneBar = ({ query }: { query: string | undefined }) => (
  <div aria-hidden className="flex h-12 flex-none items-center gap-4 px-3 [&_.lucide]:size-5.5">
    {query === undefined ? (
      <>
        <Sign className="mr-auto" />
        <Bell />
        <Search />
      </>
    ) : (
      <span className="flex h-9 min-w-0 flex-1 items-center rounded-full bg-(--feed-raised) px-4 text-[14px]">
        <span className="truncate leading-10">{query}</span>
      </span>
    )}
  </div>
);

export const PhoneTabs = () => (
  <div
    aria-hidden
    className="flex h-12 flex-none justify-around border-t border-(--feed-line) bg-(--feed-background) pt-1.5"
  >
    {places.map(([Glyph, name]) => (
      <span key={name} className="grid justify-items-center text-[10px] leading-3.5">
        <Glyph className="size-5.5" />
        {t(name)}
      </span>
    ))}
  </div>
);

/** The player beside the suggested videos. */
export const Player = ({ className }: { className?: string }) => (
  <div aria-hidden className={`grid aspect-video place-items-center bg-(--feed-player) ${className ?? ""}`}>
    <svg width="56" height="64" viewBox="0 0 8 9" aria-hidden="true">
      <path d="M0 0v9l8-4.5z" className="fill-(--feed-play)" />
    </svg>
  </div>
);

/** Grey lines in place of text. */
export const Lines = ({ widths }: { widths: readonly string[] }) => (
  <div aria-hidden className="grid gap-2.5">
    {widths.map((width) => (
      <span key={width} className={`h-3.5 rounded-[4px] bg-(--feed-raised) ${width}`} />
    ))}
  </div>
);

export const TvTabs = ({ query }: { query: string | undefined }) => (
  <div aria-hidden className="flex h-24 flex-none items-center gap-10 px-24 text-[26px] [&_.lucide]:size-8">
    <Search />
    {query === undefined ? (
      <span className="font-medium">{t("chrome.home")}</span>
    ) : (
      <span className="truncate leading-10">{query}</span>
    )}
    <Sign className="ml-auto scale-150" />
  </div>
);

export const TvHeading = ({ children }: { children: ReactNode }) => (
  <p aria-hidden className="mb-5 text-[28px] leading-9 font-medium">
    {children}
  </p>
);
