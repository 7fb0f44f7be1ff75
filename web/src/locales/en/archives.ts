import { texts } from "../../lib/i18n.ts";

export const t = texts("archives", {
  title: "Data",
  ownerOnly: "Only the owner of {{organization}} can export its data.",
  section: "Archive",
  hint: "One zip file with all data of {{organization}} as JSON, its pictures, and its documents as Markdown. It has a list of contents with checksums. Of chats and personal memories it has only yours.",
  failed: "The archive could not be loaded.",
  retry: "Retry",
  loading: "Loading the archive",
  make: "Make an archive",
  makeNew: "Make a new one",
  queued: "Waiting to start",
  running: "{{done}} of {{total}} files",
  progress: "Progress of the archive",
  leave: "You can leave this page meanwhile.",
  ready: "Ready: {{size}}, made on {{date}}",
  expires: "The link works until {{date}}, for owners only.",
  download: "Download",
  remove: "Delete",
  removed: "The archive was deleted.",
  broken: "The archive could not be made. Try again.",
  lists: "Lists",
  listsHint:
    "Projects, outliers, ideas, saved items, pitches, feed tests and followed creators have an export button of their own, for CSV and JSON.",
});
