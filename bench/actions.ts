import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { calendarAction } from "./actions/calendar.ts";
import { conversationActions } from "./actions/conversation.ts";
import { measureAction } from "./actions/measure.ts";
import { outlierActions } from "./actions/outliers.ts";
import { projectActions } from "./actions/project.ts";
import { untilAtRest } from "./serving/at-rest.ts";
import { openSignedInPage } from "./serving/signed-in-page.ts";
import { startStudioWithProvider } from "./serving/studio-with-provider.ts";
import { streamWords } from "./thread/words.ts";

const MESSAGES = 1_000;
const CATALOGUE_MS = 600_000;
const RATES = [1, 4];
const Published = z.object({ results: z.array(z.unknown()).optional() });

const optionOf = (name: string) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const rounds = Number(optionOf("rounds") ?? 21);
const only = optionOf("only");

/**
 * Twelve everyday actions in a browser, at full speed and with a slowed processor: from the click to the visible result
 * beyond the network, and the longest tasks. Options: --rounds=21, --only=<part of a name>
 */
const { provider, serving, channel, owner } = await startStudioWithProvider();
const ideasAtOnce = { ...provider.state };

for (const from = Date.now(); ; await sleep(1_000)) {
  const { results = [] } = Published.parse(await serving.get("/api/idea/channel_video"));
  if (results.length > 0) break;
  if (Date.now() - from > CATALOGUE_MS) throw new Error("The catalogue was never published");
}
await untilAtRest();

const { browser, page, throttle } = await openSignedInPage(serving);
const conversation = await conversationActions({
  page,
  owner,
  messages: MESSAGES,
  fill: serving.fill,
});
const projects = await projectActions(page, serving, channel);
const all = [
  ...projects,
  ...outlierActions(page, channel),
  calendarAction(page, channel),
  conversation.open,
  conversation.send,
];
for (const rate of RATES) {
  console.log(rate === 1 ? "At full speed" : `With a processor ${rate} times slower`);
  for (const action of all.filter(({ name }) => !only || name.includes(only))) {
    if (action === conversation.send) streamWords(provider.state);
    else Object.assign(provider.state, ideasAtOnce);
    await measureAction(action, { page, rate, rounds, throttle });
  }
}

await browser.close();
await serving.close();
provider.close();
