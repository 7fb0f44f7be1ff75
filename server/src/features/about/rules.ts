import type { OperatorSetting, OutsideWorld } from "@coldopen/contract/about/routes";
import type { MembershipStatus, Role } from "@coldopen/contract/session/schema";

type Facts = {
  hasOwnDatabase: boolean;
  files: { name: string; isEmbedded: boolean };
  mail: { name: string; isEmbedded: boolean; reaches: boolean };
  textModel: { name: string; isEmbedded: boolean };
  imageModel: { name: string; isEmbedded: boolean };
  videos: { name: string; used: number; budget: number } | undefined;
  isDemo: boolean;
  providers: readonly string[];
  hasChannelConsent: boolean;
  hasMonitoring: boolean;
  hasTracing: boolean;
  hasPayments: boolean;
  hasAnalytics: boolean;
  catalogue: { videos: number; months: number };
};

const whole = (count: number) => new Intl.NumberFormat("en-US").format(count);
const catalogueText = ({ videos, months }: Facts["catalogue"]) =>
  `${whole(videos)} videos over ${months} ${months === 1 ? "month" : "months"}`;

type Memberships = readonly { role: Role; status: MembershipStatus }[];
export const isOwner = ({ memberships }: { memberships: Memberships }): boolean =>
  memberships.some(({ role, status }) => role === "primary" && status === "active");

/** Which engines and services are in use, engines first. Environment variables stand in `operatorSettings`. */
export const outsideWorlds = (facts: Facts): OutsideWorld[] => [...engines(facts), ...services(facts)];

const engines = (facts: Facts): OutsideWorld[] => [
  {
    kind: "engine",
    name: "Language model",
    inUse: facts.textModel.name,
    detail: facts.textModel.isEmbedded
      ? "Titles and concepts are made by Cold Open on this machine."
      : "Titles and concepts are written by this model.",
    isEmbedded: facts.textModel.isEmbedded,
  },
  {
    kind: "engine",
    name: "Image model",
    inUse: facts.imageModel.name,
    detail: facts.imageModel.isEmbedded
      ? "Thumbnails are drawn by Cold Open on this machine."
      : "Thumbnails are made by this model. Cold Open sets the words on them.",
    isEmbedded: facts.imageModel.isEmbedded,
  },
  facts.videos
    ? {
        kind: "engine",
        name: "Video platform",
        inUse: facts.videos.name,
        detail: `Followed and connected channels are checked every hour. Quota today: ${whole(facts.videos.used)} of ${whole(facts.videos.budget)} units used.`,
        isEmbedded: false,
      }
    : {
        kind: "engine",
        name: "Video platform",
        inUse: facts.isDemo ? "Embedded demo platform" : "None",
        detail: facts.isDemo
          ? "Adds made-up videos and views every day."
          : "The catalogue contains the videos that were imported.",
        isEmbedded: true,
      },
  {
    kind: "engine",
    name: "Video catalogue",
    inUse: facts.catalogue.videos === 0 ? "Empty" : catalogueText(facts.catalogue),
    detail: "The videos that Outliers searches.",
    isEmbedded: true,
  },
];

const services = (facts: Facts): OutsideWorld[] => [
  {
    kind: "service",
    name: "Database",
    inUse: facts.hasOwnDatabase ? "Embedded PostgreSQL" : "PostgreSQL",
    detail: facts.hasOwnDatabase ? "Runs with the studio on this machine." : "Runs on a server of its own.",
    isEmbedded: facts.hasOwnDatabase,
  },
  {
    kind: "service",
    name: "Files",
    inUse: facts.files.name,
    detail: facts.files.isEmbedded
      ? "Pictures are stored in the studio's folder."
      : "Pictures are stored in this bucket.",
    isEmbedded: facts.files.isEmbedded,
  },
  {
    kind: "service",
    name: "Mail",
    inUse: facts.mail.name,
    detail: mailDetail(facts.mail),
    isEmbedded: facts.mail.isEmbedded,
  },
  {
    kind: "service",
    name: "Sign-in",
    inUse: ["E-mail and password", ...facts.providers].join(", "),
    detail: facts.providers.length > 0 ? "External identity providers are set up." : "No identity provider is set up.",
    isEmbedded: facts.providers.length === 0,
  },
  {
    kind: "service",
    name: "Channel connection",
    inUse: facts.hasChannelConsent ? "Google" : "By handle",
    detail: facts.hasChannelConsent
      ? "Owners give read access to a channel and its analytics on Google's page."
      : "Channels are added without access to their analytics.",
    isEmbedded: !facts.hasChannelConsent,
  },
  {
    kind: "service",
    name: "Payments",
    inUse: facts.hasPayments ? "Stripe" : "None",
    detail: facts.hasPayments
      ? "Paid plans are bought through Stripe."
      : "The Community plan starts at once. Paid plans are not offered here.",
    isEmbedded: !facts.hasPayments,
  },
  {
    kind: "service",
    name: "Usage analytics",
    inUse: facts.hasAnalytics ? "On" : "Off",
    detail: facts.hasAnalytics ? "Usage events are sent to your analytics service." : "No usage events are sent.",
    isEmbedded: !facts.hasAnalytics,
  },
  {
    kind: "service",
    name: "Error monitoring",
    inUse: facts.hasMonitoring ? "Webhook" : "Off",
    detail: facts.hasMonitoring ? "Unexpected errors are reported." : "Errors are written to the studio's log only.",
    isEmbedded: !facts.hasMonitoring,
  },
  {
    kind: "service",
    name: "Tracing",
    inUse: facts.hasTracing ? "OpenTelemetry" : "Off",
    detail: facts.hasTracing ? "Traces are sent to your collector." : "No traces are sent.",
    isEmbedded: !facts.hasTracing,
  },
];

const mailDetail = ({ isEmbedded, reaches }: Facts["mail"]): string => {
  if (!isEmbedded) return "Mail is sent through this server.";
  return reaches
    ? "Mails are shown on the mailbox page instead of being sent."
    : "Invite links are shown to the inviter, and addresses can't be confirmed.";
};

export const operatorSettings: OperatorSetting[] = [
  { variable: "TEXT_MODEL_PROVIDER", text: "Uses a language model of OpenAI, Anthropic or Google." },
  { variable: "IMAGE_MODEL_PROVIDER", text: "Uses an image model of OpenAI or Google." },
  { variable: "STRIPE_SECRET_KEY", text: "Offers paid plans through Stripe." },
  { variable: "YOUTUBE_API_KEY", text: "Follows channels on YouTube." },
  { variable: "DATABASE_URL", text: "Uses a PostgreSQL server instead of the embedded one." },
  { variable: "S3_BUCKET", text: "Stores pictures in a bucket that several machines can share." },
  { variable: "SMTP_URL", text: "Sends mail." },
  { variable: "GOOGLE_CLIENT_ID", text: "Adds sign-in with Google, and connects channels with their analytics." },
  { variable: "OIDC_ISSUER", text: "Adds sign-in with an OpenID Connect issuer." },
  { variable: "ANALYTICS_URL", text: "Receives usage events." },
  { variable: "ERROR_WEBHOOK_URL", text: "Receives unexpected errors." },
  { variable: "OTEL_EXPORTER_OTLP_ENDPOINT", text: "Receives traces." },
];
