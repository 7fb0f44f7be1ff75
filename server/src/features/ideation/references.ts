import { isFreeform } from "@coldopen/contract/ideation/rules";
import type { ExecutionRequest } from "@coldopen/contract/ideation/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { GivenReference } from "../../adapters/text-model/port.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { lookOf } from "../../platform/pictures/look.ts";
import { measure } from "../../platform/pictures/measure.ts";
import { readPicture } from "../pictures/index.ts";

const notFound = () => new AppError("not_found", "Not found");

/** Answers 404 where the flag is off, as if the feature did not exist. */
async function requireMultimodal({ flags }: Pick<AppContext, "flags">, userId: string, organizationId: string) {
  if (!(await flags.isOn("STUDIO_FREEFORM_IDEATION_MULTIMODAL", { organizationId, userId }))) throw notFound();
}

/** The references of a free-form request with the bytes of their images, which must belong to the same channel. */
export async function loadReferences(
  context: Pick<AppContext, "db" | "flags" | "files">,
  scope: AuthorizedScope,
  userId: string,
  { data }: ExecutionRequest,
): Promise<GivenReference[]> {
  if (data.references.length === 0 || !isFreeform(data)) return [];
  await requireMultimodal(context, userId, scope.organizationId);
  return Promise.all(
    data.references.map(async (reference): Promise<GivenReference> => {
      if (reference.kind !== "thumbnail") return reference;
      const picture = await getPicture(context, scope, reference.pictureId);
      return { kind: "thumbnail", text: reference.text, picture, look: lookOf(await measure(picture.bytes)) };
    }),
  );
}

async function getPicture(context: Pick<AppContext, "db" | "files">, scope: AuthorizedScope, id: string) {
  const picture = await readPicture(context, scope, id);
  if (!picture) throw notFound();
  return picture;
}
