import { ratings, type SittingIdea, THOUGHT_MAX } from "@coldopen/contract/ideas/ratings";
import { paths } from "@coldopen/contract/paths";
import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { ArrowLeft, ArrowRight, Check, ListChecks } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/workbench.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Field } from "../../ui/field.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { ideasQuery } from "../ideas-for-you/index.ts";
import { sittingQuery } from "./api.ts";
import { RatedIdea } from "./rated-idea.tsx";
import { SittingSide } from "./sitting-side.tsx";
import { reasonKeys } from "./state.ts";
import { type Sitting, useSitting } from "./use-sitting.ts";
import { useSittingKeys } from "./use-sitting-keys.ts";

const none: readonly SittingIdea[] = [];

export function RateView({ channel }: { channel: ActiveChannel }) {
  const { data: ideas, isError, refetch } = useQuery(sittingQuery(channel));
  const sitting = useSitting(channel, ideas ?? none);
  useScrollToNewIdea(sitting.idea?.id);
  if (!ideas)
    return isError ? (
      <Alert title={t("failed")} className="m-(--page-x)">
        <Button size="sm" className="mt-2" onClick={() => void refetch()}>
          {t("retry")}
        </Button>
      </Alert>
    ) : (
      <RateLoading />
    );
  if (!sitting.idea) return <NothingToRate channel={channel} isSittingEmpty={ideas.length === 0} />;
  return (
    <>
      <div className="grid flex-1 content-start lg:grid-cols-[minmax(0,1fr)_20rem] lg:content-stretch">
        <div className="min-w-0 px-(--page-x) py-6">
          <RatedIdea idea={sitting.idea} />
          <Choices key={sitting.idea.id} sitting={sitting} idea={sitting.idea} />
        </div>
        <SittingSide channel={channel} ideas={ideas} sitting={sitting} />
      </div>
      <KeyBar sitting={sitting} />
    </>
  );
}

/** The next idea starts above the field in which the last thought was written. */
function useScrollToNewIdea(id: string | undefined): void {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== id) window.scrollTo({ top: 0 });
    shown.current = id;
  }, [id]);
}

