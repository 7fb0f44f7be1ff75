/** A bucket of tokens that fills steadily: bursts pass, floods don't. */
export type TokenBucket = { tokens: number; filledAt: number };
type Rate = { perSecond: number; burst: number };

export const newTokenBucket = ({ burst }: Rate, now: number): TokenBucket => ({ tokens: burst, filledAt: now });

/** Below zero the message is refused; the debt grows with every further one, down to `-burst`. */
export function takeToken(bucket: TokenBucket, { perSecond, burst }: Rate, now: number): TokenBucket {
  const filled = bucket.tokens + ((now - bucket.filledAt) / 1000) * perSecond;
  return { tokens: Math.max(-burst, Math.min(burst, filled) - 1), filledAt: now };
}
