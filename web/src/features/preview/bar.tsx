import {
  ChevronLeft,
  ChevronRight,
  Eye,
  Minimize2,
  Monitor,
  Moon,
  PanelRight,
  Smartphone,
  Square,
  Sun,
  Tv,
  X,
} from "lucide-react";
import type { Ref } from "react";
import { t } from "../../locales/en/preview.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Switch } from "../../ui/switch.tsx";
import type { FeedTheme } from "../feed/index.ts";
import type { PreviewEvent, PreviewState } from "./state.ts";

const devices = [
  { value: "desktop", icon: <Monitor /> },
  { value: "mobile", icon: <Smartphone /> },
  { value: "tv", icon: <Tv /> },
  { value: "isolated", icon: <Square /> },
] as const;
const locations = ["home", "search", "suggested"] as const;

type BarProps = {
  state: PreviewState;
  theme: FeedTheme;
  position: number;
  count: number;
  send: (event: PreviewEvent) => void;
  savedToggle: Ref<HTMLButtonElement>;
  onMove: (to: number) => void;
  onClose: () => void;
};

export function PreviewBar({ state, theme, position, count, send, savedToggle, onMove, onClose }: BarProps) {
  return (
    <header className="flex min-h-13 flex-none flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2 pr-3 pl-6">
      <h2 className="type-title text-lg">{t("title")}</h2>
      <Segmented
        label={t("device.name")}
        value={state.device}
        onValueChange={(device) => send({ kind: "device", device })}
        segments={devices.map(({ value, icon }) => ({ value, icon, label: t(`device.${value}`) }))}
      />
      <Segmented
        label={t("location.name")}
        value={state.location}
        onValueChange={(location) => send({ kind: "location", location })}
        segments={locations.map((value) => ({ value, label: t(`location.${value}`) }))}
      />
      <Segmented
        iconOnly
        label={t("theme.name")}
        value={theme}
        onValueChange={(next) => send({ kind: "theme", theme: next })}
        segments={[
          { value: "light", label: t("theme.light"), icon: <Sun /> },
          { value: "dark", label: t("theme.dark"), icon: <Moon /> },
        ]}
      />
      <Switch
        checked={state.isSquinting}
        onCheckedChange={(isSquinting) => send({ kind: "squinted", isSquinting })}
        className="text-xs text-muted"
      >
        <span className="inline-flex items-center gap-1.5">
          <Eye className="size-3.5" />
          {t("squint")}
        </span>
      </Switch>
      {state.device !== "isolated" && (
        <div className="flex items-center gap-0.5 text-xs text-muted">
          {t("position")}
          <IconButton
            size="xs"
            label={t("earlier")}
            icon={<ChevronLeft />}
            disabled={position <= 1}
            onClick={() => onMove(position - 1)}
          />
          <b className="min-w-4 text-center font-semibold text-text">{position}</b>
          <IconButton
            size="xs"
            label={t("later")}
            icon={<ChevronRight />}
            disabled={position >= count}
            onClick={() => onMove(position + 1)}
          />
        </div>
      )}
      <div className="ml-auto flex gap-0.5">
        <IconButton
          ref={savedToggle}
          label={t(state.hasSavedItems ? "savedItems.hide" : "savedItems.show")}
          tone={state.hasSavedItems ? "on" : "plain"}
          aria-pressed={state.hasSavedItems}
          icon={<PanelRight />}
          onClick={() => send({ kind: "savedItems", isOpen: !state.hasSavedItems })}
        />
        <IconButton label={t("minimise")} icon={<Minimize2 />} onClick={() => send({ kind: "minimised" })} />
        <IconButton label={t("close")} icon={<X />} onClick={onClose} />
      </div>
    </header>
  );
}
