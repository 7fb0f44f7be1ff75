import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type ImageRequest = { path: string; key: string | undefined; type: string; body: Buffer };
type Behaviour = (response: ServerResponse, request: ImageRequest) => void;

const json = (status: number, value: unknown, headers: Record<string, string> = {}): Behaviour => {
  const text = JSON.stringify(value);
  return (response) => response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
};
export const refused = (status: number, headers?: Record<string, string>) =>
  json(status, { error: { code: status, message: "No", status: "REFUSED" } }, headers);

/** What each provider's picture looks like on the wire. */
export const answers = {
  openai: (picture: Buffer) => json(200, { created: 1, data: [{ b64_json: picture.toString("base64") }] }),
  gemini: (picture: Buffer) =>
    json(200, {
      candidates: [
        {
          content: {
            parts: [
              { text: "Here it is." },
              { inlineData: { mimeType: "image/png", data: picture.toString("base64") } },
            ],
          },
        },
      ],
    }),
  imagen: (picture: Buffer) =>
    json(200, { predictions: [{ mimeType: "image/png", bytesBase64Encoded: picture.toString("base64") }] }),
  model: json(200, { id: "m", name: "models/m", object: "model" }),
};

/** A server that speaks to those who want pictures; behaviours are used up one by one, the last one stays. */
export async function imageWire() {
  const state = { behaviours: [] as Behaviour[], asked: [] as ImageRequest[], closedEarly: 0 };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const bearer = request.headers.authorization?.replace("Bearer ", "");
      const google = request.headers["x-goog-api-key"];
      const asked = {
        path: request.url ?? "",
        key: bearer ?? (typeof google === "string" ? google : undefined),
        type: request.headers["content-type"] ?? "",
        body: Buffer.concat(pieces),
      };
      state.asked.push(asked);
      response.on("close", () => {
        if (!response.writableFinished) state.closedEarly++;
      });
      const [next] = state.behaviours.length > 1 ? state.behaviours.splice(0, 1) : state.behaviours;
      next?.(response, asked);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    url,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
