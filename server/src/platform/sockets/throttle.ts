/** A bucket of tokens that fills steadily: bursts pass, floods don't. */
export type Throttle = { tokens: number; filledAt: number };
type Rate = { perSecond: number; burst: number };

export const fullThrottle = ({ burst }: Rate, now: number): Throttle => ({ tokens: burst, filledAt: now });

/** Below zero the message is refused; the debt grows with every further one, down to `-burst`. */
export function spend(throttle: Throttle, { perSecond, burst }: Rate, now: number): Throttle {
  const filled = throttle.tokens + ((now - throttle.filledAt) / 1000) * perSecond;
  return { tokens: Math.max(-burst, Math.min(burst, filled) - 1), filledAt: now };
}
