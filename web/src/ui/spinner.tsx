import clsx from "clsx";

type SpinnerProps = {
  /** For screen readers; leave it out if a text beside it says the same. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span
      {...(label ? { role: "status", "aria-label": label } : { "aria-hidden": true })}
      className={clsx(
        "inline-block size-3.5 flex-none animate-[spin_.8s_linear_infinite] rounded-full border-2",
        "border-[color-mix(in_srgb,currentColor_28%,transparent)] border-t-current",
        className,
      )}
    />
  );
}
