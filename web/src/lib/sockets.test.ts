import { namespace } from "@coldopen/contract/kernel/sockets";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { holdSockets, socketOf } from "../testing/fake-socket.ts";
import { clientId } from "./client-id.ts";
import { connect } from "./sockets.ts";

const news = namespace({ path: "/news", access: "user", toClient: {}, toServer: {} });
const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(() => {
  vi.useFakeTimers();
  warn.mockClear();
});
afterEach(() => void vi.useRealTimers());

it("warns when a connection takes more than a second", async () => {
  holdSockets();
  const slow = vi.fn();
  await connect(news, { slow });
  vi.advanceTimersByTime(999);
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(warn).toHaveBeenCalledWith("/news is taking long to connect");
  expect(slow).toHaveBeenCalledTimes(1);
});

it("does not warn about an open connection", async () => {
  holdSockets();
  await connect(news, {});
  vi.advanceTimersByTime(900);
  socketOf("/news")?.push("connect");
  vi.advanceTimersByTime(900);
  expect(warn).not.toHaveBeenCalled();
});

it("names its tab, so that the server doesn't send the tab its own changes", async () => {
  await connect(news, {});
  expect(socketOf("/news")?.options).toMatchObject({ auth: { clientId } });
});

it.each([
  ["connection_limit", 30_000],
  ["unavailable", 1_000],
])("tries again after a refusal, later where too many connections are open: %s", async (message, ms) => {
  await connect(news, {});
  const socket = socketOf("/news");
  socket?.push("connect_error", new Error(message));
  vi.advanceTimersByTime(ms - 1);
  expect(socket?.connects).toBe(0);
  vi.advanceTimersByTime(ms + 1);
  expect(socket?.connects).toBe(1);
});
