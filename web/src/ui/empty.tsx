import clsx from "clsx";
import type { ReactNode } from "react";

type EmptyProps = {
  icon: ReactNode;
  title: string;
  action?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** The product's mark drawn large, with an icon of what is missing. */
export const Empty = ({ icon, title, action, className, children }: EmptyProps) => (
  <div
    className={clsx(
      "flex flex-col items-center justify-center p-6 text-center short:justify-start short:py-4",
      className,
    )}
  >
    <div className="relative grid h-16.5 w-28 flex-none short:hidden place-items-center text-faint [&>.lucide]:mt-2 [&>.lucide]:size-6 [&>.lucide]:stroke-[1.5]">
      <svg viewBox="0 0 112 66" fill="none" aria-hidden="true" className="absolute inset-0">
        <path
          d="M26 8H8.5A7.5 7.5 0 0 0 1 15.5v42A7.5 7.5 0 0 0 8.5 65h95a7.5 7.5 0 0 0 7.5-7.5V34"
          stroke="var(--line-strong)"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
        <path d="M34 1.5h50" stroke="var(--line)" strokeWidth="1.5" strokeLinecap="round" />
        <circle cx="103" cy="14" r="6" fill="var(--brand-mark)" />
      </svg>
      {icon}
    </div>
    <h2 className="mt-3.5 text-[15px] short:mt-0 leading-5 font-semibold font-stretch-[108%]">{title}</h2>
    {children && <p className="mt-1 max-w-75 text-muted">{children}</p>}
    {action && <div className="mt-3.5">{action}</div>}
  </div>
);
