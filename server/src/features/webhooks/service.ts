import { AppError } from "@coldopen/contract/kernel/errors";
import {
  type NewWebhook,
  WEBHOOK_ROTATION_HOURS,
  WEBHOOK_SECRET_PREFIX,
  WEBHOOKS_MAX,
  type Webhook,
  type WebhookChange,
} from "@coldopen/contract/webhooks/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { newSecret } from "../../platform/secrets.ts";
import { jobKey } from "./publish.ts";
import { makesCreator } from "./rules.ts";
import { webhookStore } from "./store.ts";

type Person = Pick<Caller, "userId">;

const notFound = () => new AppError("not_found", "Not found");

/** A secret that is copied to another webhook can't be read there. */
export const secretPurpose = (webhookId: string) => `webhooks.secret:${webhookId}`;

export const webhookService = ({ db, jobs, secretBox }: Pick<AppContext, "db" | "jobs" | "secretBox">) => {
  const store = webhookStore(db);
  const get = async (organization: AuthorizedOrganization, id: string): Promise<Webhook> => {
    const webhook = await store.find(organization, id);
    if (!webhook) throw notFound();
    return webhook;
  };
  const requestDelivery = (webhookId: string) =>
    jobs.add("webhooks:deliver", { webhookId }, { key: jobKey(webhookId) });
  return {
    list: (organization: AuthorizedOrganization) => store.list(organization),
    create: (organization: AuthorizedOrganization, { userId }: Person, { url, events }: NewWebhook) =>
      db.transaction(async () => {
        await store.lockOrganization(organization);
        if ((await store.count(organization)) >= WEBHOOKS_MAX)
          throw new AppError(
            "conflict",
            `An organization can have at most ${WEBHOOKS_MAX} webhooks. Delete one first.`,
          );
        const id = crypto.randomUUID();
        const secret = `${WEBHOOK_SECRET_PREFIX}${newSecret()}`;
        const encrypted = secretBox.encrypt(secret, secretPurpose(id));
        const row = { id, url, events: [...new Set(events)], secret: encrypted, createdBy: userId };
        await store.insert(organization, row);
        return { webhook: await get(organization, id), secret };
      }),
    change: (
      organization: AuthorizedOrganization,
      { userId }: Person,
      id: string,
      change: WebhookChange,
    ): Promise<Webhook> =>
      db.transaction(async () => {
        const locked = await store.lock(organization, id);
        if (!locked) throw notFound();
        if (makesCreator(change)) {
          await store.setCreator(organization, id, userId);
          if (locked.createdBy !== userId) await store.deletePersonalDeliveries(organization, id);
        }
        if (Object.keys(change).length > 0) await store.update(organization, id, change);
        if (change.isEnabled) await store.resetFailures(organization, id);
        if (change.isEnabled || change.url !== undefined) await requestDelivery(id);
        return get(organization, id);
      }),
    remove: async (organization: AuthorizedOrganization, id: string): Promise<void> => {
      if (!(await store.delete(organization, id))) throw notFound();
    },
    rotateSecret: async (organization: AuthorizedOrganization, id: string) => {
      const secret = `${WEBHOOK_SECRET_PREFIX}${newSecret()}`;
      const encrypted = secretBox.encrypt(secret, secretPurpose(id));
      if (!(await store.rotateSecret(organization, id, encrypted, WEBHOOK_ROTATION_HOURS))) throw notFound();
      return { webhook: await get(organization, id), secret };
    },
    /** Without what the caller can't see: channels, and alerts of the rules of another person. */
    deliveries: async (
      organization: AuthorizedOrganization,
      { userId }: Person,
      id: string,
      page: string | undefined,
    ) => {
      await get(organization, id);
      return store.listDeliveries(organization, userId, id, page);
    },
    replay: (
      organization: AuthorizedOrganization,
      { userId }: Person,
      { id, deliveryId }: { id: string; deliveryId: string },
    ) =>
      db.transaction(async () => {
        const delivery = await store.requeue(organization, userId, id, deliveryId);
        if (!delivery) throw notFound();
        await requestDelivery(id);
        return delivery;
      }),
  };
};
