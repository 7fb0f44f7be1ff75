import { SlidersHorizontal } from "lucide-react";
import { useRef } from "react";
import { t } from "../../../locales/en/ideation-inspiration.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
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
  return (
    <div className="flex items-center gap-2">
      <Slider
        className="flex-1"
        label={t("label")}
        value={Math.round(drawer.edits.level * 100)}
        onValueChange={slide}
        onValueCommitted={() => {
          isSliding.current = false;
        }}
      />
      <Popover
        label={t("settings")}
        align="end"
        side="top"
        className="max-h-(--available-height) w-102 overflow-y-auto p-4"
        trigger={<IconButton size="sm" label={t("settings")} icon={<SlidersHorizontal />} />}
      >
        <InspirationForm drawer={drawer} />
      </Popover>
    </div>
  );
}
