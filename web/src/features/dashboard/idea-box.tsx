import { IDEA_MAX, type OptionType } from "@coldopen/contract/projects/schema";
import clsx from "clsx";
import { Image, Lightbulb, Text, Type } from "lucide-react";
import { type KeyboardEvent, type Ref, useId } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/dashboard.ts";
import { Button } from "../../ui/button.tsx";
import { controlLook, fieldLook } from "../../ui/field-look.ts";
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
  { pane: "thumbnail", icon: <Image /> },
  { pane: "concept", icon: <Text /> },
] as const satisfies readonly { pane: OptionType; icon: unknown }[];

type IdeaBoxProps = {
  channel: ActiveChannel;
  idea: string;
  onChange: (idea: string) => void;
  field?: Ref<HTMLTextAreaElement>;
};

export function IdeaBox({ channel, idea, onChange: setIdea, field }: IdeaBoxProps) {
  const hint = useId();
  const hasCastMembers = useHasCastMembers(channel);
  const start = useStartFromIdea(channel);
  const bank = useAddToIdeaBank(channel);
  const isBlank = idea.trim() === "";
  const isFull = idea.length >= IDEA_MAX;
  const isBusy = start.isPending || bank.isPending;
  const submit = (pane: OptionType) => {
    if (!isBlank && !isBusy) start.mutate({ idea, pane });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit("title");
  };

  return (
    <section aria-label={t("idea")} className={clsx(fieldLook({ edge: "quiet", size: "area" }), "flex-col")}>
      <textarea
        ref={field}
        aria-label={t("idea")}
        aria-describedby={hint}
        placeholder={t("ideaHint")}
        rows={2}
        maxLength={IDEA_MAX}
        value={idea}
        onChange={(event) => setIdea(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className={clsx(controlLook, "field-sizing-content max-h-60 w-full resize-none text-md wrap-anywhere")}
      />
      <div className="mt-2 flex w-full flex-wrap items-center gap-2">
        {panes.map(({ pane, icon }) => {
          const needsCast = pane === "thumbnail" && !hasCastMembers;
          return (
            <Tooltip key={pane} variant="info" content={t("needsCast")} disabled={!needsCast} describes={needsCast}>
              <Button
                size="sm"
                kind="ai"
                icon={icon}
                busy={start.isPending && start.variables.pane === pane}
                {...(needsCast ? { "aria-disabled": true } : { disabled: isBlank, onClick: () => submit(pane) })}
              >
                {t(`panes.${pane}`)}
              </Button>
            </Tooltip>
          );
        })}
        <span id={hint} role="status" className="text-xs text-warning">
          {isFull && t("limit", { max: IDEA_MAX })}
        </span>
        <Button
          size="sm"
          kind="ghost"
          className="ml-auto"
          icon={<Lightbulb />}
          disabled={isBlank}
          busy={bank.isPending}
          onClick={() => bank.mutate(ideaInWords(idea), { onSuccess: () => setIdea("") })}
        >
          {t("toBank")}
        </Button>
      </div>
    </section>
  );
}
