import { THOUGHT_MAX, type Thought } from "@coldopen/contract/ideas/ratings";
import { paths } from "@coldopen/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { MessageSquareText } from "lucide-react";
import { useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/workbench.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Field } from "../../ui/field.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { thoughtsQuery, useSaveThought } from "./api.ts";
import { ExportThoughts } from "./export-menu.tsx";

export function ThoughtsView({ channel }: { channel: ActiveChannel }) {
  const { data: thoughts, isError, refetch } = useQuery(thoughtsQuery(channel));
  if (!thoughts)
    return isError ? (
      <Alert title={t("thoughts.failed")} className="m-(--page-x)">
        <Button size="sm" className="mt-2" onClick={() => void refetch()}>
          {t("retry")}
        </Button>
      </Alert>
    ) : (
      <div className="max-w-180 p-(--page-x)">
        <RowsSkeleton label={t("loading")} rows={4} rowLook="h-14" />
      </div>
    );
  if (thoughts.length === 0)
    return (
      <Empty
        className="py-24"
        icon={<MessageSquareText />}
        title={t("thoughts.none")}
        action={
          <Button kind="primary" render={<Link href={paths.workbench(channel, "rate-ideas")} />}>
            {t("thoughts.rate")}
          </Button>
        }
      >
        {t("thoughts.noneText")}
      </Empty>
    );
  return (
    <div className="w-full max-w-180 px-(--page-x) py-3">
      <div className="flex justify-end">
        <ExportThoughts thoughts={thoughts} />
      </div>
      <ul aria-label={t("views.thoughts")} className="divide-y divide-line">
        {thoughts.map((thought) => (
          <li key={thought.id} className="py-4">
            <ThoughtForm channel={channel} thought={thought} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ThoughtForm({ channel, thought }: { channel: ActiveChannel; thought: Thought }) {
  const [text, setText] = useState(thought.thought);
  const save = useSaveThought(channel);
  const { id, title, rating, reasons } = thought;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ id, rating: { rating, reasons, thought: text.trim() } });
      }}
    >
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{title}</span>
        <span className="text-xs whitespace-nowrap text-muted">
          {rating === null ? t("skipped") : t("ratingOf", { rating })}
        </span>
      </p>
      <div className="mt-2 flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label={t("thoughts.label", { title })} hideLabel>
            <Textarea
              rows={2}
              maxLength={THOUGHT_MAX}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
        </div>
        {text.trim() !== thought.thought && (
          <Button type="submit" kind="primary" size="sm" busy={save.isPending}>
            {t("thoughts.save")}
          </Button>
        )}
      </div>
    </form>
  );
}
