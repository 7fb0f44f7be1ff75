import { createTransport } from "nodemailer";
import type { Mail } from "./port.ts";

const TRIES = 3;

export function smtpMail({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport(
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  );
  type Sent = {
    to: string;
    replyTo: string | undefined;
    subject: string;
    text: string;
    list?: { unsubscribe: string };
  };
  const deliver = async (mail: Sent, tries: number): Promise<void> => {
    try {
      await transport.sendMail(mail);
    } catch (error) {
      if (tries <= 1) throw error;
      await deliver(mail, tries - 1);
    }
  };
  return {
    name: `SMTP at ${new URL(url).host}`,
    isEmbedded: false,
    reaches: true,
    send: ({ to, replyTo, subject, text, unsubscribe }) =>
      deliver(
        { to, replyTo, subject: String(subject), text: String(text), ...(unsubscribe && { list: { unsubscribe } }) },
        TRIES,
      ),
    inbox: async () => [],
    cleanUp: async () => {},
  };
}
