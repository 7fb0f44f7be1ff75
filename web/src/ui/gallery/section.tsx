import type { ReactNode } from "react";

type SectionProps = { title: string; note?: string; children: ReactNode };

export const Section = ({ title, note, children }: SectionProps) => (
  <section className="min-w-0">
    <h2 className="mb-3.5 flex border-b border-line pb-2 font-semibold">
      {title}
      {note && <span className="ml-auto text-xs font-normal text-faint">{note}</span>}
    </h2>
    <div className="flex flex-col gap-2.5">{children}</div>
  </section>
);

export const Line = ({ name, children }: { name?: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2">
    {name && <span className="w-18 flex-none text-xs text-faint">{name}</span>}
    {children}
  </div>
);
