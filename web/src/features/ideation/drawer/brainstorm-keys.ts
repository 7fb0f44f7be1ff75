import { CardAction } from "@coldopen/contract/ideation/schema";
import { t } from "../../../locales/en/ideation-drawer.ts";
import { cardKeys, SAVE_KEY } from "./cards/keys.ts";

/** The drawer's rows in the keyboard help. */
export const brainstormKeys = (modifier: string) => [
  { keys: ["←", "↑", "↓", "→"], does: t("keys.move") },
  ...CardAction.options.map((action) => ({ keys: [cardKeys[action]], does: t(`card.${action}`) })),
  { keys: [SAVE_KEY], does: t("keys.save") },
  { keys: [modifier, "Z"], does: t("keys.undo") },
  { keys: [modifier, "Shift", "Z"], does: t("keys.redo") },
];
