import { z } from "zod";
import { type Scope, Ucid } from "./route.ts";

/** A channel as the data API names it, in a query or a body. */
export const NamedChannel = z.object({ organizationId: z.uuid(), channelUCID: Ucid });
export type NamedChannel = z.infer<typeof NamedChannel>;

const Named = z.object({ organizationId: z.unknown(), channelUCID: z.unknown() }).partial();
const scopeIn = (place: unknown) => {
  const named = Named.safeParse(place).data;
  return { organizationId: named?.organizationId, channelUcid: named?.channelUCID };
};
export const scopeInQuery = ({ query }: { query: unknown }) => scopeIn(query);
export const scopeInBody = ({ body }: { body: unknown }) => scopeIn(body);

export const scopeOfNamed = ({ organizationId, channelUCID }: NamedChannel): Scope => ({
  organizationId,
  channelUcid: channelUCID,
});
export const scopeOfParams = ({ orgId, channelUcid }: { orgId: string; channelUcid: string }): Scope => ({
  organizationId: orgId,
  channelUcid,
});
