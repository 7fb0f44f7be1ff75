export const projectCards = {
  due: {
    today: "Due today",
    overdue: "Due {{age}}",
    soon_one: "Due in {{count}} day",
    soon_other: "Due in {{count}} days",
  },
  card: { views: "{{views}} views", avd: "AVD {{length}}" },
} as const;
