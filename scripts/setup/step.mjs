import { spawn } from "node:child_process";
import { root } from "./root.mjs";

const SILENT_MS = 1000;
const REPORT_EVERY_MS = 15_000;

/** Runs a program; prints its title if it takes longer than a second, and its output only if it fails. */
export async function step(title, args, { env = {}, show = false, command = process.execPath } = {}) {
  const began = Date.now();
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1);
  const told = { before: false };
  const tell = () => {
    console.log(told.before ? `${title} (${Math.round(seconds())} s)` : title);
    told.before = true;
    timer = setTimeout(tell, REPORT_EVERY_MS);
  };
  let timer = setTimeout(tell, show ? 0 : SILENT_MS);
  const { code, output } = await run(command, args, { env, show });
  clearTimeout(timer);
  if (code !== 0) throw new StepFailed(title, output);
  return { seconds: seconds(), told: told.before };
}

class StepFailed extends Error {
  constructor(title, output) {
    super(`${title}: failed.`);
    this.output = output;
  }
}

/** Prints a failed step's output and exits with code 1; other errors are rethrown. */
export function endWith(error) {
  printFailure(error);
  process.exit(1);
}

/** Prints a failed step's output; other errors are rethrown. */
export function printFailure(error) {
  if (!(error instanceof StepFailed)) throw error;
  if (error.output) console.error(error.output.trimEnd());
  console.error(error.message);
}

function run(command, args, { env, show }) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        output += chunk;
      });
    }
    let interrupted = 0;
    const relay = (signal, number) => {
      interrupted = 128 + number;
      child.kill(signal);
    };
    process.on("SIGINT", relay).on("SIGTERM", relay);
    const end = (code) => {
      process.off("SIGINT", relay).off("SIGTERM", relay);
      if (interrupted) process.exit(interrupted);
      done({ code: code ?? 1, output });
    };
    child.once("error", (error) => {
      output += error.message;
      end(1);
    });
    child.once("close", end);
  });
}
