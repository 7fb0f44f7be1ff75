import { paths } from "@coldopen/contract/paths";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { IdeasForYou, ideasQuery } from "../ideas-for-you/index.ts";
import { SectionHead } from "./section-head.tsx";
import { IDEAS_SHOWN } from "./sections.tsx";

type IdeasSectionProps = { channel: ActiveChannel; loading: ReactNode };

/** Renders nothing while there are no ideas. */
export default function IdeasSection({ channel, loading }: IdeasSectionProps) {
  const { data, isPending } = useQuery(ideasQuery(channel));
  if (isPending) return loading;
  if (!data || data.results.length === 0) return null;
  return (
    <section aria-labelledby="dashboard-ideasForYou" className="min-w-0">
      <SectionHead name="ideasForYou" href={paths.ideasForYou(channel)} />
      <IdeasForYou channel={channel} max={IDEAS_SHOWN} />
    </section>
  );
}
