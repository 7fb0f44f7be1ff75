import { AppError, ErrorBody } from "@coldopen/contract/kernel/errors";

/** Yields the events of a text/event-stream response, wherever the bytes were split. */
export async function* eventsOf(response: Response): AsyncGenerator<unknown> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const frames = (rest + chunk.value.replaceAll("\r\n", "\n")).split("\n\n");
      rest = frames.pop() ?? "";
      for (const frame of frames) {
        const { name, data } = fieldsOf(frame);
        if (data === "") continue;
        const value: unknown = JSON.parse(data);
        if (name === "error") throw errorOf(value);
        yield value;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function fieldsOf(frame: string) {
  const values = (field: string) =>
    frame
      .split("\n")
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).replace(/^ /, ""));
  return { name: values("event").at(-1) ?? "message", data: values("data").join("\n") };
}

function errorOf(value: unknown): AppError {
  const body = ErrorBody.safeParse(value);
  if (!body.success) return new AppError("unexpected", "Unknown: See logs for more details.");
  return new AppError(body.data.code, body.data.message, { requestId: body.data.requestId });
}
