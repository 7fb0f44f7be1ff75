import { drawnFileOf } from "@coldopen/contract/catalogue/drawn-thumb";
import { AppError } from "@coldopen/contract/kernel/errors";
import { pictureIdOf } from "@coldopen/contract/pictures/address";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { demoThumbnails } from "../catalogue/index.ts";
import { fetchPicture, readPicture } from "../pictures/index.ts";

type Ports = Pick<AppContext, "db" | "files" | "fetchPublicUrl" | "imageModel" | "demoThumbnails">;

/** The bytes of a picture of the channel, a drawn thumbnail of the catalogue, or a picture on another site. Never a local path. */
export async function loadPicture(context: Ports, scope: AuthorizedScope, address: string): Promise<Buffer> {
  const id = pictureIdOf(address);
  const file = drawnFileOf(address);
  if (file) return (await demoThumbnails(context).thumbnail(file)).bytes;
  if (!id) return fetchPicture(context, address, { key: scope.organizationId });
  const picture = await readPicture(context, scope, id);
  if (!picture) throw new AppError("not_found", "Not found");
  return picture.bytes;
}
