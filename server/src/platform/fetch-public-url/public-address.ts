import { BlockList, isIPv4, isIPv6 } from "node:net";

const reserved = new BlockList();
for (const range of [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
])
  add(reserved, range, "ipv4");
// Of what is global: Teredo and its neighbours, documentation, and 6to4, which carries addresses of the other kind.
for (const range of ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]) add(reserved, range, "ipv6");

/** All others are local, mapped, translated or not given out. */
const global = new BlockList();
add(global, "2000::/3", "ipv6");

function add(list: BlockList, range: string, family: "ipv4" | "ipv6") {
  const [network = "", length = ""] = range.split("/");
  list.addSubnet(network, Number(length), family);
}

/** True for addresses of the public internet; false for private, reserved and translated ranges. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved.check(address, "ipv4");
  if (!isIPv6(address) || address.includes("%")) return false;
  return global.check(address, "ipv6") && !reserved.check(address, "ipv6");
}
