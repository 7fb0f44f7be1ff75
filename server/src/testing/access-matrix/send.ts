import type { Browser } from "../start-app.ts";
import type { Input } from "./example.ts";
import { ghostIds, type Home, type Ids } from "./home.ts";
import type { Operation } from "./operations.ts";

/** The fields of a query in the order of the wire, where a list is a repeated field. */
export const queryFields = (query: NonNullable<Input["query"]>): [string, string][] =>
  Object.entries(query).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one]));

export const urlOf = (path: string, { params = {}, query = {} }: Input) => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams(queryFields(query));
  return search.size > 0 ? `${filled}?${search}` : filled;
};

const bodyOf = ({ body, file }: Input) => {
  if (file)
    return {
      payload: "text" in file ? file.text : Buffer.from(file.base64, "base64"),
      headers: { "content-type": file.type },
    };
  return body === undefined ? {} : { payload: JSON.stringify(body), headers: { "content-type": "application/json" } };
};

/** Status and body, without what differs from call to call by design. */
export async function send(browser: Browser, operation: Operation, input: Input, headers: Record<string, string> = {}) {
  const body = bodyOf(input);
  const response = await browser.call({
    method: operation.method,
    url: urlOf(operation.path, input),
    ...body,
    headers: { ...body.headers, ...headers },
  });
  const text = response.body.replace(/"requestId":"[^"]+"/, '"requestId":"-"');
  return { status: response.statusCode, text, headers: response.headers };
}

const swap = (input: Input, from: Partial<Ids>, to: Partial<Ids>): Input => {
  let text = JSON.stringify(input);
  for (const name of Object.keys(from) as (keyof Ids)[]) text = text.replaceAll(from[name] ?? "", to[name] ?? "");
  return JSON.parse(text);
};

/** Which ids of a home a call names. */
export const idsIn = (input: Input, { ids }: Home) => {
  const text = JSON.stringify(input);
  return (Object.keys(ids) as (keyof Ids)[]).filter((name) => text.includes(ids[name]));
};

/** The same call with ids that nothing has. */
export const ghostly = (input: Input, home: Home): Input => swap(input, home.ids, ghostIds());

/** The same call with one id of someone else's home. */
export const withForeign = (input: Input, home: Home, name: keyof Ids, other: Ids): Input =>
  swap(input, { [name]: home.ids[name] }, { [name]: other[name] });
