import { paths } from "@coldopen/contract/paths";
import {
  aMember,
  aMembership,
  anEntitlement,
  aUser,
  fieldNotes,
  nightShift,
  northlight,
  uuid,
} from "@coldopen/contract/session/factory";
import { describe, expect, it } from "vitest";
import { defaultValues } from "../features/labs/api.ts";
import * as guards from "./guards.ts";

const here = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const there = { organizationId: northlight.id, channelUcid: nightShift.ucid };
const contextOf = (parts: Partial<guards.GuardContext> = {}): guards.GuardContext => ({
  user: aUser(),
  gates: defaultValues.gates,
  onboardedChannels: [],
  channel: here,
  search: {},
  ...parts,
});
const withGates = (gates: Partial<typeof defaultValues.gates>) => ({ gates: { ...defaultValues.gates, ...gates } });
const lapsed = aUser({ organizationUsers: [aMembership({ organization: { subscriptionActive: false } })] });
const pending = aUser({ organizationUsers: [aMembership({ status: "pending" })] });
const allow = { kind: "allow" };
const redirectTo = (to: string) => ({ kind: "redirect", to });

describe.each<[string, guards.Guard, [string, guards.GuardContext, object][]]>([
  [
    "the signed-in guard",
    guards.signedIn,
    [
      ["allows a signed-in user", contextOf(), allow],
      ["redirects a signed-out user to the log-out page", contextOf({ user: null }), redirectTo(paths.logout)],
    ],
  ],
  [
    "entry",
    guards.mayEnter,
    [
      ["opens with an active membership and subscription", contextOf(), allow],
      ["leads to pricing without a subscription", contextOf({ user: lapsed }), redirectTo(paths.pricing)],
      ["leads to pricing while the membership is pending", contextOf({ user: pending }), redirectTo(paths.pricing)],
    ],
  ],
  [
    "a channel",
    guards.knownChannel,
    [
      ["is known by its channel", contextOf(), allow],
      [
        "is not, in another organization",
        contextOf({ channel: { ...here, organizationId: uuid(1, 9) } }),
        { kind: "notFound", what: "organization" },
      ],
      ["is not, where the membership ended", contextOf({ user: lapsed }), { kind: "notFound", what: "organization" }],
      [
        "is not, with a channel of someone else",
        contextOf({ user: aMember(), channel: there }),
        { kind: "notFound", what: "channel" },
      ],
      ["is not found without a channel", contextOf({ channel: undefined }), { kind: "notFound", what: "page" }],
    ],
  ],
  [
    "onboarding",
    guards.onboarded,
    [
      ["is passed while the guard is disabled", contextOf(withGates({ STUDIO_DISABLE_ONBOARDING_GUARD: true })), allow],
      ["is passed by a channel in the kept list", contextOf({ onboardedChannels: [fieldNotes.ucid] }), allow],
      [
        "replaces the address for any other channel",
        contextOf({ onboardedChannels: [nightShift.ucid] }),
        { kind: "redirect", to: "/onboarding/complete", replace: true },
      ],
    ],
  ],
  [
    "the team page",
    guards.forAdmins,
    [
      ["opens for the primary", contextOf(), allow],
      [
        "opens for an admin",
        contextOf({ user: aMember({ entitlements: [anEntitlement(fieldNotes.ucid, "admin")] }) }),
        allow,
      ],
      ["sends a user to the profile", contextOf({ user: aMember() }), redirectTo(paths.profile)],
      [
        "looks at the channel of the address",
        contextOf({ user: aMember({ entitlements: [anEntitlement(fieldNotes.ucid, "admin")] }), channel: there }),
        redirectTo(paths.profile),
      ],
    ],
  ],
  [
    "labs",
    guards.labs,
    [
      ["open for admins", contextOf(), allow],
      ["send others to the profile", contextOf({ user: aMember() }), redirectTo(paths.profile)],
      ["are closed without their gate", contextOf(withGates({ STUDIO_LABS_ACCESS: false })), redirectTo(paths.profile)],
    ],
  ],
  [
    "the workbench",
    guards.workbench,
    [
      ["opens with its gate", contextOf(withGates({ STUDIO_WORKBENCH_ACCESS: true })), allow],
      [
        "leads to the dashboard without",
        contextOf(withGates({ STUDIO_WORKBENCH_ACCESS: false })),
        redirectTo(paths.channelHome(here)),
      ],
    ],
  ],
  [
    "pitches",
    guards.pitches,
    [
      [
        "open with their gate",
        contextOf({ ...withGates({ STUDIO_PITCH_AGENT_ACCESS: true }), onboardedChannels: [fieldNotes.ucid] }),
        allow,
      ],
      ["lead home without", contextOf(withGates({ STUDIO_PITCH_AGENT_ACCESS: false })), redirectTo(paths.root)],
      [
        "need a channel",
        contextOf({ ...withGates({ STUDIO_PITCH_AGENT_ACCESS: true }), channel: undefined }),
        redirectTo(paths.noChannels),
      ],
    ],
  ],
  [
    "the campaign",
    guards.campaign,
    [
      [
        "opens by its name",
        contextOf({ ...withGates({ STUDIO_IDEAS_FOR_YOU: true }), search: { name: "ideas-for-you" } }),
        allow,
      ],
      [
        "is not found by another",
        contextOf({ ...withGates({ STUDIO_IDEAS_FOR_YOU: true }), search: { name: "other" } }),
        { kind: "notFound", what: "page" },
      ],
      [
        "leads to the dashboard without its gate",
        contextOf({ ...withGates({ STUDIO_IDEAS_FOR_YOU: false }), search: { name: "ideas-for-you" } }),
        redirectTo(paths.channelHome(here)),
      ],
    ],
  ],
  [
    "the studio's door",
    guards.toFirstScreen,
    [
      ["leads to the first screen", contextOf(), redirectTo(paths.firstScreen)],
      ["leads to the connect page without a channel", contextOf({ channel: undefined }), redirectTo(paths.noChannels)],
    ],
  ],
  [
    "the dashboard",
    guards.withChannel,
    [
      ["opens with a channel", contextOf(), allow],
      ["leads to the connect page without one", contextOf({ channel: undefined }), redirectTo(paths.noChannels)],
    ],
  ],
  [
    "the list of projects",
    guards.projects,
    [
      ["opens with statuses", contextOf({ search: { status__in: "idea" } }), allow],
      [
        "leads to itself with the default ones, keeping the rest",
        contextOf({ search: { sort: "name" } }),
        {
          kind: "redirect",
          to: `${paths.projects(here)}?sort=name&status__in=idea&status__in=in_development&status__in=published`,
          replace: true,
        },
      ],
    ],
  ],
  [
    "an unlisted path",
    guards.underChannel("outliers?sort=views"),
    [
      [
        "belongs to the channel",
        contextOf(),
        redirectTo(`/app/${northlight.id}/${fieldNotes.ucid}/outliers?sort=views`),
      ],
      ["is not found without one", contextOf({ channel: undefined }), { kind: "notFound", what: "page" }],
    ],
  ],
])("%s", (_, guard, cases) => {
  it.each(cases)("%s", (__, context, result) => expect(guard(context)).toEqual(result));
});
