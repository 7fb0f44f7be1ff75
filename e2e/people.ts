import { UserProfile } from "@coldopen/contract/session/schema";
import { expect, type Page } from "@playwright/test";

export const PASSWORD = "coldopen-demo";
export type Person = "demo" | "admin" | "member" | "rival" | "newcomer" | "lapsed";

/** Signs in without the form, for journeys that are about something else. */
export async function signedInAs(page: Page, person: Person): Promise<UserProfile> {
  const data = { email: `${person}@coldopen.test`, password: PASSWORD };
  expect((await page.request.post("/api/auth/sign-in/email", { data })).ok()).toBe(true);
  return UserProfile.parse(await (await page.request.get("/api/users/profile")).json());
}

/** The address of a screen inside the person's first channel. */
export function inFirstChannel(user: UserProfile, rest: string): string {
  const entry = user.organizations[0];
  if (!entry) throw new Error(`${user.email} has no channel`);
  return `/app/${entry.organizationId}/${entry.channel.ucid}/${rest}`;
}
