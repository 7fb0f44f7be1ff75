import { paths } from "@coldopen/contract/paths";
import { z } from "zod";
import type { AppContext } from "../../app-context.ts";

const PURPOSE = "watchlist mails";

/** Works without signing in and does not expire, since old mails stay in a mailbox. */
export const unsubscribeLink = ({ secretBox, config }: Pick<AppContext, "secretBox" | "config">, userId: string) =>
  `${config.publicUrl}${paths.unsubscribe(secretBox.sign(userId, PURPOSE))}`;

/** Returns undefined unless the token was made here. */
export const readUnsubscribeToken = ({ secretBox }: Pick<AppContext, "secretBox">, token: string) =>
  z.uuid().safeParse(secretBox.verify(token, PURPOSE)).data;
