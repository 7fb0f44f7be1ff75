export { openThreads } from "./open-threads.ts";
export { refetchThreads } from "./thread-lists.ts";
