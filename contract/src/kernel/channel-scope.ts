/** The ids of an organization and one of its channels, for addresses and keys. Says nothing about who may see them. */
export type ChannelScope = { organizationId: string; channelUcid: string };
