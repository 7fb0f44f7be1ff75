const AT_ONCE = 4;

/** Runs a change on each project with limited concurrency and returns the failed ones. */
export async function runOnEach<T>(
  projects: readonly T[],
  run: (project: T) => Promise<unknown>,
): Promise<{ done: T[]; failed: T[] }> {
  const waiting = [...projects];
  const done: T[] = [];
  const failed: T[] = [];
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
