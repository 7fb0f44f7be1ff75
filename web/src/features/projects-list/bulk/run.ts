import type { VideoProject } from "@coldopen/contract/projects/schema";

const AT_ONCE = 4;

/** Runs a change on each project, a few at a time, and says on which it failed. */
export async function runOnEach(
  projects: readonly VideoProject[],
  run: (project: VideoProject) => Promise<unknown>,
): Promise<{ done: VideoProject[]; failed: VideoProject[] }> {
  const waiting = [...projects];
  const done: VideoProject[] = [];
  const failed: VideoProject[] = [];
  const work = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      try {
        await run(project);
        done.push(project);
      } catch {
        failed.push(project);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { done, failed };
}
