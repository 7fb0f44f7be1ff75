import { Combobox } from "@base-ui/react/combobox";
import { Check, ChevronDown } from "lucide-react";
import { useRef } from "react";
import { t } from "../../locales/en/profile.ts";
import { controlLook, fieldLook } from "../../ui/field-look.ts";
import { panelLook, panelOffset, rowCheckLook, rowLook } from "../../ui/panel-look.ts";
import { timeZones } from "./rules.ts";

const MAX_SHOWN = 60;

type TimeZoneSelectProps = { value: string; onValueChange: (zone: string) => void };

export function TimeZoneSelect({ value, onValueChange }: TimeZoneSelectProps) {
  const field = useRef<HTMLDivElement>(null);
  const zones = timeZones(Intl.supportedValuesOf("timeZone"), value);
  return (
    <Combobox.Root
      items={zones}
      value={zones.find((zone) => zone.value === value) ?? null}
      onValueChange={(zone) => zone && onValueChange(zone.value)}
      isItemEqualToValue={(zone, other) => zone.value === other.value}
      limit={MAX_SHOWN}
      autoHighlight
    >
      <div ref={field} className={fieldLook({ edge: "form", size: "md" })}>
        <Combobox.Input
          className={controlLook}
          placeholder={t("findTimeZone")}
          onClick={(event) => event.currentTarget.select()}
        />
        <Combobox.Trigger aria-label={t("timeZone")} className="-mr-0.5 text-faint">
          <ChevronDown className="size-3.5" />
        </Combobox.Trigger>
      </div>
      <Combobox.Portal>
        <Combobox.Positioner anchor={field} sideOffset={panelOffset} className="z-(--z-popover) outline-none">
          <Combobox.Popup className={panelLook({ className: "max-h-[min(20rem,var(--available-height))]" })}>
            <Combobox.Empty className="p-2 text-muted empty:p-0">{t("noTimeZone")}</Combobox.Empty>
            <Combobox.List>
              {(zone: (typeof zones)[number]) => (
                <Combobox.Item key={zone.value} value={zone} className={rowLook()}>
                  {zone.label}
                  <Combobox.ItemIndicator className={rowCheckLook}>
                    <Check />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
