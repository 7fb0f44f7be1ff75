import { isFreeform } from "@coldopen/contract/ideation/rules";
import type { ExecutionRequest } from "@coldopen/contract/ideation/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { GivenReference } from "../../adapters/text-model/port.ts";
import { lookOf } from "../../platform/pictures/look.ts";
import { measure } from "../../platform/pictures/measure.ts";
import type { World } from "../../world.ts";
import { readPictureAs } from "../pictures/index.ts";

type Place = { organizationId: string; channelUCID: string };
const notFound = () => new AppError("not_found", "Not found");

/** Where it is off, it isn't there: neither for those who may work here nor for others. */
async function requireMultimodal({ flags }: Pick<World, "flags">, userId: string, organizationId: string) {
  if (!(await flags.isOn("STUDIO_FREEFORM_IDEATION_MULTIMODAL", { organizationId, userId }))) throw notFound();
}

/** What lies beside a wish, with the pictures themselves: only those of the channel that is worked in. */
export async function givenReferences(
  world: Pick<World, "db" | "flags" | "files">,
  userId: string,
  { data, metadata: { tracking } }: ExecutionRequest,
): Promise<GivenReference[]> {
  if (data.references.length === 0 || !isFreeform(data)) return [];
  await requireMultimodal(world, userId, tracking.organizationId);
  return Promise.all(
    data.references.map(async (reference): Promise<GivenReference> => {
      if (reference.kind !== "thumbnail") return reference;
      const picture = await pictureIn(world, userId, tracking, reference.pictureId);
      return { kind: "thumbnail", text: reference.text, picture, look: lookOf(await measure(picture.bytes)) };
    }),
  );
}

async function pictureIn(
  world: Pick<World, "db" | "files">,
  userId: string,
  { organizationId, channelUCID }: Place,
  id: string,
) {
  const picture = await readPictureAs(world, userId, { organizationId, channelUcid: channelUCID }, id);
  if (!picture) throw notFound();
  return picture;
}
