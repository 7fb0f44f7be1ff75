import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { channels } from "../channels/tables.ts";

/** Above the numbers of the seeded demo channels, which follow from their grammars. */
const FIRST_NUMBER = 5_000;

/** Channels that users added to a demo. Number and grammar decide which videos the demo platform publishes for them. */
export const demoChannels = pgTable("demo_channels", {
  number: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: FIRST_NUMBER }),
  channelUcid: text()
    .notNull()
    .unique()
    .references(() => channels.ucid, { onDelete: "cascade" }),
  grammar: text().notNull(),
});
