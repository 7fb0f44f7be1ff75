export const projects = {
  createFailed: "Failed to create project. Please try again later.",
} as const;
