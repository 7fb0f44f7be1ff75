const MAX_IMAGES = 240;
const cache = new Map<string, HTMLImageElement>();

/** Caches images that leave the page loaded, so that scrolling back in a long list shows them at once. */
export function cacheImage({ complete, naturalWidth, currentSrc }: HTMLImageElement): void {
  if (!complete || naturalWidth === 0 || currentSrc === "") return;
  const image = cache.get(currentSrc) ?? Object.assign(new Image(), { src: currentSrc });
  cache.delete(currentSrc);
  cache.set(currentSrc, image);
  const [oldest] = cache.keys();
  if (cache.size > MAX_IMAGES && oldest !== undefined) cache.delete(oldest);
}
