import { Ucid } from "@coldopen/contract/kernel/route";
import { z } from "zod";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { persisted } from "../../lib/persisted.ts";

/** The pitch that the full pitch page shows, for each channel. */
const currentPitches = persisted("studio-current-pitch", z.record(Ucid, z.uuid()));

export const currentPitch = {
  store: currentPitches,
  choose: ({ channelUcid }: ActiveChannel, id: string) =>
    currentPitches.write({ ...currentPitches.read(), [channelUcid]: id }),
};
