import type { Memory } from "@coldopen/contract/chat-memory/schema";
import { relativeAge, tableDate } from "../../lib/format.ts";
import { t } from "../../locales/en/chat-memory.ts";

export const creatorName = ({ createdBy }: Memory): string => createdBy?.firstName ?? t("row.deletedAccount");

export const usedInText = ({ value }: Memory, channelName: string): string =>
  value.is_global ? channelName : t("usedIn.onlyYou");

export function originText({ value, createdAt }: Memory, now: Date): string {
  const date = tableDate(createdAt);
  return t(`from.${value.origin}`, { date: date === tableDate(now) ? t("from.today") : date });
}

export const lastUsedText = ({ lastUsedAt }: Memory, now: Date): string =>
  lastUsedAt === null ? t("neverUsed") : relativeAge(lastUsedAt, now);
