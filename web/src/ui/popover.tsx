import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement } from "react";
import { type PanelProps, panelLook, panelOffset } from "./panel-look.ts";
import { TooltipGroup } from "./tooltip.tsx";

type PopoverProps = PanelProps & { /** The accessible name of the panel. */ label: string };

export function Popover(props: PopoverProps) {
  const { trigger, label, children, align = "start", side = "bottom", className = "p-3", ...root } = props;
  return (
    <Base.Root {...root}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          align={align}
          side={side}
          sideOffset={panelOffset}
          collisionPadding={8}
          className="z-(--z-popover)"
        >
          <Base.Popup aria-label={label} className={panelLook({ inside: "content", className })}>
            <TooltipGroup>{children}</TooltipGroup>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export const PopoverClose = ({ render }: { render: ReactElement }) => <Base.Close render={render} />;
