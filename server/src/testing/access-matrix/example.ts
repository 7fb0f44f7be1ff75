import type { Home, Person } from "./home.ts";

export type Input = {
  params?: Record<string, string>;
  /** A list is a field that is repeated. */
  query?: Record<string, string | string[]>;
  body?: unknown;
  /** What is uploaded, where it is not JSON. */
  file?: { type: string } & ({ text: string } | { base64: string });
};
/** A valid call on a home. `as` is who succeeds with it, the primary owner unless said; `status` what they get. */
export type Example = { input: (home: Home) => Input; as?: Person | "anonymous"; status?: number };

export const org = ({ ids }: Home) => ({ orgId: ids.organizationId });
export const channelOf = ({ ids }: Home) => ({ organizationId: ids.organizationId, channelUCID: ids.channelUcid });
export const creatorOf = ({ ids }: Home) => ({
  organization_id: ids.organizationId,
  creator_channel_ucid: ids.channelUcid,
});
export const placeOf = ({ ids }: Home) => ({ orgId: ids.organizationId, channelUcid: ids.channelUcid });
export const globalNamespaceOf = ({ ids }: Home) => [ids.organizationId, ids.channelUcid];
export const personalNamespaceOf = ({ ids }: Home) => [ids.organizationId, ids.channelUcid, ids.personId];
export const askerOf = ({ ids }: Home) => ({ organization_id: ids.organizationId, ucid: ids.channelUcid });
export const nothing: Example = { input: () => ({}) };
export const anonymous = (input: Example["input"], status = 200): Example => ({ input, as: "anonymous", status });
