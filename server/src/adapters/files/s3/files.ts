import type { S3Settings } from "../../../platform/config.ts";
import { type FileName, type Files, partsOf } from "../port.ts";
import { readListing } from "./listing.ts";
import { createS3Request, type RetryPolicy } from "./request.ts";

/** File storage in an S3-compatible bucket. */
export async function s3Files(
  settings: S3Settings,
  { prefix: home = "", patience }: { prefix?: string; patience?: RetryPolicy } = {},
): Promise<Files> {
  const ask = createS3Request(settings, patience);
  const keyOf = (name: FileName): string => {
    const { area, own } = partsOf(name);
    return `${home}${area}/${own}`;
  };
  const list = async (prefix: string, more: Record<string, string> = {}) => {
    const { status, bytes } = await ask({
      method: "GET",
      path: "",
      query: { "list-type": "2", prefix, ...more },
    });
    if (status === 404) throw new Error(`There is no bucket ${settings.bucket}`);
    return readListing(bytes.toString("utf8"));
  };
  await list("", { "max-keys": "1" }).catch((error: unknown) => {
    const { cause, message } = error instanceof Error ? error : new Error(String(error));
    const why = cause instanceof Error ? cause.message : message;
    throw new Error(`The files of S3_BUCKET=${settings.bucket} can't be used. ${why}`);
  });

  return {
    name: `S3, bucket ${settings.bucket}`,
    isEmbedded: false,
    put: async (name, bytes) => void (await ask({ method: "PUT", path: keyOf(name), body: bytes })),
    get: async (name) => {
      const { status, bytes } = await ask({ method: "GET", path: keyOf(name) });
      return status === 404 ? undefined : bytes;
    },
    remove: async (name) => void (await ask({ method: "DELETE", path: keyOf(name) })),
    async *list(area) {
      let from: Record<string, string> = {};
      for (;;) {
        const { files, next } = await list(`${home}${area}/`, from);
        for (const { key, writtenAt } of files) {
          const own = key.slice(home.length + area.length + 1);
          if (!own.includes("/")) yield { name: `${area}/${own}`, writtenAt };
        }
        if (!next) return;
        from = { "continuation-token": next };
      }
    },
  };
}
