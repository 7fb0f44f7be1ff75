/** The ids of an organization and one of its channels, for addresses and keys. Not a proof of access. */
export type ChannelScope = { organizationId: string; channelUcid: string };
