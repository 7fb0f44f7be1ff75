import { AppError } from "@coldopen/contract/kernel/errors";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { z } from "zod";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { projectQuery } from "../projects/index.ts";
import { ProjectPage } from "./page.tsx";
import { ProjectFailed, ProjectLoading, ProjectMissing } from "./states.tsx";

const Params = z.object({ projectId: z.uuid() });

export default function ProjectScreen() {
  const channel = useActiveChannel();
  const params = Params.safeParse(useParams({ strict: false })).data;
  if (!channel) return null;
  if (!params) return <ProjectMissing channel={channel} />;
  return <OneProject key={params.projectId} channel={channel} id={params.projectId} />;
}

const isMissing = (error: unknown) => error instanceof AppError && error.code === "not_found";

function OneProject({ channel, id }: { channel: ActiveChannel; id: string }) {
  const { data, error, refetch } = useQuery(projectQuery(channel, id));
  if (isMissing(error)) return <ProjectMissing channel={channel} />;
  if (data) return <ProjectPage channel={channel} project={data} />;
  return error ? <ProjectFailed onRetry={() => void refetch()} /> : <ProjectLoading />;
}