function Choices({ sitting, idea: { id } }: { sitting: Sitting; idea: SittingIdea }) {
  const { draft, dispatch } = sitting;
  const thought = useRef<HTMLTextAreaElement>(null);
  useSittingKeys(sitting, thought);
  return (
    <>
      <fieldset className="mt-6">
        <legend className="flex w-full items-baseline justify-between font-semibold">
          {t("question")}
          <span className="text-xs font-normal text-faint max-sm:hidden">{t("questionHint")}</span>
        </legend>
        <div className="mt-2.5 grid grid-cols-5 gap-2">
          {ratings.map((rating) => (
            <button
              key={rating}
              type="button"
              data-sitting-choice=""
              aria-pressed={draft.rating === rating}
              onClick={() => dispatch({ type: "rated", id, rating })}
              className="flex min-h-16 flex-col items-center justify-center gap-px rounded-md bg-surface p-1 text-center text-xs font-medium text-muted inset-ring inset-ring-line-strong transition-colors duration-(--d-fast) hover:bg-raised aria-pressed:bg-brand-soft aria-pressed:text-text aria-pressed:inset-ring-2 aria-pressed:inset-ring-brand-mark"
            >
              <b className="text-xl leading-6.5 font-[650] font-stretch-[112%] text-text">{rating}</b>{" "}
              {t(`ratings.${rating}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-5.5">
        <legend className="font-semibold">
          {t("why")}
          <span className="ml-2.5 text-xs font-normal text-faint">{t("whyHint")}</span>
        </legend>
        {reasonKeys.map((row, at) => (
          <div key={row[0]?.[0]} className={clsx("flex flex-wrap gap-2", at === 0 ? "mt-2.5" : "mt-2")}>
            {row.map(([key, reason]) => {
              const isOn = draft.reasons.includes(reason);
              return (
                <button
                  key={reason}
                  type="button"
                  data-sitting-choice=""
                  aria-pressed={isOn}
                  aria-keyshortcuts={key}
                  onClick={() => dispatch({ type: "reasonToggled", id, reason })}
                  className="inline-flex h-8 items-center gap-2 rounded-md pr-2.5 pl-1.5 font-medium text-muted inset-ring inset-ring-line-strong transition-colors duration-(--d-fast) hover:bg-raised hover:text-text aria-pressed:bg-raised-2 aria-pressed:text-text"
                >
                  <Kbd aria-hidden className="min-w-5 text-center leading-4.5 max-sm:hidden">
                    {key.toUpperCase()}
                  </Kbd>
                  {t(`reasons.${reason}`)}
                  {isOn && <Check className="size-3.5 text-brand-mark" />}
                </button>
              );
            })}
          </div>
        ))}
      </fieldset>
      <div className="mt-5.5">
        <Field label={t("thought")} help={t("thoughtHint")}>
          <Textarea
            ref={thought}
            className="min-h-14"
            maxLength={THOUGHT_MAX}
            value={draft.thought}
            onChange={(event) => dispatch({ type: "thoughtWritten", id, thought: event.currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key === "Escape") event.currentTarget.blur();
              if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.blur();
              sitting.next();
            }}
          />
        </Field>
      </div>
    </>
  );
}

const Hint = ({ keys, children }: { keys: readonly string[]; children: string }) => (
  <span className="flex items-center gap-1.5">
    {keys.map((key) => (
      <Kbd key={key} className="text-text">
        {key}
      </Kbd>
    ))}
    {children}
  </span>
);

const KeyBar = ({ sitting }: { sitting: Sitting }) => (
  <footer className="sticky bottom-0 z-(--z-sticky) flex min-h-11 flex-none items-center gap-5 border-t border-line bg-background px-(--page-x) py-2 text-xs text-muted">
    <div aria-hidden className="flex items-center gap-5 max-lg:hidden">
      <Hint keys={["1–5"]}>{t("keys.rate")}</Hint>
      <Hint keys={["Enter"]}>{t("keys.next")}</Hint>
      <Hint keys={["←"]}>{t("keys.back")}</Hint>
      <Hint keys={["X"]}>{t("keys.skip")}</Hint>
      <Hint keys={["B"]}>{t("keys.brainstorm")}</Hint>
    </div>
    <div className="ml-auto flex items-center gap-2">
      <Button kind="ghost" size="sm" icon={<ArrowLeft />} onClick={sitting.back}>
        {t("back")}
      </Button>
      <Button kind="ghost" size="sm" onClick={sitting.skip}>
        {t("skip")}
      </Button>
      <Button kind="primary" size="sm" trailing={<ArrowRight />} onClick={sitting.next}>
        {t("next")}
      </Button>
    </div>
  </footer>
);

type NothingToRateProps = { channel: ActiveChannel; isSittingEmpty: boolean };

/** The sitting is fetched again when ideas are there. */
function NothingToRate({ channel, isSittingEmpty }: NothingToRateProps) {
  const { data } = useQuery({ ...ideasQuery(channel), enabled: isSittingEmpty });
  if (isSittingEmpty && data?.isPreparing)
    return (
      <Empty className="py-24" icon={<ListChecks />} title={t("preparing.title")}>
        {t("preparing.text")}
      </Empty>
    );
  return (
    <Empty
      className="py-24"
      icon={<ListChecks />}
      title={t("none.title")}
      action={
        <Button kind="primary" render={<Link href={paths.workbench(channel, "complete")} />}>
          {t("none.action")}
        </Button>
      }
    >
      {t("none.text")}
    </Empty>
  );
}

const RateLoading = () => (
  <div role="status" aria-label={t("loading")} className="grid gap-6 p-(--page-x)">
    <div className="grid gap-7 md:grid-cols-[minmax(0,min(28.5rem,52%))_minmax(0,1fr)]">
      <Skeleton className="aspect-video rounded-md" />
      <span className="grid content-start gap-2">
        <Skeleton className="h-3 w-1/3" />
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="h-10 w-full" />
      </span>
    </div>
    <Skeleton className="h-16" />
    <Skeleton className="h-8 w-2/3" />
  </div>
);
