export const projects = {
  createFailed: "Failed to create project. Please try again later.",
  undo: "Undo",
  list: {
    title: "Projects",
  },
} as const;
