export type Properties = Record<string, string | number | boolean>;
/** Receives usage events. Nothing is sent until one is set. */
export type Analytics = (name: string, properties: Properties) => void;

const off: Analytics = () => undefined;
let analytics = off;

export function startAnalytics(target: Analytics): () => void {
  analytics = target;
  return () => {
    analytics = off;
  };
}

export const track = (name: string, properties: Properties = {}) => analytics(name, properties);
