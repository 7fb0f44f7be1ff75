import { z } from "zod";

/** Three times what any node lets pass before it tells the others that it is there. */
const CERTAIN_MS = 15_000;
/** A message of the adapter; beats of the heart carry nothing. */
const Message = z.object({ uid: z.string(), data: z.unknown().optional() });

/**
 * Whether there is anyone to tell. A node that has listened for a while and heard nobody is alone, and writes nothing but its beats;
 * one that ever heard another tells everything, since it may only be deaf now.
 */
export function keepCompany(now: () => number = () => performance.now()) {
  const own = new Set<string>();
  let listeningSince: number | undefined;
  let hasOthers = false;
  return {
    listens: () => {
      listeningSince = now();
    },
    isDeaf: () => {
      listeningSince = undefined;
    },
    heard: (payload: string) => {
      hasOthers ||= ![...own].some((uid) => payload.includes(uid));
    },
    /** Whether a message of this node has to be sent. */
    needs: (payload: string): boolean => {
      const { uid, data } = Message.parse(JSON.parse(payload));
      own.add(uid);
      return data === undefined || hasOthers || listeningSince === undefined || now() - listeningSince < CERTAIN_MS;
    },
  };
}
