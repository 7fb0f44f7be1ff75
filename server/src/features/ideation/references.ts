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

/** Where it is off, it isn't there: neither for those who may work here nor for others. */
async function requireMultimodal({ flags }: Pick<World, "flags">, userId: string, organizationId: string) {
  if (!(await flags.isOn("STUDIO_FREEFORM_IDEATION_MULTIMODAL", { organizationId, userId }))) throw notFound();
}

/** What lies beside a wish, with the pictures themselves: only those of the channel that is worked in. */
export async function givenReferences(
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
      const picture = await pictureIn(world, scope, reference.pictureId);
      return { kind: "thumbnail", text: reference.text, picture, look: lookOf(await measure(picture.bytes)) };
    }),
  );
}

async function pictureIn(world: Pick<World, "db" | "files">, scope: AuthorizedScope, id: string) {
  const picture = await readPicture(world, scope, id);
  if (!picture) throw notFound();
  return picture;
}
