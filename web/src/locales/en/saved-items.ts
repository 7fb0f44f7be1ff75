export const savedItems = {
  save: "Save video",
  saved: "Saved",
  unsave: "Remove from saved items",
  saveFailed: "Failed to save item. Please try again later.",
  deleteFailed: "Failed to delete item. Please try again later.",
} as const;
