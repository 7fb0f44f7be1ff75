import { paths, type WorkbenchView, workbenchViews } from "@coldopen/contract/paths";
import { useLocation } from "@tanstack/react-router";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { Link } from "../../lib/link.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/workbench.ts";
import { PageBar } from "../../ui/page-bar.tsx";
import { BioView } from "./bio-view.tsx";
import { CompleteView } from "./complete-view.tsx";
import { FollowedView } from "./followed-view.tsx";
import { RateView } from "./rate-view.tsx";
import { SittingProgress } from "./sitting-progress.tsx";
import { ThoughtsView } from "./thoughts-view.tsx";

const views: Record<WorkbenchView, (props: { channel: ActiveChannel }) => React.ReactNode> = {
  "rate-ideas": RateView,
  "followed-channels": FollowedView,
  thoughts: ThoughtsView,
  bio: BioView,
  complete: CompleteView,
};

export default function WorkbenchScreen() {
  const channel = useActiveChannel();
  const view = useLocation({
    select: ({ pathname }) => workbenchViews.find((name) => pathname.endsWith(`/workbench/${name}`)) ?? "rate-ideas",
  });
  usePageTitle(t("title"));
  return channel ? (
    <Workbench key={`${channel.organizationId}/${channel.channelUcid}`} channel={channel} view={view} />
  ) : null;
}

/** Each view is a route of its own and renders the links anew, so the one that was used gets the focus again. */
let usedLink: WorkbenchView | undefined;

function showCurrentLink(link: HTMLAnchorElement | null): void {
  if (link?.getAttribute("aria-current") !== "page") return;
  // On a phone the links are wider than the screen.
  link.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  if (usedLink === undefined) return;
  usedLink = undefined;
  link.focus({ preventScroll: true });
}

function Workbench({ channel, view }: { channel: ActiveChannel; view: WorkbenchView }) {
  const View = views[view];
  return (
    <main className="flex min-w-0 flex-1 flex-col">
      <PageBar title={t("title")} actions={<SittingProgress channel={channel} />} />
      <nav
        aria-label={t("views.name")}
        className="flex h-(--subbar) flex-none items-stretch gap-5 overflow-x-auto border-b border-line px-(--page-x)"
      >
        {workbenchViews.map((name) => (
          <Link
            key={name}
            ref={showCurrentLink}
            onClick={() => {
              usedLink = name;
            }}
            href={paths.workbench(channel, name)}
            aria-current={name === view ? "page" : undefined}
            className="relative inline-flex items-center font-medium whitespace-nowrap text-muted transition-colors duration-(--d-fast) after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-t-[2px] hover:text-text aria-[current=page]:text-text aria-[current=page]:after:bg-brand-mark"
          >
            {t(`views.${name}`)}
          </Link>
        ))}
      </nav>
      <View channel={channel} />
    </main>
  );
}
