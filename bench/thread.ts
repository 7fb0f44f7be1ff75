import { setTimeout as sleep } from "node:timers/promises";
import { conversationActions } from "./actions/conversation.ts";
import { longTaskMs, measureAction, tellTasks } from "./actions/measure.ts";
import { tasksDuring } from "./keystrokes/tasks.ts";
import { typed, watch } from "./keystrokes/typing.ts";
import { untilAtRest } from "./serving/at-rest.ts";
import { openSignedInPage } from "./serving/signed-in-page.ts";
import { startStudioWithProvider } from "./serving/studio-with-provider.ts";
import { streamWords, TOKENS_A_SECOND, WORDS } from "./thread/words.ts";

const MESSAGES = 1_000;
const ROUNDS = 10;
const THROTTLE = 4;
const INP_GOAL = 2;
const SCROLL_TICKS = 60;
const SCROLL_PX = 600;
const TICK_MS = 50;

/** Opens, scrolls and continues a thread of 1,000 messages in a browser, at full speed and with a slowed processor. */
const { provider, serving, owner } = await startStudioWithProvider();
const { browser, context, page, throttle } = await openSignedInPage(serving);
const conversation = await conversationActions({ page, owner, messages: MESSAGES, fill: serving.fill });
const { open, send, openLong, endAnswer, box, stop } = conversation;
const log = page.getByRole("log", { name: "Conversation" });

async function scroll() {
  await log.hover();
  for (let tick = 0; tick < SCROLL_TICKS; tick++) {
    await page.mouse.wheel(0, -SCROLL_PX);
    await sleep(TICK_MS);
  }
}
await openLong();
await untilAtRest();
// Not before: the jobs of the first start ask the model for ideas.
streamWords(provider.state);
console.log(`A thread of ${MESSAGES} messages`);

for (const rate of [1, THROTTLE]) {
  const goal = longTaskMs(rate);
  console.log(rate === 1 ? "At full speed" : `With a processor ${rate} times slower`);
  await measureAction(open, { page, rate, rounds: ROUNDS, throttle });
  await throttle(rate);
  tellTasks("scroll", await tasksDuring(page, scroll), goal);
  await throttle(1);
  await page.getByRole("button", { name: "Scroll to the end" }).click();
  await measureAction(send, { page, rate, rounds: ROUNDS, throttle });
  const { act } = await send.prepare(0);
  await throttle(rate);
  await act();
  await stop.waitFor();
  const watched = await watch(page);
  const inp = await typed(box, watched);
  const streamTasks = await tasksDuring(page, () => typed(box, watched));
  if (!(await stop.isVisible())) throw new Error("The answer ended before the typing did");
  const endTasks = await tasksDuring(page, endAnswer);
  const still = await referenceInp(rate);
  console.log(
    `  P5 a key while ${TOKENS_A_SECOND} words a second arrive, slowest but one of 50: ${inp.toFixed(0)} ms, in an empty page that streams ${still.toFixed(0)} ms, ratio ${(inp / still).toFixed(2)} (goal ${INP_GOAL}): ${inp / still <= INP_GOAL ? "met" : "MISSED"}`,
  );
  tellTasks("stream", streamTasks, goal);
  tellTasks("end of an answer", endTasks, goal);
  await throttle(1);
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
