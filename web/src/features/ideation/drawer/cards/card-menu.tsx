import type { CardAction } from "@coldopen/contract/ideation/schema";
import type { ReactElement } from "react";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import { Menu, MenuGroup, MenuItem, MenuSeparator } from "../../../../ui/menu.tsx";
import { useDragState } from "../../freeform/drag-state.ts";
import { targetIcons } from "../../freeform/toolbar.tsx";
import { materialOfIdea } from "../../materials.ts";
import type { Idea } from "../../state.ts";
import type { Drawer } from "../../use-ideation.ts";
import { actionIcons } from "./action-icons.tsx";
import { cardKeys } from "./keys.ts";
import { SourceItems } from "./sources.tsx";
import type { Card } from "./use-card.ts";

const notHere: readonly CardAction[] = ["select", "add_as_backup", "send_to_brainstorm"];

type CardMenuProps = { idea: Idea; drawer: Drawer; card: Card; trigger: ReactElement };

/** Everything but the two main actions, with the brainstorms that the card can be sent to. */
export function CardMenu({ idea, drawer, card, trigger }: CardMenuProps) {
  const item = (action: CardAction) => (
    <MenuItem
      key={action}
      icon={actionIcons[action]}
      hint={cardKeys[action]}
      tone={action === "delete" ? "danger" : "plain"}
      onSelect={() => card.act(action)}
    >
      {t(`card.${action}`)}
    </MenuItem>
  );
  return (
    <Menu align="end" trigger={trigger}>
      {card.actions.filter((action) => !notHere.includes(action) && action !== "delete").map(item)}
      {card.actions.includes("send_to_brainstorm") && (
        <>
          <MenuSeparator />
          <SendItems idea={idea} drawer={drawer} card={card} />
        </>
      )}
      {idea.receipts.length > 0 && <MenuSeparator />}
      <SourceItems idea={idea} drawer={drawer} />
      {card.actions.includes("delete") && (
        <>
          <MenuSeparator />
          {item("delete")}
        </>
      )}
    </Menu>
  );
}

const SendItems = ({ idea, drawer, card }: Omit<CardMenuProps, "trigger">) => {
  const { targets, drop } = useDragState("SendItems");
  if (targets.length === 0)
    return (
      <MenuItem
        icon={actionIcons.send_to_brainstorm}
        hint={cardKeys.send_to_brainstorm}
        tone="ai"
        onSelect={() => card.act("send_to_brainstorm")}
      >
        {t("card.send_to_brainstorm")}
      </MenuItem>
    );
  const material = materialOfIdea(idea, drawer.pane);
  return (
    <MenuGroup label={t("send.label")}>
      {targets.map((target) => (
        <MenuItem
          key={target}
          icon={targetIcons[target]}
          hint={target === drawer.pane ? cardKeys.send_to_brainstorm : undefined}
          onSelect={() => drop(target, material)}
        >
          {t(`send.${target}`)}
        </MenuItem>
      ))}
    </MenuGroup>
  );
};
