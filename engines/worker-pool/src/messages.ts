export type ToWorker<Task> = { id: number; task: Task } | { cancel: number };
export type FromWorker<Result> = { id: number; result: Result } | { id: number; failure: string };
