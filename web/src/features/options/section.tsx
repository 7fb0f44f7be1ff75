import { type ReactNode, useId } from "react";

type OptionSectionProps = { title: string; count?: number; actions?: ReactNode; children: ReactNode };

export function OptionSection({ title, count, actions, children }: OptionSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="painted-apart border-t border-line px-(--page-x) pt-2 pb-3">
      <div className="flex min-h-8 items-center gap-2">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {count !== undefined && <span className="text-xs text-faint">{count}</span>}
        <span className="ml-auto flex items-center gap-1">{actions}</span>
      </div>
      {children}
    </section>
  );
}
