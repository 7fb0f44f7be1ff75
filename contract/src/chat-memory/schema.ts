import { z } from "zod";
import { repeatedList, text, Ucid } from "../kernel/route.ts";
import { ProfilePicture } from "../profile-picture/schema.ts";

export const MEMORY_VALUE_MAX = 2000;
export const MEMORIES_MAX = 500;

export const MemoryKey = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, "Not a memory key");
/** `[organizationId, channelUcid]` is global to the channel, `[organizationId, channelUcid, userId]` is personal. */
export const Namespace = z.union([z.tuple([z.uuid(), Ucid]), z.tuple([z.uuid(), Ucid, z.uuid()])]);
export type Namespace = z.infer<typeof Namespace>;
export const NamespaceQuery = z.object({ namespace: repeatedList(Namespace) });

const MemoryText = text(MEMORY_VALUE_MAX).pipe(z.string().trim().min(1, "Cannot be empty"));
const MemoryOrigin = z.enum(["chat", "typed"]);
export const MemoryValue = z.object({
  text: MemoryText,
  is_global: z.boolean(),
  is_enabled: z.boolean().default(true),
  origin: MemoryOrigin.default("typed"),
});
export type MemoryValue = z.infer<typeof MemoryValue>;

export const Memory = z.object({
  key: MemoryKey,
  namespace: Namespace,
  value: MemoryValue,
  createdBy: z.object({ id: z.uuid(), firstName: z.string(), profilePicture: ProfilePicture }).nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Memory = z.infer<typeof Memory>;
