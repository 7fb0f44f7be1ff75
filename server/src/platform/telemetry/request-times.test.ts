import { expect, it } from "vitest";
import { openRequestTimes } from "./request-times.ts";

it("counts each request in every bucket that holds it", () => {
  const times = openRequestTimes();
  for (const seconds of [0.004, 0.2, 60]) times.add("GET", "/api/a", 200, seconds);
  const said = times.text();
  const line = (name: string) =>
    said.split("\n").find((one) => one.startsWith(`http_request_duration_seconds_${name}`));
  const labels = 'method="GET",route="/api/a",status="200"';
  expect(line(`bucket{${labels},le="0.005"}`)).toMatch(/ 1$/);
  expect(line(`bucket{${labels},le="0.1"}`)).toMatch(/ 1$/);
  expect(line(`bucket{${labels},le="0.25"}`)).toMatch(/ 2$/);
  expect(line(`bucket{${labels},le="+Inf"}`)).toMatch(/ 3$/);
  expect(line("count")).toMatch(/ 3$/);
  expect(line("sum")).toMatch(/ 60\.204$/);
});

it("keeps methods, routes and outcomes apart, and what is written in them inside its quotes", () => {
  const times = openRequestTimes();
  times.add("GET", "/a", 200, 1);
  times.add("PUT", "/a", 200, 1);
  times.add("GET", "/a", 404, 1);
  times.add("GET", '/"b"\n', 200, 1);
  const counts = times.text().match(/_count\{.*\} 1$/gm);
  expect(counts).toHaveLength(4);
  expect(counts?.[3]).toContain('route="/\\"b\\"\\n"');
});
