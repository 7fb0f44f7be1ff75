import type { ChatPitch, Source } from "@coldopen/contract/chat/results";
import { paths } from "@coldopen/contract/paths";
import type { PitchTexts } from "@coldopen/contract/pitches/schema";
import { FileText } from "lucide-react";
import { engagementRate, pitchNumber } from "../../../lib/format.ts";
import { useGo } from "../../../lib/link.tsx";
import { t } from "../../../locales/en/chat.ts";
import { t as pitchText } from "../../../locales/en/pitches.ts";
import { Button } from "../../../ui/button.tsx";
import { Thumbnail } from "../../../ui/thumbnail.tsx";
import { currentPitch, useCreatePitch } from "../../pitches/index.ts";
import { useIsPitchAgent } from "../pitch-selections.ts";
import { useChat } from "../use-conversation.ts";
import { Sources } from "./sources.tsx";

const toTexts = ({ campaign, creator_profile, audience, closing_message }: ChatPitch): PitchTexts => ({
  title: campaign.title,
  description: campaign.description,
  strategicRationale: campaign.strategic_rationale,
  valueProposition: creator_profile.value_proposition,
  audienceOverview: audience.overview,
  affinitySummary: audience.affinity_summary,
  closingMessage: closing_message,
  heroImageUrl: campaign.hero_image_url,
  integrationTimeline: campaign.integration_timeline,
});

type PitchCardProps = { pitch: ChatPitch; sources: readonly Source[]; toolCallId: string };

/** A whole pitch of the assistant. It is stored when the person opens it, once for each card. */
export function PitchCard({ pitch, sources, toolCallId }: PitchCardProps) {
  const { brand, campaign, creator_profile: profile } = pitch;
  const isPitchAgent = useIsPitchAgent();
  const moments = campaign.integration_timeline.filter(({ phase }) => phase === "during");
  return (
    <section
      aria-label={t("pitch.card", { brand: brand.name })}
      className="grid max-w-192 gap-4 rounded-md bg-surface px-5 py-4 inset-ring inset-ring-line"
    >
      <div className="flex items-start gap-4">
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="wrap-anywhere text-xs text-muted" dir="auto">
            {t("pitch.card", { brand: brand.name })}
          </p>
          <h3 className="wrap-anywhere text-md font-semibold" dir="auto">
            {campaign.title}
          </h3>
          <p className="line-clamp-4 wrap-anywhere" dir="auto">
            {campaign.description}
          </p>
        </div>
        {campaign.hero_image_url && <Thumbnail small src={campaign.hero_image_url} className="w-36 flex-none" />}
      </div>
      <Figures metrics={profile.metrics} sources={pitch.figure_sources} />
      {moments.length > 0 && (
        <ol aria-label={t("pitch.moments")} className="grid gap-1.5">
          {moments.map(({ description }, index) => (
            <li key={description} className="flex gap-3">
              <span className="font-semibold text-faint">{index + 1}</span>
              <span className="line-clamp-2 min-w-0 wrap-anywhere" dir="auto">
                {description}
              </span>
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Sources sources={sources} />
        {isPitchAgent && <OpenPitch pitch={pitch} toolCallId={toolCallId} />}
      </div>
    </section>
  );
}

type FigureProps = { metrics: ChatPitch["creator_profile"]["metrics"]; sources: ChatPitch["figure_sources"] };

function Figures({ metrics, sources }: FigureProps) {
  const figures = [
    { name: "subscribers", value: metrics.subscribers, source: sources.subscribers, format: pitchNumber },
    { name: "totalViews", value: metrics.total_views, source: sources.total_views, format: pitchNumber },
    {
      name: "avgViewsPerVideo",
      value: metrics.avg_views_per_video,
      source: sources.avg_views_per_video,
      format: pitchNumber,
    },
    {
      name: "engagementRate",
      value: metrics.engagement_rate,
      source: sources.engagement_rate,
      format: engagementRate,
    },
  ] as const;
  const known = figures.flatMap(({ name, value, source, format }) =>
    value === null ? [] : [{ name, text: format(value), source }],
  );
  if (known.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-y border-line py-3">
      {known.map(({ name, text, source }) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-xs text-muted">
            {pitchText(`figures.${name}`)}
            {source && <span className="block text-faint">{pitchText(`sources.${source}`)}</span>}
          </dt>
          <dd className="text-md font-semibold tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function OpenPitch({ pitch, toolCallId }: Pick<PitchCardProps, "pitch" | "toolCallId">) {
  const { channel, threadId } = useChat();
  const create = useCreatePitch(channel);
  const go = useGo();
  const open = () =>
    create.mutate(
      {
        brandName: pitch.brand.name,
        websiteUrl: pitch.brand.website_url,
        ...{ threadId, toolCallId, texts: toTexts(pitch) },
      },
      {
        onSuccess: ({ id }) => {
          currentPitch.choose(channel, id);
          void go(paths.pitchWeb(channel));
        },
      },
    );
  return (
    <Button size="sm" kind="primary" icon={<FileText />} busy={create.isPending} onClick={open} className="ml-auto">
      {t("pitch.open")}
    </Button>
  );
}
