import { IDEA_MAX, type OptionType } from "@coldopen/contract/projects/schema";
import { Image, Lightbulb, Text, Type } from "lucide-react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/dashboard.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { useAddToIdeaBank } from "../projects/index.ts";
import { useUser } from "../session/index.ts";
import { ideaInWords, useStartFromIdea } from "./idea.ts";

/** The gate for creator descriptions enables cast members; a thumbnail opt-out disables them. */
function useHasCastMembers({ organizationId, channelUcid }: ActiveChannel): boolean {
  const entry = useUser().organizations.find(
    (one) => one.organizationId === organizationId && one.channel.ucid === channelUcid,
  );
  const state = entry?.entitlementState;
  return Boolean(state?.services.creatorDescriptions && !state.channelOrgPreferences.thumbnailOptOut);
}

const panes = [
  { pane: "title", icon: <Type /> },
  { pane: "concept", icon: <Text /> },
  { pane: "thumbnail", icon: <Image /> },
] as const satisfies readonly { pane: OptionType; icon: unknown }[];

type IdeaButtonsProps = {
  channel: ActiveChannel;
  idea: string /** The idea is in the idea bank. */;
  onAdded: () => void;
};

/** Start a project from the text, or keep it in the idea bank. */
export function IdeaButtons({ channel, idea, onAdded }: IdeaButtonsProps) {
  const hasCastMembers = useHasCastMembers(channel);
  const start = useStartFromIdea(channel);
  const bank = useAddToIdeaBank(channel);
  const isUnfit = idea.trim() === "" || idea.length > IDEA_MAX;
  const submit = (pane: OptionType) => {
    if (!isUnfit && !start.isPending && !bank.isPending) start.mutate({ idea, pane });
  };
  return (
    <>
      <span className="text-xs text-faint max-md:hidden">{t("useAs")}</span>
      {panes.map(({ pane, icon }) => {
        const needsCast = pane === "thumbnail" && !hasCastMembers;
        return (
          <Tooltip key={pane} variant="info" content={t("needsCast")} disabled={!needsCast} describes={needsCast}>
            <Button
              size="sm"
              kind="outline"
              icon={icon}
              busy={start.isPending && start.variables.pane === pane}
              {...(needsCast ? { "aria-disabled": true } : { disabled: isUnfit, onClick: () => submit(pane) })}
            >
              {t(`panes.${pane}`)}
            </Button>
          </Tooltip>
        );
      })}
      <IconButton
        size="sm"
        label={t("toBank")}
        icon={<Lightbulb />}
        disabled={isUnfit}
        busy={bank.isPending}
        onClick={() => bank.mutate(ideaInWords(idea), { onSuccess: onAdded })}
      />
    </>
  );
}
