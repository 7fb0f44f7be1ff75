import { paths } from "@coldopen/contract/paths";
import { useQuery } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { IdeasForYou, ideasQuery } from "../ideas-for-you/index.ts";
import { SectionHead } from "./section-head.tsx";

const SHOWN = 3;

/** Renders nothing while there are no ideas. */
export default function IdeasSection({ channel }: { channel: ActiveChannel }) {
  const { data } = useQuery(ideasQuery(channel));
  if (!data || data.results.length === 0) return null;
  return (
    <section aria-labelledby="dashboard-ideasForYou" className="min-w-0">
      <SectionHead name="ideasForYou" href={paths.ideasForYou(channel)} />
      <IdeasForYou channel={channel} max={SHOWN} />
    </section>
  );
}
