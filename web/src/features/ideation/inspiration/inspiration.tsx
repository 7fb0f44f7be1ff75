import { DEFAULT_TEMPERATURE } from "@coldopen/contract/ideation/schema";
import { SlidersHorizontal } from "lucide-react";
import { useRef } from "react";
import { t } from "../../../locales/en/ideation-inspiration.ts";
import { Popover } from "../../../ui/popover.tsx";
import { Slider } from "../../../ui/slider.tsx";
import type { Drawer } from "../use-ideation.ts";
import { InspirationForm } from "./form.tsx";

/** How closely results follow their inspiration, and what that is. */
export function Inspiration({ drawer }: { drawer: Drawer }) {
  const isSliding = useRef(false);
  const slide = (percent: number) => {
    drawer.edit({ ...drawer.edits, level: percent / 100 }, isSliding.current ? "replace" : "push");
    isSliding.current = true;
  };
  const { temperature = DEFAULT_TEMPERATURE } = drawer.edits.settings;
  return (
    <Popover
      label={t("settings")}
      align="end"
      side="top"
      className="max-h-(--available-height) w-102 overflow-y-auto p-4"
      trigger={
        <button
          type="button"
          aria-label={t("settings")}
          title={t("settings")}
          className="type-data flex h-(--control) flex-none items-center gap-1.5 rounded-md px-2 text-xs font-medium text-muted hover:bg-raised hover:text-text aria-expanded:bg-raised"
        >
          <SlidersHorizontal className="size-3.5" />
          {temperature}
        </button>
      }
    >
      <Slider
        className="mb-4"
        label={t("label")}
        value={Math.round(drawer.edits.level * 100)}
        onValueChange={slide}
        onValueCommitted={() => {
          isSliding.current = false;
        }}
      />
      <InspirationForm drawer={drawer} />
    </Popover>
  );
}
