import type { PitchContent } from "@coldopen/contract/pitches/schema";
import clsx from "clsx";
import { displayDate } from "../../../lib/format.ts";
import { t } from "../../../locales/en/pitches.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Audience } from "./audience.tsx";
import { Cover } from "./cover.tsx";
import { CreatorProfile, Metrics } from "./creator-profile.tsx";
import { BrandMoment, Timeline } from "./integration.tsx";
import { readSlots } from "./read-slots.tsx";
import { isShortText, LEAD_MAX } from "./section.tsx";
import { PitchPageContext, type PitchSlots, usePitchPage } from "./slots.ts";
import { usePrinting } from "./use-printing.ts";

type PitchPageProps = { content: PitchContent; slots?: PitchSlots };

/** The page that a brand reads, on a screen and on paper. */
export function PitchPage({ content, slots: shown = readSlots }: PitchPageProps) {
  const slots = usePrinting() ? readSlots : shown;
  return (
    <PitchPageContext value={{ content, slots }}>
      <article className="print-colours @container overflow-x-clip text-sm">
        <Cover />
        <div className="mx-auto max-w-308 px-6 print:px-0">
          <Metrics />
          <CreatorProfile />
          <Audience />
          <BrandMoment />
          <Timeline />
          <Closing />
          <EstimateNote />
        </div>
      </article>
    </PitchPageContext>
  );
}

function Closing() {
  const { content, slots } = usePitchPage();
  const { closingMessage: closing } = content;
  if (closing === "" && !slots.isEditable) return null;
  const { name, handle, avatarUrl } = content.creator;
  return (
    <section
      aria-label={t("page.closing")}
      className={clsx(
        "grid gap-6 py-16 @4xl:grid-cols-[14.5rem_minmax(0,1fr)] @4xl:gap-12 print:grid-cols-[auto_minmax(0,1fr)] print:py-5",
        isShortText(closing) && "break-inside-avoid",
      )}
    >
      <slots.Picture name="avatar">
        <Avatar name={name} src={avatarUrl} size={72} decorative />
      </slots.Picture>
      <div className="min-w-0">
        <slots.Text
          name="closing"
          as="blockquote"
          className={clsx(
            "whitespace-pre-line wrap-anywhere",
            closing.length > LEAD_MAX ? "text-md" : "type-title text-2xl leading-9 font-semibold",
          )}
        />
        <p className="mt-3.5 text-muted wrap-anywhere" dir="auto">
          <bdi>{name}</bdi>
          {handle && (
            <>
              , <bdi>{handle}</bdi>
            </>
          )}
        </p>
      </div>
    </section>
  );
}

function EstimateNote() {
  const { estimate, sources } = usePitchPage().content;
  if (!estimate || !Object.values(sources).includes("estimate")) return null;
  return (
    <p className="border-t border-line py-4 text-xs text-faint print:break-before-avoid">
      {t("page.estimateNote", { count: estimate.videos, when: displayDate(estimate.computedAt) })}
    </p>
  );
}
