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
