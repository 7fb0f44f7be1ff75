import clsx from "clsx";
import type { ReactNode } from "react";

type SectionProps = {
  title: string;
  /** Stays on one sheet of paper. */
  isShort?: boolean;
  /** Its heading and first part stay on one sheet of paper. */
  hasShortStart?: boolean;
  /** After the first part; may start another sheet. */
  rest?: ReactNode;
  children: ReactNode;
};

/** A text of this length fits on one sheet with its heading. */
const SHORT_MAX = 1200;
export const isShortText = (...texts: readonly string[]): boolean => texts.join("").length <= SHORT_MAX;

/** A part of the page with its heading in a column of its own, where there is room. */
export const Section = ({ title, isShort = false, hasShortStart = false, rest, children }: SectionProps) => (
  <section
    aria-label={title}
    className={clsx(
      "grid gap-5 border-b border-line py-10 @4xl:grid-cols-[14.5rem_minmax(0,1fr)] @4xl:gap-x-12 @4xl:gap-y-9 @4xl:py-14 print:block print:py-4",
      isShort && "break-inside-avoid",
    )}
  >
    <div className={clsx("contents", hasShortStart && "print:block print:break-inside-avoid")}>
      <h2 className="type-title break-after-avoid text-xl print:mb-2">{title}</h2>
      <div className="min-w-0">{children}</div>
    </div>
    {rest && <div className="mt-4 min-w-0 @4xl:col-start-2 @4xl:mt-0 print:mt-5">{rest}</div>}
  </section>
);

/** A longer text is easier to read in the size of prose. */
export const LEAD_MAX = 320;
const leadLook = "text-[1.375rem] leading-[1.9375rem] font-[450] whitespace-pre-line wrap-anywhere";
export const leadLookOf = (text: string): string => (text.length > LEAD_MAX ? proseLook : leadLook);
export const proseLook = "text-md whitespace-pre-line text-muted wrap-anywhere";
