import { z } from "zod";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { persisted } from "../../lib/persisted.ts";

const currentPitches = persisted("studio-current-pitch", z.record(z.string(), z.uuid()));
const keyOf = ({ organizationId, channelUcid }: ActiveChannel) => `${organizationId} ${channelUcid}`;

/** The pitch that the full pitch page shows, for each channel of an organization. */
export const currentPitch = {
  read: (channel: ActiveChannel) => currentPitches.read()?.[keyOf(channel)],
  choose: (channel: ActiveChannel, id: string) =>
    currentPitches.write({ ...currentPitches.read(), [keyOf(channel)]: id }),
};
