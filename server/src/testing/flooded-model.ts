import { langchainTextModel } from "../adapters/text-model/langchain/model.ts";
import { anIdeaBrief } from "./idea-brief.ts";

// A process of its own: what it holds is what the providers that it is given the addresses of made it hold.
const [atMostMb, calm = "", ...flooding] = process.argv.slice(2);
const brief = anIdeaBrief();

let unhandled = 0;
process.on("unhandledRejection", () => unhandled++);

async function ask(baseUrl: string) {
  const model = langchainTextModel({ provider: "openai", model: "test", apiKey: "key", baseUrl });
  const whole: string[] = [];
  try {
    for await (const draft of model.ideas(brief, new AbortController().signal))
      if (draft.isWhole) whole.push(draft.content);
    return { whole, failure: null };
  } catch (error) {
    return { whole, failure: error instanceof Error ? error.message : String(error) };
  }
}

const MB = 1_048_576;
const TURNS_AT_MOST = 100;
const collected = async () => {
  globalThis.gc?.();
  await new Promise((resolve) => setTimeout(resolve, 50));
  return process.memoryUsage().rss / MB;
};
/** Freed pages go back to the system some time after their objects are gone. */
async function grownSince(beforeMb: number, atMostMb: number): Promise<number> {
  let grownMb = (await collected()) - beforeMb;
  for (let turn = 0; grownMb > atMostMb && turn < TURNS_AT_MOST; turn++) grownMb = (await collected()) - beforeMb;
  return grownMb;
}

/** The first is for what any answer makes a process load. */
await ask(calm);
const told = [];
for (const baseUrl of flooding) {
  await collected();
  const beforeMb = await collected();
  const answer = await ask(baseUrl);
  told.push({ ...answer, grownMb: await grownSince(beforeMb, Number(atMostMb)) });
}
process.stdout.write(JSON.stringify({ told, unhandled }));
