/** An area and a name in it, `pictures/3f…`. */
export type FileName = `${string}/${string}`;

/** Storage for files. A name is never reused for other content. */
export type Files = {
  /** As people read it. */
  name: string;
  isEmbedded: boolean;
  /** Whole and durable, or not at all. What is there under this name is written anew. */
  put(name: FileName, bytes: Uint8Array): Promise<void>;
  get(name: FileName): Promise<Buffer | undefined>;
  remove(name: FileName): Promise<void>;
  /** All of an area, also what a write that was cut off left behind. */
  list(area: string): AsyncIterable<{ name: FileName; writtenAt: Date }>;
};

const AREA = /^[a-z]+$/;
const OWN_NAME = /^[0-9a-z][0-9a-z._-]{2,199}$/;

/** Rejects names that leave the storage folder. */
export function partsOf(name: FileName): { area: string; own: string } {
  const [area = "", own = "", ...more] = name.split("/");
  if (more.length > 0 || !AREA.test(area) || !OWN_NAME.test(own)) throw new Error(`Not the name of a file: ${name}`);
  return { area, own };
}
