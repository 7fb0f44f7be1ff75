import { texts } from "../../lib/i18n.ts";

export const t = texts("project-cards", {
  due: {
    today: "Due today",
    overdue: "Due {{age}}",
    soon_one: "Due in {{count}} day",
    soon_other: "Due in {{count}} days",
  },
  card: { views: "{{views}} views", avd: "AVD {{length}}", edited: "Edited {{age}}" },
});
