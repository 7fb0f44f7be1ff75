import { expect, it } from "vitest";
import { promotionsIn } from "./promotions.ts";

it("reads the promotional parameters of an address and nothing else", () => {
  expect(promotionsIn("?utm_source=newsletter&promo_code=%20FIRST%20&token=secret&couponid=")).toEqual({
    utm_source: "newsletter",
    promo_code: "FIRST",
  });
});

it("takes the first of a repeated parameter and drops what is too long to be one", () => {
  expect(promotionsIn(`?planid=creator&planid=team&pkey=${"x".repeat(201)}`)).toEqual({ planid: "creator" });
});

it("finds nothing in an address without any", () => expect(promotionsIn("")).toEqual({}));

it("knows every parameter that a campaign may carry", () => {
  const names = "utm_source utm_medium utm_campaign utm_content utm_term planid contactid pkey couponid promo_code";
  const all = Object.fromEntries(names.split(" ").map((name) => [name, `a ${name}`]));
  expect(promotionsIn(`?${new URLSearchParams(all)}`)).toEqual(all);
});
