import type { PitchSummary } from "@coldopen/contract/pitches/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { relativeAge } from "../../lib/format.ts";
import { t } from "../../locales/en/pitches.ts";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../ui/table.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { PitchActions } from "./api.ts";
import { BrandLogo } from "./brand-logo.tsx";
import { describeLink } from "./describe-link.ts";
import { PitchPageLink } from "./pitch-link.tsx";
import { PitchMenu } from "./pitch-menu.tsx";
import { StageLabel } from "./stage-label.tsx";

type PitchListProps = { channel: ActiveChannel; pitches: readonly PitchSummary[]; actions: PitchActions };

export const PitchList = ({ channel, pitches, actions }: PitchListProps) => (
  <Table aria-label={t("title")}>
    <TableHead className="static">
      <TableRow>
        <TableHeader>{t("columns.brand")}</TableHeader>
        <TableHeader className="max-md:hidden">{t("columns.title")}</TableHeader>
        <TableHeader>{t("columns.stage")}</TableHeader>
        <TableHeader className="max-md:hidden">{t("columns.link")}</TableHeader>
        <TableHeader className="max-lg:hidden">{t("columns.edited")}</TableHeader>
        <TableHeader>
          <VisuallyHidden>{t("studio.more")}</VisuallyHidden>
        </TableHeader>
      </TableRow>
    </TableHead>
    <TableBody>
      {pitches.map((pitch) => (
        <TableRow key={pitch.id} className="relative">
          <TableCell>
            <span className="flex items-center gap-3 font-semibold">
              <BrandLogo name={pitch.brandName} src={pitch.logoUrl} />
              <PitchPageLink
                channel={channel}
                pitch={pitch}
                className="line-clamp-2 wrap-anywhere after:absolute after:inset-0"
              >
                <span dir="auto">{pitch.brandName}</span>
              </PitchPageLink>
            </span>
          </TableCell>
          <TableCell className="max-w-90 max-md:hidden">
            <span dir="auto" className="line-clamp-2 text-muted wrap-anywhere">
              {pitch.title}
            </span>
          </TableCell>
          <TableCell>
            <StageLabel stage={pitch.stage} />
          </TableCell>
          <TableCell className="text-xs text-muted max-md:hidden">{describeLink(pitch.link)}</TableCell>
          <TableCell className="text-xs whitespace-nowrap text-faint max-lg:hidden">
            {[relativeAge(pitch.updatedAt, new Date()), pitch.updatedBy].filter(Boolean).join(" · ")}
          </TableCell>
          <TableCell className="relative z-1 w-8 text-right">
            <PitchMenu pitch={pitch} actions={actions} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
