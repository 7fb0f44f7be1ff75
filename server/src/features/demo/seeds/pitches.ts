import { noSources } from "@coldopen/contract/pitches/rules";
import type { PitchContent, PitchStage } from "@coldopen/contract/pitches/schema";
import type { AppContext } from "../../../app-context.ts";
import { scopeForJob } from "../../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../../platform/demo/seed.ts";
import { newSecret } from "../../../platform/secrets.ts";
import {
  emptyPitch,
  encryptLink,
  estimateForChannel,
  pitchLinkStore,
  pitchStore,
  pitchVersionStore,
  withFigures,
} from "../../pitches/index.ts";
import { demoStore } from "./demo-store.ts";

const CHANNEL = "UChalfbuilt0000000000001";
const OWNER = "demo@coldopen.test";
const LINK_DAYS = 60;
const channel = {
  name: "Half Built",
  handle: "@halfbuilt",
  avatarUrl: null,
  bio: "Tess Okafor builds small, stubborn places to live, and lets the audience see every bill.",
};

type DemoPitch = { project: string; stage: PitchStage; isShared: boolean; content: PitchContent };

const emberline = emptyPitch({ brand: { name: "Emberline", websiteUrl: "https://emberline.example" }, channel });
const norrsaw = emptyPitch({ brand: { name: "Norrsaw", websiteUrl: "https://norrsaw.example" }, channel });

const demoPitches: readonly DemoPitch[] = [
  {
    project: "I Turned a $900 Shipping Container Into a Sauna",
    stage: "sent",
    isShared: true,
    content: {
      ...emberline,
      creatorProfile: {
        ...emberline.creatorProfile,
        valueProposition:
          "Half Built viewers come for the build and stay for the number at the end. They comment with part lists. They ask where the hinge came from. A tool on screen for eleven minutes is not an ad to them, it is the plot.",
      },
      audience: {
        ...emberline.audience,
        overview: "Homeowners and would-be builders who buy before winter, not after.",
        purchaseIntentMultiplier: 2.3,
        demographics: {
          gender: [
            { label: "Men", percentage: 61 },
            { label: "Women", percentage: 37 },
            { label: "Other", percentage: 2 },
          ],
          age: [
            { label: "25 to 34", percentage: 38 },
            { label: "35 to 44", percentage: 29 },
            { label: "18 to 24", percentage: 17 },
            { label: "45 and over", percentage: 16 },
          ],
          geography: [
            { label: "United States", percentage: 54 },
            { label: "Canada", percentage: 16 },
            { label: "Germany", percentage: 9 },
            { label: "Finland", percentage: 6 },
          ],
        },
        brandAffinities: [
          { brand: "Norrsaw", liftPercentage: 184 },
          { brand: "Birch & Bolt", liftPercentage: 142 },
          { brand: "Fellwear", liftPercentage: 96 },
        ],
      },
      campaign: {
        ...emberline.campaign,
        title: "The stove that has to work",
        description:
          "A $900 container sauna, six days, and the first hard frost on the way. One Emberline stove decides whether the build is a room or a freezer.",
        strategicRationale:
          "The stove is the last unknown of the build. The viewer wants it to light as much as Tess does.",
        integrationTimeline: [
          {
            phase: "before",
            description: "Tess prices four stoves on camera and explains why the cheapest one failed last winter.",
          },
          {
            phase: "during",
            description:
              "Installation and first fire, 2 min 40 s. The thermometer climbs from -18 to 92 in one shot, and the only sound is the Emberline door.",
          },
          { phase: "after", description: "A pinned comment with the part list and a 30-day heat log." },
        ],
      },
      closingMessage: "I was going to buy your stove anyway. Let me show people why.",
      sources: {
        ...noSources,
        purchaseIntentMultiplier: "typed",
        gender: "typed",
        age: "typed",
        geography: "typed",
        brandAffinities: "typed",
      },
    },
  },
  {
    project: "7 Days Alone in a Fire Lookout",
    stage: "draft",
    isShared: false,
    content: {
      ...norrsaw,
      campaign: {
        ...norrsaw.campaign,
        title: "One saw, seven days of firewood",
        description:
          "Seven days alone in a fire lookout, with one saw and no road. What is not cut by dusk is not there at night.",
        strategicRationale: "The saw is what heats the cabin, so its use needs no explanation.",
        integrationTimeline: [
          { phase: "before", description: "The borrowed saw jams in the first log, and the light is going." },
          {
            phase: "during",
            description: "The Norrsaw cuts the night's wood in one shot, with the sun going down behind it.",
          },
          {
            phase: "after",
            description: "The stack is measured each morning. The saw hangs by the door until the last day.",
          },
        ],
      },
    },
  },
];

/** Two pitches of the first channel, one of them shared. */
export const pitchesSeed = ({ db, secretBox }: Pick<AppContext, "db" | "secretBox">): DemoSeed => ({
  name: "pitches-1",
  run: async () => {
    const owner = await demoStore(db).findOwner(CHANNEL, OWNER);
    if (!owner) return;
    const scope = scopeForJob(owner);
    const { createdBy } = owner;
    for (const { project, stage, isShared, content } of demoPitches) {
      const found = await demoStore(db).findWithThumbnail(CHANNEL, project);
      const pictured = { ...content, campaign: { ...content.campaign, heroImageUrl: found?.thumbnail ?? null } };
      const pitch = { threadId: null, projectId: found?.id ?? null, content: pictured, createdBy, stage };
      const pitchId = await pitchStore(db).insert(scope, pitch);
      await pitchVersionStore(db).insert({ pitchId, version: 1, content: pictured, createdBy });
      if (isShared) await pitchLinkStore(db).upsert(encryptLink(secretBox, pitchId, newSecret()), LINK_DAYS);
    }
  },
});

/** Adds the estimates, once there is a catalogue to compute them from. */
export const pitchFiguresSeed = (context: Pick<AppContext, "db" | "now">): DemoSeed => ({
  name: "pitch-figures-1",
  run: async () => {
    const { db, now } = context;
    const owner = await demoStore(db).findOwner(CHANNEL, OWNER);
    if (!owner) return;
    const scope = scopeForJob(owner);
    const figures = await estimateForChannel(context, scope);
    const { data } = await pitchStore(db).list(scope, {});
    for (const { id, version, content } of data) {
      const next = { version: version + 1, content: withFigures(content, figures, now()), updatedBy: owner.createdBy };
      await pitchStore(db).update(scope, id, next);
      await pitchVersionStore(db).insert({
        pitchId: id,
        version: next.version,
        content: next.content,
        createdBy: owner.createdBy,
      });
    }
  },
});
