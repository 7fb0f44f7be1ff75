import { AppError } from "@coldopen/contract/kernel/errors";
import type { NewOption, OptionChange } from "@coldopen/contract/projects/routes";
import { optionMax, type ProjectOption } from "@coldopen/contract/projects/schema";
import type { Sender } from "../../platform/sockets/announce.ts";
import type { World } from "../../world.ts";
import { notFound, requirePlan } from "./hold.ts";
import { liveProjects } from "./live.ts";
import { optionStore } from "./option-store.ts";
import { optionWriteStore } from "./option-write-store.ts";

type Writer = { userId: string } & Sender;

export const optionService = (world: Pick<World, "db" | "sockets" | "now">) => {
  const options = optionStore(world.db);
  const writes = optionWriteStore(world);
  const live = liveProjects(world);

  return {
    add: async (by: Writer, option: NewOption): Promise<{ data: ProjectOption }> => {
      if (option.content.length > optionMax[option.optionType])
        throw new AppError("invalid_input", "content: Text limit reached");
      const { scope, option: data } = await writes.add(by, option);
      await live.changed({ scope, projectId: data.videoProjectId }, by);
      return { data };
    },
    get: async (by: Writer, id: string) => {
      const seen = await options.visibleTo(by.userId, id);
      if (!seen) throw notFound();
      requirePlan(seen.isPaid);
      return { data: seen };
    },
    update: async (by: Writer, id: string, change: OptionChange): Promise<{ data: ProjectOption | null }> => {
      const { option, ...project } = await writes.change(by, id, change);
      await live.changed(project, by);
      return { data: option };
    },
    remove: async (by: Writer, id: string, fence?: number): Promise<void> => {
      await live.changed(await writes.remove(by, id, fence), by);
    },
  };
};
