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
  const place = useActiveChannel();
  const params = Params.safeParse(useParams({ strict: false })).data;
  if (!place) return null;
  if (!params) return <ProjectMissing place={place} />;
  return <OneProject key={params.projectId} place={place} id={params.projectId} />;
}

const isMissing = (error: unknown) => error instanceof AppError && error.code === "not_found";

function OneProject({ place, id }: { place: ActiveChannel; id: string }) {
  const { data, error, refetch } = useQuery(projectQuery(place, id));
  if (isMissing(error)) return <ProjectMissing place={place} />;
  if (data) return <ProjectPage place={place} project={data} />;
  return error ? <ProjectFailed onRetry={() => void refetch()} /> : <ProjectLoading />;
}
