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
const visit = (parts: Partial<guards.Visit> = {}): guards.Visit => ({
  user: aUser(),
  gates: defaultValues.gates,
  onboardedChannels: [],
  place: here,
  search: {},
  ...parts,
});
const withGates = (gates: Partial<typeof defaultValues.gates>) => ({ gates: { ...defaultValues.gates, ...gates } });
const lapsed = aUser({ organizationUsers: [aMembership({ organization: { subscriptionActive: false } })] });
const pending = aUser({ organizationUsers: [aMembership({ status: "pending" })] });
const enter = { kind: "enter" };
const go = (to: string) => ({ kind: "go", to });

describe.each<[string, guards.Guard, [string, guards.Visit, object][]]>([
  [
    "the signed-in guard",
    guards.signedIn,
    [
      ["lets someone in", visit(), enter],
      ["sends nobody to log out", visit({ user: null }), go(paths.logout)],
    ],
  ],
  [
    "entry",
    guards.mayEnter,
    [
      ["opens with an active membership and subscription", visit(), enter],
      ["leads to pricing without a subscription", visit({ user: lapsed }), go(paths.pricing)],
      ["leads to pricing while the membership is pending", visit({ user: pending }), go(paths.pricing)],
    ],
  ],
  [
    "a place",
    guards.knownPlace,
    [
      ["is known by its channel", visit(), enter],
      [
        "is not, in another organization",
        visit({ place: { ...here, organizationId: uuid(1, 9) } }),
        { kind: "unknown", what: "organization" },
      ],
      ["is not, where the membership ended", visit({ user: lapsed }), { kind: "unknown", what: "organization" }],
      [
        "is not, with a channel of someone else",
        visit({ user: aMember(), place: there }),
        { kind: "unknown", what: "channel" },
      ],
      ["is no place at all without a channel", visit({ place: undefined }), { kind: "unknown", what: "page" }],
    ],
  ],
  [
    "onboarding",
    guards.onboarded,
    [
      ["is passed while the guard is disabled", visit(), enter],
      [
        "is passed by a channel in the kept list",
        visit({ ...withGates({ STUDIO_DISABLE_ONBOARDING_GUARD: false }), onboardedChannels: [fieldNotes.ucid] }),
        enter,
      ],
      [
        "replaces the address for any other channel",
        visit({ ...withGates({ STUDIO_DISABLE_ONBOARDING_GUARD: false }), onboardedChannels: [nightShift.ucid] }),
        { kind: "go", to: "/onboarding/complete", replace: true },
      ],
    ],
  ],
  [
    "the team page",
    guards.forAdmins,
    [
      ["opens for the primary", visit(), enter],
      [
        "opens for an admin",
        visit({ user: aMember({ entitlements: [anEntitlement(fieldNotes.ucid, "admin")] }) }),
        enter,
      ],
      ["sends a user to the profile", visit({ user: aMember() }), go(paths.profile)],
      [
        "looks at the channel of the address",
        visit({ user: aMember({ entitlements: [anEntitlement(fieldNotes.ucid, "admin")] }), place: there }),
        go(paths.profile),
      ],
    ],
  ],
  [
    "labs",
    guards.labs,
    [
      ["open for admins", visit(), enter],
      ["send others to the profile", visit({ user: aMember() }), go(paths.profile)],
      ["are closed without their gate", visit(withGates({ STUDIO_LABS_ACCESS: false })), go(paths.profile)],
    ],
  ],
  [
    "the workbench",
    guards.workbench,
    [
      ["opens with its gate", visit(withGates({ STUDIO_WORKBENCH_ACCESS: true })), enter],
      [
        "leads to the dashboard without",
        visit(withGates({ STUDIO_WORKBENCH_ACCESS: false })),
        go(paths.channelHome(here)),
      ],
    ],
  ],
  [
    "pitches",
    guards.pitches,
    [
      ["open with their gate", visit(withGates({ STUDIO_PITCH_AGENT_ACCESS: true })), enter],
      ["lead home without", visit(withGates({ STUDIO_PITCH_AGENT_ACCESS: false })), go(paths.root)],
    ],
  ],
  [
    "the campaign",
    guards.campaign,
    [
      [
        "opens by its name",
        visit({ ...withGates({ STUDIO_IDEAS_FOR_YOU: true }), search: { name: "ideas-for-you" } }),
        enter,
      ],
      [
        "is not found by another",
        visit({ ...withGates({ STUDIO_IDEAS_FOR_YOU: true }), search: { name: "other" } }),
        { kind: "unknown", what: "page" },
      ],
      [
        "leads to the dashboard without its gate",
        visit({ ...withGates({ STUDIO_IDEAS_FOR_YOU: false }), search: { name: "ideas-for-you" } }),
        go(paths.channelHome(here)),
      ],
    ],
  ],
  [
    "the studio's door",
    guards.toFirstScreen,
    [
      ["leads to the first screen", visit(), go(paths.chat)],
      ["leads to the connect page without a channel", visit({ place: undefined }), go(paths.noChannels)],
    ],
  ],
  [
    "the dashboard",
    guards.withChannel,
    [
      ["opens with a channel", visit(), enter],
      ["leads to the connect page without one", visit({ place: undefined }), go(paths.noChannels)],
    ],
  ],
  [
    "the list of projects",
    guards.projects,
    [
      ["opens with statuses", visit({ search: { status__in: "idea" } }), enter],
      [
        "leads to itself with the default ones, keeping the rest",
        visit({ search: { sort: "name" } }),
        {
          kind: "go",
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
      ["belongs to the channel", visit(), go(`/app/${northlight.id}/${fieldNotes.ucid}/outliers?sort=views`)],
      ["is not found without one", visit({ place: undefined }), { kind: "unknown", what: "page" }],
    ],
  ],
])("%s", (_, guard, cases) => {
  it.each(cases)("%s", (__, asked, verdict) => expect(guard(asked)).toEqual(verdict));
});
