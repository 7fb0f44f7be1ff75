import type { ComponentProps } from "react";
import { useSecondsUntil } from "../lib/use-seconds-until.ts";
import { Button } from "./button.tsx";

type RetryButtonProps = Omit<ComponentProps<typeof Button>, "children"> & {
  label: string;
  /** Disabled with a countdown until then. */
  retryAt: number | undefined;
  waitingLabel: (seconds: number) => string;
};

export function RetryButton({ label, retryAt, waitingLabel, ...button }: RetryButtonProps) {
  const seconds = useSecondsUntil(retryAt);
  return (
    <Button {...button} disabled={seconds > 0}>
      {seconds > 0 ? waitingLabel(seconds) : label}
    </Button>
  );
}
