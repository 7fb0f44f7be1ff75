import { paths } from "@coldopen/contract/paths";
import { NEW_PROJECT_NAME } from "@coldopen/contract/projects/schema";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { t } from "../../locales/en/projects.ts";
import { useCreateProject } from "./api.ts";

/** Starts an empty project and opens it. */
export function useAddProject(place: ActiveChannel) {
  const go = useGo();
  const create = useCreateProject(place, {
    failed: t("createFailed"),
    onCreated: ({ id }) => void go(paths.project(place, id, { new: "1" })),
  });
  return { isAdding: create.isPending, add: () => create.mutate({ name: NEW_PROJECT_NAME, status: "idea" }) };
}

const nowhere: ActiveChannel = { organizationId: "", channelUcid: "" };

/** The same on the channel being worked on, from anywhere; nothing without one. */
export function useNewProject(): (() => void) | undefined {
  const place = useActiveChannel();
  const { add } = useAddProject(place ?? nowhere);
  return place && add;
}
