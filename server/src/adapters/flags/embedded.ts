import { createHash, randomUUID } from "node:crypto";
import {
  type ExperimentName,
  type ExperimentValues,
  experiments,
  type GateName,
  type GateValues,
  gates,
} from "@coldopen/contract/labs/schema";
import type { EvaluationContext, JsonValue, Provider, ResolutionDetails } from "@openfeature/server-sdk";
import { OpenFeature } from "@openfeature/server-sdk";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import type { FlagSubject, Flags } from "./port.ts";
import { decide, type FlagRule } from "./rules.ts";
import { flagRules } from "./tables.ts";

const RULES_KEPT_MS = 1_000;

/** 0 to 99, the same for the same flag and person on every node. */
const bucketOf = (flag: string, key: string) =>
  createHash("sha256").update(`${flag}|${key}`).digest().readUInt32BE(0) % 100;
const stringIn = (context: EvaluationContext, name: string) =>
  typeof context[name] === "string" ? context[name] : undefined;

function databaseProvider(rules: () => Promise<readonly FlagRule[]>): Provider {
  const variantFor = async (flag: string, context: EvaluationContext) => {
    const organizationId = stringIn(context, "organizationId");
    const userId = stringIn(context, "userId");
    const key = context.targetingKey ?? "";
    return decide(await rules(), flag, {
      key,
      bucketOf,
      ...(organizationId && { organizationId }),
      ...(userId && { userId }),
    });
  };
  return {
    metadata: { name: "cold-open-database" },
    runsOn: "server",
    resolveBooleanEvaluation: async (flag, fallback, context): Promise<ResolutionDetails<boolean>> => {
      const variant = await variantFor(flag, context);
      return variant === undefined
        ? { value: fallback, reason: "DEFAULT" }
        : { value: variant === "on", variant, reason: "TARGETING_MATCH" };
    },
    resolveStringEvaluation: async (flag, fallback, context): Promise<ResolutionDetails<string>> => {
      const variant = await variantFor(flag, context);
      return variant === undefined
        ? { value: fallback, reason: "DEFAULT" }
        : { value: variant, variant, reason: "TARGETING_MATCH" };
    },
    resolveNumberEvaluation: async (_flag, value) => ({ value, reason: "DEFAULT" }),
    resolveObjectEvaluation: async <T extends JsonValue>(_flag: string, value: T) => ({ value, reason: "DEFAULT" }),
  };
}

/** Gates and experiments by rules in the database, evaluated through OpenFeature. */
export async function embeddedFlags(db: Pick<Database, "sql">): Promise<Flags> {
  let known: { rules: Promise<readonly FlagRule[]>; until: number } | undefined;
  const rules = () => {
    if (!known || known.until < performance.now()) {
      const reading = Promise.resolve(db.sql.select().from(flagRules));
      known = { rules: reading, until: performance.now() + RULES_KEPT_MS };
      reading.catch(() => {
        known = undefined;
      });
    }
    return known.rules;
  };
  const domain = randomUUID();
  await OpenFeature.setProviderAndWait(domain, databaseProvider(rules));
  const client = OpenFeature.getClient(domain);

  const contextOf = ({ organizationId, userId, visitorId }: FlagSubject): EvaluationContext => ({
    targetingKey: userId ?? visitorId ?? "anonymous",
    ...(organizationId && { organizationId }),
    ...(userId && { userId }),
  });
  const isOn = (gate: GateName, subject: FlagSubject) =>
    client.getBooleanValue(
      gate,
      gates[gate].isOn || (gate === "STUDIO_INTERNAL_TESTING" && subject.isInternal === true),
      contextOf(subject),
    );
  const variant = async (name: ExperimentName, subject: FlagSubject) => {
    const variants: readonly string[] = experiments[name].variants;
    const chosen = await client.getStringValue(name, experiments[name].variants[0], contextOf(subject));
    return variants.includes(chosen) ? chosen : experiments[name].variants[0];
  };
  return {
    isOn,
    variant,
    all: async (subject) => {
      const gateNames = Object.keys(gates) as GateName[];
      const experimentNames = Object.keys(experiments) as ExperimentName[];
      const [gateValues, variants] = await Promise.all([
        Promise.all(gateNames.map(async (name) => [name, await isOn(name, subject)] as const)),
        Promise.all(experimentNames.map(async (name) => [name, await variant(name, subject)] as const)),
      ]);
      return {
        gates: Object.fromEntries(gateValues) as GateValues,
        experiments: Object.fromEntries(variants) as ExperimentValues,
      };
    },
    setForOrganization: async (gate, organizationId, on) => {
      const value = { variant: on ? "on" : "off", percentage: 100 };
      await db.sql
        .insert(flagRules)
        .values({ flag: gate, scope: "organization", target: organizationId, ...value })
        .onConflictDoUpdate({
          target: [flagRules.flag, flagRules.scope, flagRules.target],
          set: { ...value, updatedAt: sql`now()` },
        });
      known = undefined;
    },
  };
}
