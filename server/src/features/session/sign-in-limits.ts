import { networkOf } from "../../platform/http/client-network.ts";
import type { RateLimits } from "../../platform/http/rate-limit.ts";
import { hashSecret } from "../../platform/secrets.ts";

const MINUTE_SECONDS = 60;
const PER_DEVICE = { max: 10, windowSeconds: 15 * MINUTE_SECONDS };
const PER_ACCOUNT_AND_NETWORK = { max: 10, windowSeconds: 15 * MINUTE_SECONDS };
const PER_NETWORK = { max: 100, windowSeconds: 15 * MINUTE_SECONDS };
/** One network alone can't reach it, many together can: guesses spread over them are slowed down too. */
const PER_ACCOUNT = { max: 50, windowSeconds: 60 * MINUTE_SECONDS };

const hashOf = (text: string) => hashSecret(text).toString("base64url");
const bucketOf = (kind: "device" | "pair" | "network" | "account", text: string) => `sign-in|${kind}|${hashOf(text)}`;

export type SignInSource = {
  email: string;
  ip: string;
  /** Of a browser that this account was signed in to before. */
  deviceSecret: string | undefined;
};

/** The narrowest limit first: what it refuses does not count against the wider ones. */
function limitsOf({ email, ip, deviceSecret }: SignInSource) {
  if (deviceSecret)
    return [{ bucket: bucketOf("device", `${deviceSecret}|${email}`), limit: PER_DEVICE, isCleared: true }];
  const network = networkOf(ip);
  return [
    { bucket: bucketOf("pair", `${email}|${network}`), limit: PER_ACCOUNT_AND_NETWORK, isCleared: true },
    { bucket: bucketOf("network", network), limit: PER_NETWORK, isCleared: false },
    { bucket: bucketOf("account", email), limit: PER_ACCOUNT, isCleared: false },
  ];
}

type Counted = ReturnType<typeof limitsOf>;

export const signInLimits = (limits: RateLimits, message: string) => {
  const refund = (counted: Counted) => Promise.all(counted.map(({ bucket, limit }) => limits.refund(bucket, limit)));

  const count = async (source: SignInSource): Promise<Counted> => {
    const counted: Counted = [];
    for (const entry of limitsOf(source)) {
      await limits.count(entry.bucket, entry.limit, message).catch(async (error: unknown) => {
        await refund(counted);
        throw error;
      });
      counted.push(entry);
    }
    return counted;
  };

  return {
    /**
     * Counts before the password is checked, so that many guesses at once are no more than one after the other.
     * Only wrong passwords stay counted: not the right one, and not an attempt that was refused before the check.
     */
    limitFailures: async <T>(source: SignInSource, check: () => Promise<T | undefined>): Promise<T | undefined> => {
      const counted = await count(source);
      const found = await check().catch(async (error: unknown) => {
        await refund(counted);
        throw error;
      });
      if (found === undefined) return undefined;
      await refund(counted.filter(({ isCleared }) => !isCleared));
      for (const { bucket, isCleared } of counted) if (isCleared) await limits.clear(bucket);
      return found;
    },
    /** A new password makes the guesses at the old one worthless. */
    clearAccount: (email: string) => limits.clear(bucketOf("account", email)),
  };
};
