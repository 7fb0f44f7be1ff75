import { paths } from "@coldopen/contract/paths";
import type { PitchSummary } from "@coldopen/contract/pitches/schema";
import type { ReactNode } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/pitches.ts";
import { currentPitch } from "./current-pitch.ts";

type PitchLinkProps = { channel: ActiveChannel; pitch: PitchSummary; className: string; children: ReactNode };

/** Opens a pitch: it becomes the current one of the full pitch page. */
export const PitchPageLink = ({ channel, pitch, className, children }: PitchLinkProps) => (
  <Link
    href={paths.pitchWeb(channel)}
    aria-label={t("actions.open", { brand: pitch.brandName })}
    onClick={() => currentPitch.choose(channel, pitch.id)}
    className={className}
  >
    {children}
  </Link>
);
