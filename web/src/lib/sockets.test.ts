import { namespace } from "@coldopen/contract/kernel/sockets";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { holdSockets, socketOf } from "../testing/fake-socket.ts";
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

it("warns of none that stands by then", async () => {
  holdSockets();
  await connect(news, {});
  vi.advanceTimersByTime(900);
  socketOf("/news")?.push("connect");
  vi.advanceTimersByTime(900);
  expect(warn).not.toHaveBeenCalled();
});
