import { paths } from "@coldopen/contract/paths";
import { mayEnterStudio } from "@coldopen/contract/session/rules";
import { useLocation } from "@tanstack/react-router";
import {
  Archive,
  ArrowLeft,
  BellRing,
  Brain,
  CalendarDays,
  Clapperboard,
  CodeXml,
  Cpu,
  CreditCard,
  FlaskConical,
  Gift,
  Handshake,
  Heart,
  Info,
  LayoutGrid,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  MessageSquare,
  SlidersHorizontal,
  Target,
  TrendingUp,
  User,
  UserPlus,
  Users,
  Workflow,
} from "lucide-react";
import { useUser } from "../../features/session/index.ts";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/shell.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { type Destination, settingsGroups } from "../navigation.ts";
import { useSidebar } from "./sidebar-provider.tsx";
import { useShell } from "./use-shell.ts";

const PITCHES = "/app/pitches";

export const destinationIcons: Record<Destination["name"], LucideIcon> = {
  chat: MessageSquare,
  ideas: Lightbulb,
  projects: Clapperboard,
  calendar: CalendarDays,
  outliers: TrendingUp,
  savedItems: Heart,
  ideaWall: LayoutGrid,
  rateIdeas: ListChecks,
  ideaCanvas: Workflow,
  watchlists: BellRing,
  pitches: Handshake,
  profile: User,
  channel: SlidersHorizontal,
  following: UserPlus,
  globalMemory: Brain,
  scores: Target,
  team: Users,
  billing: CreditCard,
  referral: Gift,
  aiModels: Cpu,
  data: Archive,
  developers: CodeXml,
  labs: FlaskConical,
  about: Info,
};

export function Nav() {
  const { backHref } = useSidebar("Nav");
  const { destinations } = useShell();
  return (
    <nav aria-label={t("sidebar.name")} className="painted-apart min-h-0 flex-1 overflow-y-auto px-2 py-3">
      {backHref === undefined ? (
        <NavList destinations={destinations.filter(({ group }) => group === "work")} />
      ) : (
        <SettingsNav backHref={backHref} destinations={destinations} />
      )}
    </nav>
  );
}

type SettingsNavProps = { backHref: string; destinations: readonly Destination[] };

function SettingsNav({ backHref, destinations }: SettingsNavProps) {
  const { isExpanded } = useSidebar("SettingsNav");
  const { channel, organization } = useShell();
  const user = useUser();
  const names = { you: t("nav.you"), channel: channel?.name, organization: organization?.name };
  const groups = settingsGroups
    .map((group) => ({ group, rows: destinations.filter((destination) => destination.group === group) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      {mayEnterStudio(user) ? (
        <NavLink href={backHref} label={t("nav.back")} icon={ArrowLeft} />
      ) : (
        <NavLink href={paths.pricing} label={t("nav.plans")} icon={ArrowLeft} />
      )}
      {groups.map(({ group, rows }) => (
        <section key={group}>
          <h2
            className={
              isExpanded
                ? "truncate px-2.5 pt-4 pb-1.5 text-micro font-medium text-faint"
                : "mx-2.5 my-2 h-px overflow-hidden bg-line"
            }
          >
            {names[group] ?? t("nav.studio")}
          </h2>
          <NavList destinations={rows} />
        </section>
      ))}
    </>
  );
}

const NavList = ({ destinations }: { destinations: readonly Destination[] }) => (
  <ul className="grid gap-px">
    {destinations.map(({ name, href }) => (
      <li key={name}>
        <NavLink href={href} label={t(`nav.${name}`)} icon={destinationIcons[name]} />
      </li>
    ))}
  </ul>
);

function NavLink({ href, label, icon: Icon }: { href: string; label: string; icon: LucideIcon }) {
  const { isExpanded, setDrawerOpen } = useSidebar("NavLink");
  // Pitches have a second address without the channel, where the router does not mark this link.
  const isSecondAddress = useLocation({
    select: ({ pathname }) => pathname === PITCHES && new URL(href, "http://studio").pathname.endsWith("/pitches"),
  });
  const link = (
    <Link
      href={href}
      onClick={() => setDrawerOpen(false)}
      aria-label={isExpanded ? undefined : label}
      aria-current={isSecondAddress ? "page" : undefined}
      data-icons={isExpanded ? undefined : ""}
      className="flex h-8 items-center gap-2.5 rounded-md px-2.5 font-medium text-muted transition-colors duration-(--d-fast) hover:bg-raised hover:text-text data-icons:justify-center data-icons:px-0 aria-[current=page]:bg-nav-on aria-[current=page]:text-text aria-[current=page]:[&>.lucide]:text-brand-mark"
    >
      <Icon />
      {isExpanded && <span className="truncate">{label}</span>}
    </Link>
  );
  return (
    <Tooltip content={label} side="right" delay={0} disabled={isExpanded} describes={false}>
      {link}
    </Tooltip>
  );
}
