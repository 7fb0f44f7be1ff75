import { UserProfile } from "@coldopen/contract/session/schema";
import { type BrowserContext, expect, type Page } from "@playwright/test";

export const PASSWORD = "coldopen-demo";
export type Person = "demo" | "admin" | "member" | "rival" | "newcomer" | "lapsed";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;
/** Each worker signs a person in once, since password hashing is slow on purpose. */
const kept = new Map<Person, Cookies>();

/** Signs in through the API, for tests that are not about sign-in. */
export async function signedInAs(page: Page, person: Person): Promise<UserProfile> {
  const context = page.context();
  const cookies = kept.get(person);
  if (cookies) await context.addCookies(cookies);
  else {
    const data = { email: `${person}@coldopen.test`, password: PASSWORD };
    expect((await page.request.post("/api/auth/sign-in/email", { data })).ok()).toBe(true);
    kept.set(person, await context.cookies());
  }
  return UserProfile.parse(await (await page.request.get("/api/users/profile")).json());
}

/** The person's first channel, as the API names it. */
export function firstChannelOf({ organizations: [place], email }: UserProfile) {
  if (!place) throw new Error(`${email} has no channel`);
  return { organizationId: place.organizationId, channelUCID: place.channel.ucid };
}

/** The address of a screen inside the person's first channel. */
export function inFirstChannel(user: UserProfile, rest: string): string {
  const { organizationId, channelUCID } = firstChannelOf(user);
  return `/app/${organizationId}/${channelUCID}/${rest}`;
}
