import type { Requester } from "../../platform/usage-limits/usage-limits.ts";
import type { World } from "../../world.ts";

/** Starts work that continues after its start was answered. It counts as in progress until it ends. */
export async function startInBackground(
  world: Pick<World, "usage" | "background">,
  name: string,
  requester: Requester,
  start: () => Promise<() => Promise<unknown>>,
): Promise<void> {
  const release = await world.usage.start("generation", requester);
  try {
    const work = await start();
    world.background.run(name, () => work().finally(release));
  } catch (error) {
    await release();
    throw error;
  }
}
