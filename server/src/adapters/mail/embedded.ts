import { desc, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import type { Mail } from "./port.ts";
import { mails } from "./tables.ts";

const MAX_MAILS = 200;
const RETENTION_DAYS = 30;

/** Stores mails in the database, where only the mailbox page can show them. */
export const embeddedMail = ({ db, hasMailbox }: { db: Pick<Database, "sql">; hasMailbox: boolean }): Mail => ({
  name: hasMailbox ? "Mailbox page of this demo" : "None: no mail leaves this studio",
  isEmbedded: true,
  reaches: hasMailbox,
  send: async ({ to, subject, text, link }) => {
    if (!hasMailbox) return;
    await db.sql
      .insert(mails)
      .values({ recipient: to, subject: String(subject), body: String(text), link: link ?? null });
    await db.sql
      .delete(mails)
      .where(sql`${mails.id} not in (select id from mails order by sent_at desc limit ${MAX_MAILS})`);
  },
  cleanUp: async () => {
    await db.sql.delete(mails).where(lt(mails.sentAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`));
  },
  inbox: async () => {
    if (!hasMailbox) return [];
    const rows = await db.sql.select().from(mails).orderBy(desc(mails.sentAt), desc(mails.id)).limit(MAX_MAILS);
    return rows.map(({ recipient, body, ...mail }) => ({ ...mail, to: recipient, text: body }));
  },
});
