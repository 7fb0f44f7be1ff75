import { expect, it } from "vitest";
import { aMember, aUser } from "./factory.ts";
import { UserProfile } from "./schema.ts";

it.each([aUser(), aMember()])("creates people that the contract accepts: $firstName", (user) => {
  expect(UserProfile.parse(user)).toEqual(user);
});
