import { FEED_TEST_DAYS, VARIANTS_MIN, type VariantChoice } from "@coldopen/contract/feed-tests/schema";
import { pictureSized } from "@coldopen/contract/pictures/rules";
import type { ProjectOption, VideoProjectDetail } from "@coldopen/contract/projects/schema";
import clsx from "clsx";
import { Plus, X } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { pictureSource } from "../../lib/picture-source.ts";
import { t } from "../../locales/en/feed-tests.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import type { FeedTestActions } from "./api.ts";
import { firstDraft, hasTwins, nextVariant, optionsOf } from "./draft.ts";
import { copyLink } from "./links.ts";

const DAYS = ["3", "7", "14", "30"] as const;
type Days = (typeof DAYS)[number];
const USUAL: Days = `${FEED_TEST_DAYS}`;

type NewTestProps = { project: VideoProjectDetail; create: FeedTestActions["create"]; onClose: () => void };

export function NewTest({ project, create, onClose }: NewTestProps) {
  const options = optionsOf(project);
  const [variants, setVariants] = useState(() => firstDraft(options));
  const [days, setDays] = useState<Days>(USUAL);
  const more = nextVariant(variants, options);
  const isTwin = hasTwins(variants);
  const first = useRef<HTMLButtonElement>(null);
  const last = useRef<HTMLButtonElement>(null);
  const add = (variant: VariantChoice) => {
    flushSync(() => setVariants([...variants, variant]));
    last.current?.closest("li")?.scrollIntoView?.({ block: "nearest" });
    last.current?.focus();
  };
  const start = () =>
    create.mutate(
      { variants, days: Number(days) },
      {
        onSuccess: ({ token }) => {
          void copyLink(token, t("new.started"));
          onClose();
        },
      },
    );
  const change = (at: number, changed: Partial<VariantChoice>) =>
    setVariants(variants.map((variant, other) => (other === at ? { ...variant, ...changed } : variant)));
  return (
    <Dialog
      open
      width={640}
      title={t("new.title")}
      initialFocus={variants.length > 0 ? first : undefined}
      description={variants.length > 0 ? t("new.text") : t("new.needs")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <span className="mr-auto flex flex-none items-center gap-2 text-muted">
            {t("new.days")}
            <Select
              look="button"
              label={t("new.days")}
              value={days}
              onValueChange={setDays}
              options={DAYS.map((value) => ({ value, label: t("new.day", { count: Number(value) }) }))}
            />
          </span>
          {isTwin && (
            <p role="alert" className="min-w-0 text-right text-xs text-pretty text-danger">
              {t("new.same")}
            </p>
          )}
          <Button kind="ghost" onClick={onClose}>
            {t("new.cancel")}
          </Button>
          <Button
            kind="primary"
            busy={create.isPending}
            disabled={variants.length < VARIANTS_MIN || isTwin}
            onClick={start}
          >
            {t("new.start")}
          </Button>
        </>
      }
    >
      <ol className="mt-4 grid gap-4">
        {variants.map((variant, at) => {
          const position = at + 1;
          return (
            <li key={position} className="grid grid-cols-1 gap-2 border-t border-line pt-3">
              <span className="flex min-h-7 items-center justify-between font-medium">
                {t("new.variant", { position })}
                {variants.length > VARIANTS_MIN && (
                  <IconButton
                    size="sm"
                    label={t("new.remove", { position })}
                    icon={<X />}
                    onClick={() => setVariants(variants.filter((_, other) => other !== at))}
                  />
                )}
              </span>
              <Select
                ref={at === 0 ? first : position === variants.length ? last : undefined}
                label={t("new.titleOf", { position })}
                value={variant.titleOptionId}
                onValueChange={(titleOptionId) => change(at, { titleOptionId })}
                options={options.titles.map(({ id, content }) => ({ value: id, label: content }))}
              />
              <Thumbnails
                position={position}
                options={options.thumbnails}
                chosenId={variant.thumbnailOptionId}
                onChoose={(thumbnailOptionId) => change(at, { thumbnailOptionId })}
              />
            </li>
          );
        })}
      </ol>
      {more && variants.length > 0 && (
        <Button size="sm" className="mt-4" icon={<Plus />} onClick={() => add(more)}>
          {t("new.add")}
        </Button>
      )}
    </Dialog>
  );
}

type ThumbnailsProps = {
  position: number;
  options: readonly ProjectOption[];
  chosenId: string;
  onChoose: (id: string) => void;
};

const Thumbnails = ({ position, options, chosenId, onChoose }: ThumbnailsProps) => (
  <div role="radiogroup" aria-label={t("new.thumbnailOf", { position })} className="flex gap-2 overflow-x-auto p-1">
    {options.map((option, at) => (
      <label
        key={option.id}
        className={clsx(
          "relative aspect-video h-16 flex-none cursor-pointer overflow-hidden rounded-sm bg-surface has-focus-visible:outline-2 has-focus-visible:outline-focus",
          option.id === chosenId && "outline-2 outline-offset-1 outline-brand-mark",
        )}
      >
        <input
          type="radio"
          name={`thumbnail-of-${position}`}
          className="absolute inset-0 cursor-pointer opacity-0"
          aria-label={option.description ?? t("new.picture", { position: at + 1 })}
          checked={option.id === chosenId}
          onChange={() => onChoose(option.id)}
        />
        <img src={pictureSource(pictureSized(option.content, "small"))} alt="" className="size-full object-cover" />
      </label>
    ))}
  </div>
);
