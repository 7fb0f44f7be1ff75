export const listFailed = {
  title: "Oops",
  text: "We have experienced an unexpected server error. Please refresh and contact us if the issue persists",
  contact: "Contact us",
  retry: "Retry",
} as const;
