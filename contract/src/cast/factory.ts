import { uuid } from "../session/factory.ts";
import type { CastMember, CastPhoto } from "./schema.ts";

const kept = (n: number) => ({ id: uuid(22, n), url: `/api/pictures/${uuid(22, n)}` });

export const aCastPhoto = (n = 1, changes: Partial<CastPhoto> = {}): CastPhoto => ({
  id: uuid(21, n),
  photo: kept(n * 2),
  cutout: kept(n * 2 + 1),
  state: "ready",
  problem: null,
  ...changes,
});

export const aCastMember = (n = 1, changes: Partial<CastMember> = {}): CastMember => ({
  id: uuid(20, n),
  name: "Tess",
  consent: { by: "Ada Byron", at: "2026-10-02T12:00:00.000Z" },
  photos: [aCastPhoto(n)],
  ...changes,
});
