import { AppError, ErrorBody } from "@coldopen/contract/kernel/errors";

export type ServerEvent = { id: string | undefined; name: string; data: unknown };

/** The server ends its streams with this event when it shuts down. */
const RESUME = "resume";

/**
 * Yields the events of a text/event-stream response, wherever the bytes were split. A frame without its empty line is
 * incomplete and dropped. Ends when no byte, not even a heartbeat, has arrived for `stallMs`.
 */
export async function* eventsOf(response: Response, { stallMs }: { stallMs?: number | undefined } = {}) {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (let text = await readText(reader, stallMs); text !== undefined; text = await readText(reader, stallMs)) {
      rest += text;
      // A line break of two characters may be split: its second half is awaited.
      const isSplit = rest.endsWith("\r");
      const frames = (isSplit ? rest.slice(0, -1) : rest).replaceAll(/\r\n?/g, "\n").split("\n\n");
      rest = (frames.pop() ?? "") + (isSplit ? "\r" : "");
      for (const frame of frames) {
        const event = parseFrame(frame);
        if (!event) continue;
        if (event.name === RESUME) return;
        const body = event.name === "error" ? ErrorBody.safeParse(event.data) : undefined;
        if (body?.success) throw new AppError(body.data.code, body.data.message, { requestId: body.data.requestId });
        yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Undefined at the end of the stream, or after `stallMs` of silence. */
async function readText(reader: ReadableStreamDefaultReader<string>, stallMs: number | undefined) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<undefined>((resolve) => {
    if (stallMs !== undefined) timer = setTimeout(resolve, stallMs, undefined);
  });
  try {
    return (await Promise.race([reader.read(), stalled]))?.value;
  } finally {
    clearTimeout(timer);
  }
}

function parseFrame(frame: string): ServerEvent | undefined {
  const values = (field: string) =>
    frame
      .split("\n")
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).replace(/^ /, ""));
  const data = values("data").join("\n");
  if (data === "") return undefined;
  return { id: values("id").at(-1), name: values("event").at(-1) ?? "message", data: JSON.parse(data) };
}
