export const thumbnailEditing = {
  backupFailed: "Unable to add element to backup options.",
  applyFailed: "Failed to apply region",
  layersFailed: "The text could not be set",
  retry: "Retry",
} as const;
