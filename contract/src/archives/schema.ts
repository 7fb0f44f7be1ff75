import { z } from "zod";

export const ARCHIVE_DAYS = 3;

const ArchiveState = z.enum(["queued", "running", "ready", "failed"]);

export const Archive = z.object({
  id: z.uuid(),
  state: ArchiveState,
  /** Files in the archive so far, and in all once they are counted. */
  done: z.number().int(),
  total: z.number().int().nullable(),
  sizeBytes: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  /** When the finished archive is deleted. */
  expiresAt: z.iso.datetime().nullable(),
});
export type Archive = z.infer<typeof Archive>;
