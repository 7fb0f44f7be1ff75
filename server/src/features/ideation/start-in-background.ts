import type { AppContext } from "../../app-context.ts";
import type { Requester } from "../../platform/usage-limits/usage-limits.ts";

/** Starts work that continues after its start was answered. It counts as in progress until it ends. */
export async function startInBackground(
  context: Pick<AppContext, "usage" | "background">,
  name: string,
  requester: Requester,
  start: () => Promise<() => Promise<unknown>>,
): Promise<void> {
  const release = await context.usage.start("generation", requester);
  try {
    const work = await start();
    context.background.run(name, () => work().finally(release));
  } catch (error) {
    await release();
    throw error;
  }
}
