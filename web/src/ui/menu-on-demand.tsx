import { useRender } from "@base-ui/react/use-render";
import { type KeyboardEvent, useState } from "react";
import { Menu } from "./menu.tsx";
import type { PanelProps } from "./panel-look.ts";

type MenuOnDemandProps = Omit<PanelProps, "open" | "onOpenChange">;

/** A menu that is created when it is first opened, for lists that show many of them. */
export function MenuOnDemand(props: MenuOnDemandProps) {
  const [isOpen, setOpen] = useState<boolean>();
  if (isOpen === undefined) return <ClosedTrigger trigger={props.trigger} onOpen={() => setOpen(true)} />;
  return <Menu {...props} open={isOpen} onOpenChange={setOpen} />;
}

type ClosedTriggerProps = { trigger: MenuOnDemandProps["trigger"]; onOpen: () => void };

const ClosedTrigger = ({ trigger, onOpen }: ClosedTriggerProps) =>
  useRender({
    render: trigger,
    props: {
      "aria-haspopup": "menu",
      "aria-expanded": false,
      onClick: onOpen,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        onOpen();
      },
    },
  });
