const KEPT = 240;
const kept = new Map<string, HTMLImageElement>();

/** Keeps the last pictures that left the page ready: whoever goes back in a long list sees them at once. */
export function keepImage({ complete, naturalWidth, currentSrc }: HTMLImageElement): void {
  if (!complete || naturalWidth === 0 || currentSrc === "") return;
  const image = kept.get(currentSrc) ?? Object.assign(new Image(), { src: currentSrc });
  kept.delete(currentSrc);
  kept.set(currentSrc, image);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
}
