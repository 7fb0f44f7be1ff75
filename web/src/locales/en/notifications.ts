import { texts } from "../../lib/i18n.ts";

export const t = texts("notifications", {
  photo: {
    succeeded: "All set! Your thumbnails are now personalized to match your style.",
    failed: "We couldn't process your photo, please upload a new one to personalize thumbnails.",
    upload: "Upload",
    uploadAlt: "Go to Settings, then Channel, then upload a new photo",
  },
  mention: {
    text: "{{by}} mentioned you in a comment on “{{project}}”.",
    open: "Open",
    openAlt: "Open the project with its comments",
  },
  watchlist: {
    text_one: "“{{title}}” passed the threshold of a watchlist.",
    text_other: "“{{title}}” and other videos passed the threshold of a watchlist ({{count}} in all).",
    open: "Open",
    openAlt: "Open the watchlists",
  },
  dismiss: "Dismiss",
});
