import type { ReactNode } from "react";

/** A part of the page with its heading in a column of its own, where there is room. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section
    aria-label={title}
    className="grid gap-5 border-b border-line py-10 @4xl:grid-cols-[14.5rem_minmax(0,1fr)] @4xl:gap-12 @4xl:py-14 print:py-7"
  >
    <h2 className="type-title break-after-avoid text-xl">{title}</h2>
    <div className="min-w-0">{children}</div>
  </section>
);

export const leadLook = "text-[1.375rem] leading-[1.9375rem] font-[450] whitespace-pre-line wrap-anywhere";
export const proseLook = "text-md whitespace-pre-line text-muted wrap-anywhere";
