import { texts } from "../../lib/i18n.ts";

export const t = texts("project-editing", {
  drafts: {
    failed: "The change could not be saved. It is kept here.",
    refused: "Someone else has the pen now. Your change is kept here.",
    offer_one: "1 change was not saved.",
    offer_other: "{{count}} changes were not saved.",
    again: "Save again",
    discard: "Discard",
  },
  lock: {
    other: "{{name}} is editing. You can look, not change.",
    otherTab: "You are editing this in another tab. You can look, not change.",
    someone: "Someone",
    ask: "Ask for the pen",
    takeHere: "Edit here",
    asked: "Asked",
    refused: "{{name}} keeps the pen for now.",
    askedBy: "{{name}} asks for the pen.",
    handOver: "Hand over",
    keep: "Keep it",
    unreachable: "No connection. Changes are kept here and saved when it is back.",
    connecting: "Connecting. You can look, not change.",
  },
});
