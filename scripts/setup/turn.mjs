import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./root.mjs";

const name = `coldopen-${createHash("sha256").update(root).digest("hex").slice(0, 16)}`;

/** Only one process at a time installs and builds in this clone. The lock is a socket, which the system closes with its process. */
export async function limitConcurrency(work) {
  const turn = await waitForTurn(process.platform === "linux" ? `\0${name}` : join(tmpdir(), name));
  try {
    return await work();
  } finally {
    turn.end();
  }
}

async function waitForTurn(address) {
  for (let told = false; ; told = true) {
    const turn = await listen(address);
    if (turn) return turn;
    if (!told) console.log("Another command is preparing this clone; waiting for it.");
    await untilFree(address);
  }
}

function listen(address) {
  return new Promise((done, failed) => {
    const waiting = new Set();
    const server = createServer((socket) => waiting.add(socket.on("error", () => waiting.delete(socket))));
    server.once("error", (error) => (error.code === "EADDRINUSE" ? done(undefined) : failed(error)));
    server.listen(address, () => done({ end: () => endTurn(server, waiting) }));
  });
}

function endTurn(server, waiting) {
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
