import type { ReactNode } from "react";

type SettingsSectionProps = {
  title: string;
  hint?: ReactNode;
  /** A small button beside the heading. */
  action?: ReactNode;
  children: ReactNode;
};

/** A section of a settings page: heading on the left, controls on the right. */
export const SettingsSection = ({ title, hint, action, children }: SettingsSectionProps) => (
  <section
    aria-label={title}
    className="grid gap-x-10 gap-y-4 border-b border-line py-8 last:border-b-0 wide:grid-cols-[232px_minmax(0,1fr)]"
  >
    <div>
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-md font-semibold">{title}</h2>
        {action && <div className="-my-1 flex-none">{action}</div>}
      </div>
      {hint && <p className="mt-1 text-pretty text-muted">{hint}</p>}
    </div>
    <div className="min-w-0">{children}</div>
  </section>
);

export const SettingsBody = ({ children }: { children: ReactNode }) => (
  <div className="max-w-308 px-(--page-x) pb-12">{children}</div>
);
