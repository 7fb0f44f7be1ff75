import { expect, it } from "vitest";
import { timeZones } from "./rules.ts";

it("lists the zones in order, each once, with UTC and the one in use among them", () => {
  expect(timeZones(["Europe/Berlin", "America/New_York"], "Asia/Kolkata")).toEqual([
    { value: "America/New_York", label: "America/New York" },
    { value: "Asia/Kolkata", label: "Asia/Kolkata" },
    { value: "Europe/Berlin", label: "Europe/Berlin" },
    { value: "UTC", label: "UTC" },
  ]);
  expect(timeZones(["UTC"], "UTC")).toHaveLength(1);
});
