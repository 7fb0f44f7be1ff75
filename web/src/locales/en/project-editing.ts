import { texts } from "../../lib/i18n.ts";

export const t = texts("project-editing", {
  drafts: {
    failed: "The change could not be saved. It is stored on this device.",
    refused: "Someone else is editing now. Your change is stored on this device.",
    offer_one: "1 change was not saved.",
    offer_other: "{{count}} changes were not saved.",
    again: "Save again",
    discard: "Discard",
  },
  lock: {
    other: "View only: {{name}} is editing.",
    otherTab: "View only: you are editing this in another tab.",
    someone: "Someone",
    ask: "Ask to edit",
    takeHere: "Edit here",
    asked: "Asked",
    refused: "{{name}} is still editing.",
    askedBy: "{{name}} asks to edit.",
    handOver: "Hand over",
    keep: "Keep it",
    unreachable: "No connection. Changes are stored on this device and saved when it is back.",
    connecting: "View only: connecting.",
  },
});
