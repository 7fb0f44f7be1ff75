import { texts } from "../../lib/i18n.ts";

export const t = texts("support", {
  title: "Contact support",
  text: "Say what happened and what you expected. The answer comes by mail.",
  email: "Your e-mail",
  message: "Message",
  send: "Send",
  sending: "Sending",
  cancel: "Cancel",
  sent: "Message sent",
  failed: "The message could not be sent. Please try again.",
});
