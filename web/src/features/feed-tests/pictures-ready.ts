import { pictureSource } from "../../lib/picture-source.ts";

const LONGEST_WAIT_MS = 10_000;

const loaded = (address: string) =>
  new Promise<void>((resolve) => {
    const image = new Image();
    image.onload = () => resolve();
    image.onerror = () => resolve();
    image.src = pictureSource(address) ?? "";
  });

/** Pictures that appear one by one would favour the first: the feed is shown when all are loaded, or after a timeout. */
export const picturesReady = (addresses: readonly string[]): Promise<unknown> =>
  Promise.race([
    Promise.all(addresses.filter(pictureSource).map(loaded)),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ]);
