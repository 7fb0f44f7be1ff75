import v8 from "node:v8";

/** An idle process would shrink its heap, and whoever comes next would wait while it grows again, collection by collection. */
export const keepHeap = (): void => v8.setFlagsFromString("--no-memory-reducer");
