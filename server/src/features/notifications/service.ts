import type { SystemMessage } from "@coldopen/contract/notifications/sockets";
import type { Database } from "../../platform/db/database.ts";
import { notificationsStore } from "./store.ts";

const KEPT_HOURS = 24;

export const notificationsService = ({ db }: { db: Database }) => {
  const store = notificationsStore(db);
  return {
    catchUp: async (userId: string, lastId: number): Promise<{ messages: SystemMessage[]; lastId: number }> => {
      if (lastId === 0) return { messages: [], lastId: await store.latestId() };
      const { messages, latestId } = await store.missed(userId, lastId);
      return { messages, lastId: Math.max(latestId, lastId) };
    },
    cleanUp: () => store.deleteOlderThan(KEPT_HOURS),
  };
};
