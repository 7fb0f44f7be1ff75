import { parentPort } from "node:worker_threads";
import decode from "heic-decode";
import { z } from "zod";

parentPort?.once("message", (message: unknown) => {
  const file = z.instanceof(Uint8Array).parse(message);
  void decode({ buffer: file }).then(
    ({ width, height, data }) => parentPort?.postMessage({ width, height, data }, [data.buffer]),
    (error: unknown) => parentPort?.postMessage({ failed: String(error) }),
  );
});
