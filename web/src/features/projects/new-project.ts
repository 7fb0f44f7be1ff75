import { paths } from "@coldopen/contract/paths";
import { NEW_PROJECT_NAME } from "@coldopen/contract/projects/schema";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { t } from "../../locales/en/projects.ts";
import { useCreateProject } from "./api.ts";

/** Creates an empty project and opens it. */
export function useAddProject(channel: ActiveChannel) {
  const go = useGo();
  const create = useCreateProject(channel, {
    failed: t("createFailed"),
    onCreated: ({ id }) => void go(paths.project(channel, id, { new: "1" })),
  });
  const addNamed = (name: string) => create.mutate({ name, status: "idea" });
  return { isAdding: create.isPending, add: () => addNamed(NEW_PROJECT_NAME), addNamed };
}

const nowhere: ActiveChannel = { organizationId: "", channelUcid: "" };

/** The same for the active channel; undefined without one. */
export function useNewProject(): ((name?: string) => void) | undefined {
  const channel = useActiveChannel();
  const { addNamed } = useAddProject(channel ?? nowhere);
  return channel && ((name = NEW_PROJECT_NAME) => addNamed(name));
}
