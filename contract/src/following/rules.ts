import { Ucid } from "../kernel/route.ts";

export type ChannelName = { ucid: string } | { handle: string };

const ADDRESS = /^(?:https?:\/\/)?(?:www\.|m\.)?youtube\.com\/(?:channel\/)?([^/?#\s]+)(?:[/?#]\S*)?$/i;
const HANDLE = /^@[\p{L}\p{M}\p{N}._·-]{3,30}$/u;

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The channel that a text identifies by id, handle or address; undefined for a plain search text. */
export function channelNamedIn(text: string): ChannelName | undefined {
  const said = text.trim();
  const name = decoded(ADDRESS.exec(said)?.[1] ?? said);
  if (Ucid.safeParse(name).success) return { ucid: name };
  return HANDLE.test(name) ? { handle: name.toLowerCase() } : undefined;
}
