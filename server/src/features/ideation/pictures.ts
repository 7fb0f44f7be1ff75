import type { Scope } from "@coldopen/contract/kernel/route";
import type { Picture } from "../../adapters/image-model/port.ts";
import type { World } from "../../world.ts";
import { pictureStore } from "./picture-store.ts";

export const keepPicture = async (
  { db }: Pick<World, "db">,
  scope: Scope & { createdBy?: string },
  picture: Picture,
): Promise<{ id: string; url: string }> => {
  const id = await pictureStore(db).insert(scope, picture);
  return { id, url: `/api/pictures/${id}` };
};

export const readPicture = ({ db }: Pick<World, "db">, scope: Scope, id: string) => pictureStore(db).of(scope, id);
