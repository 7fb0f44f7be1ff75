import { z } from "zod";
import { Nothing, OrgParams, routes } from "../kernel/route.ts";
import { Archive } from "./schema.ts";

const base = "/api/orgs/:orgId/archives" as const;
const ItemParams = OrgParams.extend({ id: z.uuid() });

export const archiveRoutes = routes({
  latest: {
    method: "GET",
    path: base,
    access: "primary",
    summary: "The latest archive of the organization, with its progress",
    params: OrgParams,
    reply: z.object({ archive: Archive.nullable() }),
  },
  create: {
    method: "POST",
    path: base,
    access: "primary",
    summary: "Make an archive of everything in the organization",
    limit: { per: "user", max: 10, windowSeconds: 3600 },
    params: OrgParams,
    reply: z.object({ archive: Archive }),
  },
  download: {
    method: "GET",
    path: `${base}/:id/file`,
    access: "primary",
    summary: "The archive as a zip file",
    limit: { per: "user", max: 30, windowSeconds: 3600 },
    params: ItemParams,
    reply: z.unknown(),
    file: true,
  },
  remove: {
    method: "DELETE",
    path: `${base}/:id`,
    access: "primary",
    summary: "Delete an archive before it expires",
    params: ItemParams,
    reply: Nothing,
  },
});
