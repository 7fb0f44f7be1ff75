import { drawnThumb } from "@coldopen/contract/catalogue/drawn-thumb";
import { NewOption } from "@coldopen/contract/projects/routes";
import {
  insertionIndex,
  moved,
  type PrimaryIds,
  primaryAfterAdding,
  primaryAfterDeleting,
  primaryField,
} from "@coldopen/contract/projects/rules";
import { OptionType } from "@coldopen/contract/projects/schema";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { optionService } from "./option-service.ts";
import { projectsService } from "./service.ts";

const SEQUENCES = process.env.FAULT_TIMES ? 150 : 30;

let studio: TestApp;
let place: { organizationId: string; channelUcid: string; createdBy: string };
let people: { userId: string }[];
beforeAll(async () => {
  studio = await startApp();
  const [owner, other] = [await studio.given.user(), await studio.given.user()];
  const organizationId = await studio.given.organization({ ownerId: owner.id });
  const channelUcid = await studio.given.channel(organizationId);
  await studio.given.member(organizationId, other.id, "user");
  await studio.given.entitled(organizationId, other.id, channelUcid, "user");
  place = { organizationId, channelUcid, createdBy: owner.id };
  people = [{ userId: owner.id }, { userId: other.id }];
});
afterAll(() => studio.close());

const contentOf = (type: OptionType, text = "Text") =>
  type === "thumbnail" ? drawnThumb(text.replace(" ", "-").padEnd(11, "0")) : text;

const kind = fc.constantFrom(...OptionType.options);
const which = fc.nat({ max: 9 });
const operation = fc.oneof(
  fc.record({ does: fc.constant("add" as const), kind, source: fc.constantFrom("user" as const, "system" as const) }),
  fc.record({
    does: fc.constantFrom("edit" as const, "empty" as const, "delete" as const, "choose" as const),
    kind,
    which,
  }),
  fc.record({ does: fc.constant("move" as const), kind, which, to: fc.nat({ max: 9 }) }),
  fc.record({ does: fc.constant("clear" as const), kind }),
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;
type Model = { ids: Record<OptionType, string[]>; primary: PrimaryIds };

const emptyModel = (): Model => ({
  ids: { title: [], concept: [], thumbnail: [] },
  primary: { titlePrimaryOptionId: null, conceptPrimaryOptionId: null, thumbnailPrimaryOptionId: null },
});

/** Applies one operation to the project and, by the rules of the contract alone, to the model. */
async function perform(model: Model, projectId: string, by: { userId: string }, step: Operation): Promise<void> {
  const options = optionService(studio.context);
  const projects = projectsService(studio.context);
  const field = primaryField(step.kind);
  const listed = model.ids[step.kind];
  if (step.does === "add") {
    const optionType = step.kind.toUpperCase();
    const asked = NewOption.parse({
      content: contentOf(step.kind),
      optionType,
      source: step.source,
      videoProjectId: projectId,
    });
    const { data } = await options.add(asOwner, by, asked);
    const at = insertionIndex(listed, model.primary[field], step.source);
    model.primary[field] = primaryAfterAdding(listed, model.primary[field], data.id);
    model.ids[step.kind] = [...listed.slice(0, at), data.id, ...listed.slice(at)];
    return;
  }
  if (step.does === "clear") {
    await projects.update(asOwner, by, projectId, { [field]: null });
    model.primary[field] = null;
    return;
  }
  const id = listed[step.which % Math.max(1, listed.length)];
  if (id === undefined) return;
  if (step.does === "edit") await options.update(asOwner, by, id, { content: contentOf(step.kind, "Other text") });
  if (step.does === "choose") {
    await projects.update(asOwner, by, projectId, { [field]: id });
    model.primary[field] = id;
  }
  if (step.does === "move") {
    await options.update(asOwner, by, id, { position: step.to });
    model.ids[step.kind] = moved(listed, id, step.to);
  }
  if (step.does === "empty" || step.does === "delete") {
    await (step.does === "empty" ? options.update(asOwner, by, id, { content: " " }) : options.remove(asOwner, by, id));
    model.ids[step.kind] = listed.filter((other) => other !== id);
    model.primary[field] = primaryAfterDeleting(model.primary[field], id);
  }
}

async function stateOf(projectId: string): Promise<Model> {
  const { data } = await projectsService(studio.context).get(scopeForJob(place), projectId);
  const ids = (type: OptionType) => data.options.filter(({ optionType }) => optionType === type).map(({ id }) => id);
  const { titlePrimaryOptionId, conceptPrimaryOptionId, thumbnailPrimaryOptionId } = data;
  return {
    ids: { title: ids("title"), concept: ids("concept"), thumbnail: ids("thumbnail") },
    primary: { titlePrimaryOptionId, conceptPrimaryOptionId, thumbnailPrimaryOptionId },
  };
}

it("options follow the rules for any sequence of operations of two people", async () => {
  const turns = fc.array(fc.tuple(fc.constantFrom(0, 1), operation), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(turns, async (sequence) => {
      const project = await studio.given.project(place);
      const model = emptyModel();
      for (const [person, step] of sequence) await perform(model, project.id, people[person] ?? { userId: "" }, step);
      expect(await stateOf(project.id)).toEqual(model);
    }),
    { numRuns: SEQUENCES },
  );
}, 300_000);

it("options stay consistent under concurrent writes: none lost, no position twice, each primary its own", async () => {
  const adds = fc.array(operation, { minLength: 2, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(adds, adds, async (first, second) => {
      const project = await studio.given.project(place);
      const models = [emptyModel(), emptyModel()];
      const work = async (person: 0 | 1, steps: readonly Operation[]) => {
        for (const step of steps)
          await perform(models[person] ?? emptyModel(), project.id, people[person] ?? { userId: "" }, step);
      };
      await Promise.all([work(0, first), work(1, second)]);
      const after = await stateOf(project.id);
      for (const type of OptionType.options) {
        const kept = models.flatMap(({ ids }) => ids[type]);
        expect([...after.ids[type]].sort()).toEqual(kept.sort());
        const primary = after.primary[primaryField(type)];
        if (primary !== null) expect(after.ids[type]).toContain(primary);
      }
    }),
    { numRuns: 25 },
  );
}, 300_000);
