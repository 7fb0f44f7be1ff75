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
  return { isAdding: create.isPending, add: () => create.mutate({ name: NEW_PROJECT_NAME, status: "idea" }) };
}

const nowhere: ActiveChannel = { organizationId: "", channelUcid: "" };

/** The same for the active channel; undefined without one. */
export function useNewProject(): (() => void) | undefined {
  const channel = useActiveChannel();
  const { add } = useAddProject(channel ?? nowhere);
  return channel && add;
}
