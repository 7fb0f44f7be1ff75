import { texts } from "../../lib/i18n.ts";

export const t = texts("archives", {
  title: "Data",
  ownerOnly: "Only the owner of {{organization}} can export its data.",
  section: "Archive",
  hint: "The work of {{organization}}, to keep or to take elsewhere.",
  contents:
    "One zip file with the data as JSON, such as projects, ideas and scores, the pictures, and the documents as Markdown. It has a list of contents with checksums. Of chats, personal memories and watchlists it has only yours. Secrets and the log of webhooks are left out.",
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
  listsHint: "CSV for spreadsheets, JSON for programs.",
  listsText:
    "These lists have an export button of their own: projects, outliers, ideas, saved items, pitches, feed tests, scores, followed creators, watchlists with their alerts, members, invites, invoices, memories, thoughts, API keys and webhook deliveries.",
});
