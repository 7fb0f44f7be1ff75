import type { ApiKey } from "./schema.ts";

export const anApiKey = (parts: Partial<ApiKey> = {}): ApiKey => ({
  id: "00000000-0000-4000-8000-00000000a001",
  name: "Upload script",
  lastFour: "7f3a",
  access: "write",
  channelUcids: null,
  createdBy: "Tess Okafor",
  createdAt: "2026-01-05T09:00:00.000Z",
  lastUsedAt: null,
  expiresAt: null,
  ...parts,
});
