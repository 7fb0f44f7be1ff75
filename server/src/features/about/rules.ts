import type { OutsideWorld } from "@coldopen/contract/about/routes";

type Facts = {
  hasOwnDatabase: boolean;
  files: { name: string; isEmbedded: boolean };
  mail: { name: string; isEmbedded: boolean; reaches: boolean };
  textModel: { name: string; isEmbedded: boolean };
  imageModel: { name: string; isEmbedded: boolean };
  videos: { name: string; used: number; budget: number } | undefined;
  isDemo: boolean;
  providers: readonly string[];
  hasMonitoring: boolean;
  hasTracing: boolean;
  catalogue: { videos: number; months: number };
};

const whole = (count: number) => new Intl.NumberFormat("en-US").format(count);
const catalogueText = ({ videos, months }: Facts["catalogue"]) =>
  `${whole(videos)} videos over ${months} ${months === 1 ? "month" : "months"}`;

/** Which outside world is in use, in plain words. */
export const outsideWorlds = (facts: Facts): OutsideWorld[] => [
  facts.hasOwnDatabase
    ? {
        name: "Database",
        inUse: "Embedded PostgreSQL",
        detail: "Runs with the studio and keeps its data in the studio's folder.",
        isEmbedded: true,
      }
    : { name: "Database", inUse: "PostgreSQL", detail: "The server that DATABASE_URL names.", isEmbedded: false },
  {
    name: "Files",
    inUse: facts.files.name,
    detail: facts.files.isEmbedded
      ? "Pictures lie in the studio's folder. Set S3_BUCKET to keep them in a bucket that several machines share."
      : "Pictures lie in this bucket.",
    isEmbedded: facts.files.isEmbedded,
  },
  {
    name: "Mail",
    inUse: facts.mail.name,
    detail: facts.mail.isEmbedded
      ? facts.mail.reaches
        ? "Mails are shown on the mailbox page instead of being sent. Set SMTP_URL to send them."
        : "Invite links are shown to the inviter, and addresses can't be confirmed. Set SMTP_URL to send mail."
      : "Mails leave through this server.",
    isEmbedded: facts.mail.isEmbedded,
  },
  facts.providers.length > 0
    ? {
        name: "Sign-in",
        inUse: ["E-mail and password", ...facts.providers].join(", "),
        detail: "FetchPublicUrl identity providers are set up.",
        isEmbedded: false,
      }
    : {
        name: "Sign-in",
        inUse: "E-mail and password",
        detail: "Google or any OpenID Connect issuer can be added by environment variables.",
        isEmbedded: true,
      },
  {
    name: "Language model",
    inUse: facts.textModel.name,
    detail: facts.textModel.isEmbedded
      ? "Titles and concepts come from the studio's own engine. Set TEXT_MODEL_PROVIDER to use a language model."
      : "Titles and concepts are written by this model.",
    isEmbedded: facts.textModel.isEmbedded,
  },
  {
    name: "Image model",
    inUse: facts.imageModel.name,
    detail: facts.imageModel.isEmbedded
      ? "Pictures are drawn by the studio itself from the words and a seed. Set IMAGE_MODEL_PROVIDER to use an image model."
      : "Pictures are made by this model; words on them are set by the studio.",
    isEmbedded: facts.imageModel.isEmbedded,
  },
  facts.videos
    ? {
        name: "Video platform",
        inUse: facts.videos.name,
        detail: `Followed and connected channels are looked at every hour. Quota of today: ${whole(facts.videos.used)} of ${whole(facts.videos.budget)} units used.`,
        isEmbedded: false,
      }
    : {
        name: "Video platform",
        inUse: facts.isDemo ? "Embedded demo platform" : "None",
        detail: facts.isDemo
          ? "Publishes made-up videos and views every day. Set YOUTUBE_API_KEY in a studio of your own to follow real channels."
          : "The catalogue holds what was imported. Set YOUTUBE_API_KEY to follow channels on YouTube.",
        isEmbedded: true,
      },
  {
    name: "Video catalogue",
    inUse: facts.catalogue.videos === 0 ? "Empty" : catalogueText(facts.catalogue),
    detail: "Searched by Outliers. npm run import reads further videos in.",
    isEmbedded: true,
  },
  {
    name: "Payments",
    inUse: "None",
    detail: "The Community plan starts at once; paid plans are not offered here.",
    isEmbedded: true,
  },
  {
    name: "Error monitoring",
    inUse: facts.hasMonitoring ? "Webhook" : "Off",
    detail: facts.hasMonitoring
      ? "Unexpected errors are reported to ERROR_WEBHOOK_URL."
      : "Errors stay in the studio's own log.",
    isEmbedded: !facts.hasMonitoring,
  },
  {
    name: "Tracing",
    inUse: facts.hasTracing ? "OpenTelemetry" : "Off",
    detail: facts.hasTracing ? "Traces go to OTEL_EXPORTER_OTLP_ENDPOINT." : "No traces leave this studio.",
    isEmbedded: !facts.hasTracing,
  },
];
