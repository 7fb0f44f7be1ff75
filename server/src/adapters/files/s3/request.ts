import { hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "@coldopen/contract/kernel/errors";
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../../../platform/config.ts";
import { storageFull } from "../../../platform/storage-full.ts";

export type S3Request = {
  method: "GET" | "PUT" | "DELETE";
  path: string;
  query?: Record<string, string>;
  body?: Uint8Array;
};
export type RetryPolicy = { timeMs: number; attempts: number; pauseMs: number };
const RETRY_POLICY: RetryPolicy = { timeMs: 15_000, attempts: 3, pauseMs: 100 };
type S3Response = { status: number; bytes: Buffer };

const isFull = ({ status, bytes }: S3Response) =>
  status === 507 || /<Code>[^<]*(?:StorageFull|InsufficientStorage|QuotaExceeded)/.test(bytes.toString("utf8"));

/** Sends signed requests to a bucket, with a deadline per attempt and retries of 429 and 5xx. */
export function createS3Request(settings: S3Settings, { timeMs, attempts, pauseMs }: RetryPolicy = RETRY_POLICY) {
  const client = new AwsClient({ ...settings, service: "s3" });
  const base = `${settings.endpoint}/${settings.bucket}`;

  const once = async ({ method, path, query = {}, body }: S3Request): Promise<S3Response> => {
    const url = new URL(`${base}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const headers = { "x-amz-content-sha256": hash("sha256", body ?? "") };
    const request = await client.sign(url, { method, headers, ...(body && { body: new Uint8Array(body) }) });
    const response = await fetch(request, { signal: AbortSignal.timeout(timeMs), redirect: "error" });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  return async (request: S3Request): Promise<S3Response> => {
    let failure: unknown;
    for (let attempt = 1; attempt <= attempts; attempt++) {
      if (attempt > 1) await sleep(pauseMs * 2 ** (attempt - 2));
      try {
        const response = await once(request);
        if (response.status < 300 || response.status === 404) return response;
        if (isFull(response)) throw storageFull();
        failure = new Error(`The bucket answers ${response.status}: ${response.bytes.toString("utf8").slice(0, 300)}`);
        if (response.status < 500 && response.status !== 429) break;
      } catch (error) {
        if (error instanceof AppError) throw error;
        failure = error;
      }
    }
    throw new AppError("unavailable", "Files can't be reached right now", { cause: failure, retryAfterSeconds: 5 });
  };
}
