import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./root.mjs";

const name = `coldopen-${createHash("sha256").update(root).digest("hex").slice(0, 16)}`;

/** Lets one process at a time install and build in this clone. The lock is a socket: the system frees it when its process ends. */
export async function withCloneLock(work) {
  const lock = await waitForLock(process.platform === "linux" ? `\0${name}` : join(tmpdir(), name));
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function waitForLock(address) {
  for (let isReported = false; ; isReported = true) {
    const lock = await listen(address);
    if (lock) return lock;
    if (!isReported) console.log("Another command is preparing this clone; waiting for it.");
    await untilFree(address);
  }
}

function listen(address) {
  return new Promise((done, failed) => {
    const waiting = new Set();
    const server = createServer((socket) => waiting.add(socket.on("error", () => waiting.delete(socket))));
    server.once("error", (error) => (error.code === "EADDRINUSE" ? done(undefined) : failed(error)));
    server.listen(address, () => done({ release: () => releaseLock(server, waiting) }));
  });
}

function releaseLock(server, waiting) {
  server.close();
  for (const socket of waiting) socket.destroy();
}

function untilFree(address) {
  return new Promise((done) => {
    const socket = connect(address);
    socket.on("error", () => {
      if (!address.startsWith("\0")) rmSync(address, { force: true });
    });
    socket.on("close", done);
  });
}
