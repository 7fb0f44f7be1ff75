export const catalogue = {
  preparing: "The catalogue is being prepared",
  preparingText: "This takes less than a minute. What belongs here appears by itself.",
} as const;
