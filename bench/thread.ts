import { randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { paths } from "@coldopen/contract/paths";
import { UserProfile } from "@coldopen/contract/session/schema";
import { chromium } from "@playwright/test";
import { findBrowser } from "../e2e/browser.ts";
import { tasksDuring } from "./keystrokes/tasks.ts";
import { typed, watch } from "./keystrokes/typing.ts";
import { median, p95 } from "./method.ts";
import { untilAtRest } from "./serving/at-rest.ts";
import { startServing } from "./serving/serving.ts";
import { startProvider } from "./streams/provider.ts";
import { longThreadSql } from "./thread/long-thread.ts";

const MESSAGES = 1_000;
const TITLE = "A long conversation";
const OTHER_TITLE = "A short conversation";
const TOKENS_A_SECOND = 100;
const STREAMED_WORDS = 4_000;
const WORDS = [" up", " to", " **a**", " van", " by", " the\n\n", "- lake", " and", " back.\n"];
const ROUNDS = 10;
/** Apart from the timed ones, since tracing slows the browser down. */
const TRACED_ROUNDS = 5;
const THROTTLE = 4;
const LONG_TASK_MS = 50;
const ACTION_TASK_MS = 100;
const ACTION_MS = 200;
const INP_GOAL = 2;
const SCROLL_TICKS = 60;
const SCROLL_PX = 600;
const TICK_MS = 50;
const EMAIL = "demo@coldopen.test";

/** Opens, scrolls and continues a thread of 1,000 messages in a browser, at full speed and with a slowed processor. */
const provider = await startProvider();
const serving = await startServing({
  hasWorkerProcess: true,
  countsEachStartApart: true,
  webRoot: path.resolve(import.meta.dirname, "../web/dist/app"),
  env: {
    TEXT_MODEL_PROVIDER: "openai",
    TEXT_MODEL: "bench",
    TEXT_MODEL_API_KEY: "none",
    TEXT_MODEL_BASE_URL: `${provider.url}/v1`,
  },
});
const { organizations } = UserProfile.parse(await serving.get("/api/users/profile"));
const [home] = organizations;
if (!home) throw new Error("The demo owner has no channel");
const place = { organizationId: home.organizationId, channelUcid: home.channel.ucid, email: EMAIL };
const [threadId, otherId] = [randomUUID(), randomUUID()];
await serving.fill(longThreadSql({ ...place, threadId, title: TITLE }, MESSAGES));
await serving.fill(longThreadSql({ ...place, threadId: otherId, title: OTHER_TITLE }, 4));

const found = await findBrowser();
const browser = await chromium.launch({ ...found, args: [...found.args, "--disable-features=NavigationPredictor"] });
const context = await browser.newContext({ baseURL: serving.url, viewport: { width: 1440, height: 900 } });
await context.addCookies(
  serving.headers.cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: serving.url };
  }),
);
const page = await context.newPage();
const protocol = await context.newCDPSession(page);
const throttle = (rate: number) => protocol.send("Emulation.setCPUThrottlingRate", { rate });
const log = page.getByRole("log", { name: "Conversation" });
const box = page.getByRole("textbox", { name: "Message", exact: true });
const stop = page.getByRole("button", { name: "Stop", exact: true });
const submit = page.getByRole("button", { name: "Send", exact: true });
let asked = 0;
const questionOf = (number: number) => `Say something long, ${number}`;
const lastQuestion = () => (asked === 0 ? `Question ${MESSAGES / 4 - 1} about` : questionOf(asked));

const said = (isMet: boolean) => (isMet ? "met" : "MISSED");
function tellTasks(name: string, tasks: readonly number[], goalMs: number) {
  const long = tasks.filter((task) => task > goalMs).map((task) => task.toFixed(0));
  console.log(
    `  ${name}: tasks over ${goalMs} ms of CPU: ${long.length}${long.length > 0 ? ` (${long.join(", ")} ms)` : ""}, longest ${Math.max(0, ...tasks).toFixed(0)} ms (goal: 0): ${said(long.length === 0)}`,
  );
}

/** From the click until the text is painted, without the time that the network takes. */
async function clickUntil(click: () => Promise<unknown>, text: string, request: RegExp): Promise<number> {
  const watching = await page.evaluateHandle((shown) => {
    const seen = {
      from: 0,
      to: 0,
      handleEvent({ timeStamp }: Event) {
        this.from ||= timeStamp;
      },
      look() {
        const isShown = document.querySelector('[role="log"]')?.textContent?.includes(shown) ?? false;
        if (this.from === 0 || !isShown) return void requestAnimationFrame(() => this.look());
        const painted = new MessageChannel();
        painted.port1.onmessage = () => {
          this.to = performance.now();
        };
        painted.port2.postMessage("");
      },
    };
    for (const name of ["pointerdown", "keydown"]) addEventListener(name, seen, { capture: true, once: true });
    seen.look();
    performance.clearResourceTimings();
    return seen;
  }, text);
  await click();
  await page.waitForFunction((seen) => seen.to > 0, watching);
  const { ms, calls } = await watching.evaluate((seen) => ({
    ms: seen.to - seen.from,
    calls: performance.getEntriesByType("resource").map(({ name, duration }) => ({ name, duration })),
  }));
  return ms - (calls.find(({ name }) => request.test(name))?.duration ?? 0);
}

