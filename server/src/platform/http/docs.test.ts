import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
let page: string;
beforeAll(async () => {
  studio = await startApp();
  page = (await studio.browser().call({ url: "/api/docs" })).body;
});
afterAll(() => studio.close());

it("lists every operation of the document, each where a link can lead to it", async () => {
  const { paths } = (await studio.browser().call({ url: "/api/openapi.json" })).json();
  const ids = Object.values<Record<string, { operationId: string }>>(paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId);
  expect(ids.length).toBeGreaterThan(90);
  expect(ids.filter((id) => !page.includes(`<details id="${id}">`))).toEqual([]);
});

it("names a type wherever null is allowed, as OpenAPI 3.0 requires", async () => {
  const nullable: object[] = [];
  JSON.parse((await studio.browser().call({ url: "/api/openapi.json" })).body, (_, value) => {
    if (value?.nullable === true) nullable.push(value);
    return value;
  });
  expect(nullable.length).toBeGreaterThan(50);
  expect(nullable.filter((schema) => !("type" in schema))).toEqual([]);
});

it("says what an operation takes and answers in words one can read", () => {
  const [, signIn = ""] = page.split('<details id="session.signIn">');
  const [text = ""] = signIn.split("</details>");
  expect(text).toContain("email: string  // at most 254 characters");
  expect(text).toContain("user: {\n    id: uuid\n    email: string\n  }");
  expect(text).toContain("Sign in with e-mail and password");
});

it("asks for nothing that its own page doesn't bring", () => {
  const asked = [...page.matchAll(/(?:href|src)="([^"#]+)"/g)].map(([, address]) => address);
  expect(asked.filter((address) => !address?.startsWith("data:"))).toEqual([
    "/api/docs/style.css",
    "/api/openapi.json",
  ]);
});
