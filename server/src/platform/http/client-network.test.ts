import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { clientAddress, networkOf } from "./client-network.ts";

it.each([
  ["10.0.0.9", "10.0.0.9"],
  ["::ffff:10.0.0.9", "10.0.0.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["", ""],
  ["unknown", "unknown"],
  [`${"9".repeat(45)}and more`, "9".repeat(45)],
])("counts %s as %s", (address, network) => expect(networkOf(address)).toBe(network));

it.each([
  ["the header of the proxy, when there is one", "6.6.6.6, 10.0.0.9", true, "10.0.0.9"],
  ["no header without a proxy", "10.0.0.9", false, ""],
  ["the connection where the proxy says nothing", "", true, ""],
])("takes %s", (_, forwarded, isBehindProxy, address) => {
  const request = new IncomingMessage(new Socket());
  request.headers["x-forwarded-for"] = forwarded;
  expect(clientAddress(request, isBehindProxy)).toBe(address);
});
