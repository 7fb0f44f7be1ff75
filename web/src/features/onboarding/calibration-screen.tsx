import { lookOfPicks } from "@coldopen/contract/onboarding/rules";
import { type CalibrationPair, CalibrationPick } from "@coldopen/contract/onboarding/schema";
import { thumbShownAt } from "@coldopen/contract/outliers/thumb";
import clsx from "clsx";
import { ArrowLeft, ArrowRight, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { persisted } from "../../lib/persisted.ts";
import { t } from "../../locales/en/onboarding.ts";
import { Button } from "../../ui/button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { Picture } from "../../ui/picture.tsx";
import { DoneButton, SkipButton } from "./answer-buttons.tsx";
import { paramsOf, useOnboardingChange } from "./api.ts";
import { BackLink, FooterEnd, OnboardingScreen, StepFrame, type StepProps } from "./frame.tsx";
import { lookText } from "./looks.ts";
import { onboardingApi } from "./status-query.ts";

/** Picks that the server may not have stored yet: a reload ends the call that stores them. */
const unsavedPicks = (ucid: string) => persisted(`studio-onboarding-picks:${ucid}`, z.array(CalibrationPick));

export default function CalibrationScreen() {
  return <OnboardingScreen step={Calibration} />;
}

function Calibration(props: StepProps) {
  const { channel, page, isEnhanced, canEdit, onboarding } = props;
  const { pairs } = onboarding;
  const unsaved = unsavedPicks(channel.channelUcid);
  const [picks, setPicks] = useState<readonly CalibrationPick[]>(() =>
    (unsaved.read() ?? onboarding.picks).slice(0, pairs.length),
  );
  const { mutate: save } = useOnboardingChange<CalibrationPick[]>(channel, {
    run: (list) => onboardingApi.pick({ params: paramsOf(channel), body: { picks: list } }),
    onSuccess: unsaved.clear,
  });
  const change = (list: CalibrationPick[]) => {
    setPicks(list);
    unsaved.write(list);
    save(list);
  };
  useEffect(() => {
    const list = unsavedPicks(channel.channelUcid).read();
    if (list && list.length <= pairs.length) save(list);
  }, [channel.channelUcid, pairs.length, save]);
  const pair = pairs[picks.length];
  const look = lookOfPicks(pairs, picks);
  const pick = (choice: CalibrationPick) => pair && canEdit && change([...picks, choice]);
  usePickKeys(pick);

  const footer = (
    <>
      <BackLink page={page} isEnhanced={isEnhanced} />
      <FooterEnd>
        {pair && pairs.length > 0 ? (
          <>
            <SkipButton channel={channel} page={page} isEnhanced={isEnhanced} />
            <Button kind="outline" disabled={!canEdit} onClick={() => pick("neither")}>
              {t("calibration.neither")}
            </Button>
          </>
        ) : pairs.length > 0 ? (
          <DoneButton channel={channel} page={page} isEnhanced={isEnhanced} />
        ) : (
          <SkipButton channel={channel} page={page} isEnhanced={isEnhanced} />
        )}
      </FooterEnd>
    </>
  );
  if (pairs.length === 0)
    return <StepFrame title={t("calibration.none")} lead={t("calibration.noneText")} footer={footer} />;
  const doneText = look.length > 0 ? t("calibration.doneLook", { look: lookText(look) }) : t("calibration.doneNone");
  return (
    <StepFrame
      title={t(pair ? "calibration.title" : "calibration.done")}
      lead={pair ? t("calibration.lead") : doneText}
      note={
        pair && (
          <span role="status" className="text-muted">
            {t("calibration.pair", { number: picks.length + 1, all: pairs.length })}
          </span>
        )
      }
      footer={footer}
    >
      {!canEdit && <p className="mt-4 text-muted">{t("readOnly")}</p>}
      {pair && <Pair key={picks.length} pair={pair} canEdit={canEdit} onPick={pick} />}
      <Picks
        pairs={pairs}
        picks={picks}
        text={look.length > 0 ? t("calibration.soFar", { look: lookText(look) }) : t("calibration.nothingYet")}
        canEdit={canEdit}
        onUndo={() => change(picks.slice(0, -1))}
      />
    </StepFrame>
  );
}

/** The arrow keys pick, wherever the focus is, except in a control that uses them itself. */
function usePickKeys(pick: (choice: CalibrationPick) => unknown): void {
  const latest = useRef(pick);
  useEffect(() => {
    latest.current = pick;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      const choice = event.key === "ArrowLeft" ? "left" : event.key === "ArrowRight" ? "right" : undefined;
      if (!choice) return;
      event.preventDefault();
      latest.current(choice);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

type PairProps = { pair: CalibrationPair; canEdit: boolean; onPick: (choice: "left" | "right") => void };

const Pair = ({ pair, canEdit, onPick }: PairProps) => (
  <div className="mt-6 grid grid-cols-2 gap-3 sm:gap-6">
    {(["left", "right"] as const).map((side) => (
      <button
        key={side}
        type="button"
        disabled={!canEdit}
        aria-label={t(`calibration.${side}`)}
        onClick={() => onPick(side)}
        className="group rounded-lg text-left"
      >
        <Picture
          {...thumbShownAt({ thumb: pair[side].thumb, isShort: false }, "520px")}
          alt=""
          eager
          className="group-hover:ring-2 group-hover:ring-brand-mark group-hover:ring-offset-2 group-hover:ring-offset-background"
        />
        <span
          className={clsx(
            "mt-3 flex items-center gap-2.5 font-medium text-muted group-hover:text-text",
            side === "right" && "justify-end",
          )}
        >
          {side === "left" && (
            <Kbd>
              <ArrowLeft aria-hidden className="size-3" />
            </Kbd>
          )}
          {t("calibration.thisOne")}
          {side === "right" && (
            <Kbd>
              <ArrowRight aria-hidden className="size-3" />
            </Kbd>
          )}
        </span>
      </button>
    ))}
  </div>
);

type PicksProps = {
  pairs: readonly CalibrationPair[];
  picks: readonly CalibrationPick[];
  text: string;
  canEdit: boolean;
  onUndo: () => void;
};

const names = { left: "pickedLeft", right: "pickedRight", neither: "pickedNeither" } as const;

function Picks({ pairs, picks, text, canEdit, onUndo }: PicksProps) {
  return (
    <section aria-labelledby="picks" className="mt-6 border-t border-line pt-5">
      <div className="flex min-h-8 items-center gap-3">
        <h2 id="picks" className="font-semibold">
          {t("calibration.picks")}
        </h2>
        <span className="min-w-0 flex-1 truncate text-muted">{text}</span>
        <Button kind="ghost" size="sm" icon={<Undo2 />} disabled={!canEdit || picks.length === 0} onClick={onUndo}>
          {t("calibration.undo")}
        </Button>
      </div>
      <ol className="mt-2 grid grid-cols-5 gap-2 lg:grid-cols-10">
        {pairs.map((pair, at) => {
          const choice = picks[at];
          const chosen = choice && choice !== "neither" ? pair[choice] : undefined;
          return (
            <li key={pair.left.videoId} className="relative aspect-video min-w-0">
              {chosen ? (
                <Picture {...thumbShownAt({ thumb: chosen.thumb, isShort: false }, "100px")} alt="" small />
              ) : (
                <span
                  className={clsx(
                    "grid size-full place-items-center rounded-sm text-xs",
                    at === picks.length
                      ? "font-semibold text-brand-text ring-2 ring-brand-mark"
                      : "border border-dashed border-line-control text-faint",
                  )}
                >
                  {choice === "neither" ? "–" : at + 1}
                </span>
              )}
              {choice && <span className="sr-only">{t(`calibration.${names[choice]}`)}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