const link = (title: string) => page.getByRole("link", { name: title, exact: true });
const openOther = async () => {
  await link(OTHER_TITLE).click();
  await page.getByText("Question 0 about").waitFor();
};
const openLong = () => clickUntil(() => link(TITLE).click(), lastQuestion(), new RegExp(`${threadId}/state`));

async function scroll() {
  await log.hover();
  for (let tick = 0; tick < SCROLL_TICKS; tick++) {
    await page.mouse.wheel(0, -SCROLL_PX);
    await sleep(TICK_MS);
  }
}
const send = async () => {
  const text = questionOf(++asked);
  await box.fill(text);
  return clickUntil(() => page.keyboard.press("Enter"), text, /never/);
};
async function endAnswer() {
  await stop.click();
  // Until the run has ended, the button says that it stops, and nothing can be sent.
  await submit.waitFor();
}

await page.goto(paths.chat(otherId));
await page.getByText("Question 0 about").waitFor();
await openLong();
await page.getByText(lastQuestion()).first().waitFor();
await untilAtRest();
// Not before: the jobs of the first start ask the model for ideas.
provider.state.pauseMs = 1000 / TOKENS_A_SECOND;
provider.state.pieces = () => Array.from({ length: STREAMED_WORDS }, (_, n) => WORDS[n % WORDS.length] ?? "");
console.log(`A thread of ${MESSAGES} messages`);

for (const rate of [1, THROTTLE]) {
  await throttle(rate);
  const goal = rate === 1 ? LONG_TASK_MS : ACTION_TASK_MS;
  console.log(rate === 1 ? "At full speed" : `With a processor ${rate} times slower`);
  const opened: number[] = [];
  const openTasks: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await openOther();
    opened.push(await openLong());
  }
  for (let round = 0; round < TRACED_ROUNDS; round++) {
    await openOther();
    openTasks.push(...(await tasksDuring(page, openLong)));
  }
  console.log(
    `  P17 open: p95 ${p95(opened).toFixed(0)} ms beyond the network, median ${median(opened).toFixed(0)} ms (goal ${ACTION_MS}): ${said(p95(opened) <= ACTION_MS)}`,
  );
  tellTasks("open", openTasks, goal);
  tellTasks("scroll", await tasksDuring(page, scroll), goal);
  await page.getByRole("button", { name: "Scroll to the end" }).click();
  const sent: number[] = [];
  const sendTasks: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    sent.push(await send());
    await endAnswer();
  }
  for (let round = 0; round < TRACED_ROUNDS; round++) {
    sendTasks.push(...(await tasksDuring(page, send)));
    await endAnswer();
  }
  console.log(
    `  P17 send: p95 ${p95(sent).toFixed(0)} ms, median ${median(sent).toFixed(0)} ms (goal ${ACTION_MS}): ${said(p95(sent) <= ACTION_MS)}`,
  );
  tellTasks("send", sendTasks, goal);
  await send();
  const watched = await watch(page);
  const inp = await typed(box, watched);
  const streamTasks = await tasksDuring(page, () => typed(box, watched));
  if (!(await stop.isVisible())) throw new Error("The answer ended before the typing did");
  const endTasks = await tasksDuring(page, endAnswer);
  const still = await referenceInp(rate);
  console.log(
    `  P5 a key while ${TOKENS_A_SECOND} words a second arrive, slowest but one of 50: ${inp.toFixed(0)} ms, in an empty page that streams ${still.toFixed(0)} ms, ratio ${(inp / still).toFixed(2)} (goal ${INP_GOAL}): ${said(inp / still <= INP_GOAL)}`,
  );
  tellTasks("stream", streamTasks, goal);
  tellTasks("end of an answer", endTasks, goal);
}

/** The same words in a page that has nothing else. */
async function referenceInp(rate: number): Promise<number> {
  const empty = await context.newPage();
  const own = await context.newCDPSession(empty);
  await own.send("Emulation.setCPUThrottlingRate", { rate });
  await empty.setContent('<input aria-label="Text"><p></p>');
  await empty.evaluate(
    ([pieces, everyMs]) => {
      let at = 0;
      setInterval(() => document.querySelector("p")?.append(pieces[at++ % pieces.length] ?? ""), everyMs);
    },
    [WORDS, 1000 / TOKENS_A_SECOND] as const,
  );
  const inp = await typed(empty.getByRole("textbox"), await watch(empty));
  await empty.close();
  await page.bringToFront();
  return inp;
}

await browser.close();
await serving.close();
provider.close();
