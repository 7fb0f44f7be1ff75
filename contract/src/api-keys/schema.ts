import { z } from "zod";
import { titleLine } from "../kernel/names.ts";
import { Ucid } from "../kernel/route.ts";

export const API_KEY_PREFIX = "co_";
/** A key as it is sent: the prefix and 32 random bytes in base64url. */
export const ApiKeySecret = z.string().regex(/^co_[A-Za-z0-9_-]{43}$/, "Not an API key");
export const API_KEY_NAME_MAX = 60;
export const API_KEYS_MAX = 50;
const API_KEY_MAX_DAYS = 3650;
/** Calls of one key over all servers. */
export const API_KEY_LIMIT = { max: 600, windowSeconds: 60 } as const;

export const ApiKeyAccess = z.enum(["read", "write"]);
export type ApiKeyAccess = z.infer<typeof ApiKeyAccess>;

export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The end of the key, by which people recognize it. */
  lastFour: z.string(),
  access: ApiKeyAccess,
  /** Null for all channels of the organization that its creator can work on, also later ones. */
  channelUcids: z.array(Ucid).nullable(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const NewApiKey = z.object({
  name: titleLine(API_KEY_NAME_MAX).pipe(z.string().min(1, "Give the key a name")),
  access: ApiKeyAccess,
  channelUcids: z.array(Ucid).min(1, "Choose a channel").max(100).nullable(),
  expiresInDays: z.number().int().min(1).max(API_KEY_MAX_DAYS).nullable(),
});
export type NewApiKey = z.infer<typeof NewApiKey>;

/** What a key says of itself to its holder. */
export const OwnApiKey = ApiKey.pick({ name: true, access: true, expiresAt: true }).extend({
  organizationId: z.uuid(),
  channels: z.array(z.object({ ucid: Ucid, name: z.string() })),
});
export type OwnApiKey = z.infer<typeof OwnApiKey>;
