import { pictureSource } from "../../lib/picture-source.ts";

const LONGEST_WAIT_MS = 10_000;

const loaded = (address: string) =>
  new Promise<void>((resolve) => {
    const image = new Image();
    image.onload = () => resolve();
    image.onerror = () => resolve();
    image.src = pictureSource(address) ?? "";
  });

/** A feed whose pictures come one by one would favour the first: it is shown when all are here, or after a while. */
export const picturesReady = (addresses: readonly string[]): Promise<unknown> =>
  Promise.race([
    Promise.all(addresses.filter(pictureSource).map(loaded)),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ]);
