import { paths } from "@coldopen/contract/paths";
import { type Pitch, PitchStage } from "@coldopen/contract/pitches/schema";
import { domainOf } from "@coldopen/contract/pitches/website";
import { ArrowLeft, Ellipsis, History, ImageDown, Printer, Redo2, RefreshCw, Share2, Undo2 } from "lucide-react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { Link } from "../../../lib/link.tsx";
import { t } from "../../../locales/en/pitches.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { PageBar } from "../../../ui/page-bar.tsx";
import { Select } from "../../../ui/select.tsx";
import { usePitchActions } from "../api.ts";
import type { PitchEditor } from "./use-pitch-editor.ts";

type PitchBarProps = {
  channel: ActiveChannel;
  pitch: Pitch;
  editor: PitchEditor;
  onOpen: (panel: "share" | "history") => void;
};

const stages = PitchStage.options.map((value) => ({ value, label: t(`stages.${value}`) }));

export function PitchBar({ channel, pitch, editor, onOpen }: PitchBarProps) {
  const { move } = usePitchActions(channel);
  const { brand, creator } = pitch.content;
  const back = pitch.threadId
    ? { href: paths.pitchAgent(pitch.threadId), text: t("studio.back") }
    : { href: paths.pitches(channel), text: t("studio.all") };
  return (
    <PageBar
      title={t("studio.beside", { creator: creator.name, brand: brand.name })}
      actions={
        <>
          <span role="status" className="text-xs text-faint max-lg:sr-only">
            {t(editor.isSaving ? "studio.saving" : "studio.saved")}
          </span>
          <IconButton
            label={t("actions.undo")}
            icon={<Undo2 />}
            disabled={!editor.canUndo || editor.isSaving}
            onClick={editor.undo}
          />
          <IconButton
            label={t("actions.redo")}
            icon={<Redo2 />}
            disabled={!editor.canRedo || editor.isSaving}
            onClick={editor.redo}
          />
          <Select
            look="button"
            label={t("stageFilter")}
            value={pitch.stage}
            options={stages}
            onValueChange={(stage) => move(pitch, stage)}
          />
          <Button size="sm" kind="outline" icon={<ArrowLeft />} render={<Link href={back.href} />}>
            <span className="max-sm:sr-only">{back.text}</span>
          </Button>
          <Button size="sm" kind="primary" icon={<Share2 />} onClick={() => onOpen("share")}>
            {t("studio.share")}
          </Button>
          <Menu align="end" trigger={<IconButton label={t("studio.more")} icon={<Ellipsis />} />}>
            <MenuItem icon={<Printer />} onSelect={() => setTimeout(() => print())}>
              {t("studio.print")}
            </MenuItem>
            <MenuItem icon={<History />} onSelect={() => onOpen("history")}>
              {t("studio.history")}
            </MenuItem>
            <MenuItem icon={<RefreshCw />} onSelect={editor.refreshFigures}>
              {t("studio.refresh")}
            </MenuItem>
            {pitch.hasLogoService && domainOf(brand.websiteUrl) !== "" && (
              <MenuItem icon={<ImageDown />} onSelect={editor.findLogo}>
                {t("studio.findLogo")}
              </MenuItem>
            )}
          </Menu>
        </>
      }
    />
  );
}
