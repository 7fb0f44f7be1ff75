import { texts } from "../../lib/i18n.ts";

export const t = texts("outlier-search", {
  name: "Search outliers",
  by: "Search by",
  types: { all: "All", channel: "Channels", title: "Titles" },
  chips: { all: "All", title: "Video title", channel: "Channel" },
  placeholders: {
    all: "Search for video titles, channel names...",
    channel: "Search for channels...",
    title: "Search for titles...",
  },
  clear: "Clear search",
  suggestions: "Suggestions",
  recent: "Recent searches",
  removeRecent: "Remove {{term}} from recent searches",
  titles: "Video titles",
  channels: "Channels",
  noTitles: "No titles found",
  noChannels: "No channels found",
  noResults: "No results found",
  loading: "Loading suggestions",
  failed: "Suggestions could not be loaded. Press Enter to search anyway.",
  subscribers: "{{count}} subscribers",
  noSubscribers: "N/A subscribers",
  keys: { move: "move", pick: "pick", close: "close", enter: "Enter", escape: "Esc" },
});
