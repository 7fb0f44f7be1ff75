import { isFreeform } from "@coldopen/contract/ideation/rules";
import type { ExecutionRequest } from "@coldopen/contract/ideation/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { GivenReference } from "../../adapters/text-model/port.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { lookOf } from "../../platform/pictures/look.ts";
import { measure } from "../../platform/pictures/measure.ts";
import type { World } from "../../world.ts";
import { readPicture } from "../pictures/index.ts";

const notFound = () => new AppError("not_found", "Not found");

/** Answers 404 where the flag is off, as if the feature did not exist. */
async function requireMultimodal({ flags }: Pick<World, "flags">, userId: string, organizationId: string) {
  if (!(await flags.isOn("STUDIO_FREEFORM_IDEATION_MULTIMODAL", { organizationId, userId }))) throw notFound();
}

/** The references of a free-form request with the bytes of their images, which must belong to the same channel. */
export async function loadReferences(
  world: Pick<World, "db" | "flags" | "files">,
  scope: AuthorizedScope,
  userId: string,
  { data }: ExecutionRequest,
): Promise<GivenReference[]> {
  if (data.references.length === 0 || !isFreeform(data)) return [];
  await requireMultimodal(world, userId, scope.organizationId);
  return Promise.all(
    data.references.map(async (reference): Promise<GivenReference> => {
      if (reference.kind !== "thumbnail") return reference;
      const picture = await getPicture(world, scope, reference.pictureId);
      return { kind: "thumbnail", text: reference.text, picture, look: lookOf(await measure(picture.bytes)) };
    }),
  );
}

async function getPicture(world: Pick<World, "db" | "files">, scope: AuthorizedScope, id: string) {
  const picture = await readPicture(world, scope, id);
  if (!picture) throw notFound();
  return picture;
}
