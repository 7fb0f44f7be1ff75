import { texts } from "../../lib/i18n.ts";

export const t = texts("mailbox", {
  title: "Demo mailbox",
  lead: "No mail leaves this studio. What it would have sent is shown here.",
  refresh: "Refresh",
  to: "To {{to}}",
  open: "Open the link",
  empty: { title: "No mail yet", text: "Sign up, reset a password or invite someone, and the mail appears here." },
  failed: "The mailbox could not be opened.",
  closed: "There is no demo mailbox in this studio.",
  list: "Mails",
  loading: "Opening the mailbox",
  home: "Back to home",
});
