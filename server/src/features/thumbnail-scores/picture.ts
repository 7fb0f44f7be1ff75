import { drawnFileOf } from "@coldopen/contract/catalogue/drawn-thumb";
import { AppError } from "@coldopen/contract/kernel/errors";
import { pictureIdOf } from "@coldopen/contract/pictures/address";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { World } from "../../world.ts";
import { demoThumbnails } from "../catalogue/index.ts";
import { fetchPicture, readPicture } from "../pictures/index.ts";

type Ports = Pick<World, "db" | "files" | "outside" | "imageModel" | "demoThumbnails">;

/** The bytes behind an address: a picture of the channel, a drawn thumbnail of the catalogue, or one that lies elsewhere. A path on this machine is none of them. */
export async function pictureAt(world: Ports, scope: AuthorizedScope, address: string): Promise<Buffer> {
  const id = pictureIdOf(address);
  const file = drawnFileOf(address);
  if (file) return (await demoThumbnails(world).thumbnail(file)).bytes;
  if (!id) return fetchPicture(world, address, { key: scope.organizationId });
  const picture = await readPicture(world, scope, id);
  if (!picture) throw new AppError("not_found", "Not found");
  return picture.bytes;
}
