import type { AudienceReport } from "../adapters/audience/port.ts";
import { aDrawing } from "./make-pictures.ts";
import { noLimits, unlimited } from "./no-limits.ts";
import { startApp, type TestApp } from "./start-app.ts";

type PitchWorld = {
  /** What the analytics of every channel report, or fail with. */
  report: AudienceReport | Error | undefined;
  /** Every address that was fetched from other sites. All of them have the same picture, except those with "nologo". */
  readonly fetched: string[];
};
export type PitchStudio = Awaited<ReturnType<typeof startPitchStudio>>;

/** A studio with a logo service, and channels to make pitches in. */
export async function startPitchStudio() {
  const world: PitchWorld = { report: undefined, fetched: [] };
  const logo = await aDrawing().png().toBuffer();
  const app = await startApp({
    change: (context) => ({
      ...context,
      ...unlimited,
      limits: { ...noLimits, allows: context.limits.allows },
      config: { ...context.config, logoServiceUrl: "https://logos.example/{domain}?size=256" },
      audience: {
        findReport: async () => {
          if (world.report instanceof Error) throw world.report;
          return world.report;
        },
      },
      fetchPublicUrl: async (address) => {
        world.fetched.push(address);
        if (address.includes("nologo")) throw new Error("Not found");
        return logo;
      },
    }),
  });
  return Object.assign(world, { app, arrange: (options = { isGateOn: true }) => arrange(app, options) });
}

async function arrange(app: TestApp, { isGateOn }: { isGateOn: boolean }) {
  const { given, context } = app;
  const owner = await given.user();
  const organizationId = await given.organization({ ownerId: owner.id, plan: "team" });
  const channelUcid = await given.channel(organizationId, { name: "Half Built" });
  await context.flags.setForOrganization("STUDIO_PITCH_AGENT_ACCESS", organizationId, isGateOn);
  const base = `/api/orgs/${organizationId}/channels/${channelUcid}/pitches`;
  const browser = await app.as(owner.email);
  const call = (method: "GET" | "POST" | "PUT" | "DELETE", rest = "", payload?: object) =>
    browser.call({ method, url: `${base}${rest}`, ...(payload && { payload }) });
  const create = async (body: object = {}) => (await call("POST", "", { brand_name: "Emberline", ...body })).json();
  return { call, create, organizationId, channelUcid, owner, base };
}
