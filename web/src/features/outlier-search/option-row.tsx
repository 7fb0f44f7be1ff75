import { Autocomplete } from "@base-ui/react/autocomplete";
import { History, Play, X } from "lucide-react";
import { roundedNumber } from "../../lib/format.ts";
import { t } from "../../locales/en/outlier-search.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import type { RecentSearch } from "./recents.ts";
import type { Row } from "./rows.ts";

/** Highlights the typed characters. */
function MatchedText({ text, typed }: { text: string; typed: string }) {
  const wanted = typed.trim().toLowerCase();
  const at = wanted === "" ? -1 : text.toLowerCase().indexOf(wanted);
  if (at < 0) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <b className="font-[650] text-text">{text.slice(at, end)}</b>
      {text.slice(end)}
    </>
  );
}

type OptionRowProps = {
  row: Row;
  typed: string;
  isOutdated: boolean;
  onPick: () => void;
  onForget: (recent: RecentSearch) => void;
};

export const OptionRow = ({ row, typed, isOutdated, onPick, onForget }: OptionRowProps) => (
  <Autocomplete.Item
    value={row}
    className="group flex h-10 cursor-default items-center gap-2.5 rounded-sm px-2 text-muted data-highlighted:bg-raised-2 data-highlighted:text-text"
    render={(props, { highlighted }) => {
      const isActive = highlighted && !isOutdated;
      return (
        <div
          role="option"
          tabIndex={-1}
          {...props}
          aria-selected={isActive}
          data-highlighted={isActive ? "" : undefined}
        />
      );
    }}
    onClick={onPick}
  >
    <Inside row={row} typed={typed} />
    {row.kind === "recent" ? (
      <span
        aria-hidden
        title={t("removeRecent", { term: row.recent.search_term })}
        className="ml-auto grid size-6 flex-none place-items-center rounded-sm hover:bg-raised"
        onClick={(event) => {
          event.stopPropagation();
          onForget(row.recent);
        }}
      >
        <X className="size-3.5" />
      </span>
    ) : (
      <Kbd className="ml-auto hidden flex-none group-data-highlighted:inline-flex">{t("keys.enter")}</Kbd>
    )}
  </Autocomplete.Item>
);

function Inside({ row, typed }: Pick<OptionRowProps, "row" | "typed">) {
  if (row.kind === "title")
    return (
      <>
        <Play className="size-3.5 flex-none text-faint" />
        <span className="truncate">
          <MatchedText text={row.title.title} typed={typed} />
        </span>
      </>
    );
  if (row.kind === "channel") return <ChannelInside channel={row.channel} typed={typed} />;
  const { ucid, name, thumbnail, search_term } = row.recent;
  return (
    <>
      {ucid ? (
        <Avatar name={name ?? search_term} src={thumbnail} size={20} decorative />
      ) : (
        <History className="size-3.5 flex-none text-faint" />
      )}
      <span className="truncate">{search_term}</span>
    </>
  );
}

type Channel = Extract<Row, { kind: "channel" }>["channel"];
const ChannelInside = ({ channel, typed }: { channel: Channel; typed: string }) => (
  <>
    <Avatar name={channel.name} src={channel.thumbnail} size={28} decorative />
    <span className="truncate">
      <MatchedText text={channel.name} typed={typed} />
    </span>
    <span className="type-data ml-auto flex-none text-xs text-faint">
      {channel.subscribers === null
        ? t("noSubscribers")
        : t("subscribers", { count: roundedNumber(channel.subscribers) })}
    </span>
  </>
);
