export const notifications = {
  photo: {
    succeeded: "All set! Your thumbnails are now personalized to match your style.",
    failed: "We couldn't process your photo, please upload a new one to personalize thumbnails.",
    upload: "Upload",
    uploadAlt: "Go to Settings, then Channel, then upload a new photo",
  },
  dismiss: "Dismiss",
} as const;
