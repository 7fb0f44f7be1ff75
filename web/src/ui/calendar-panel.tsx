import { Calendar } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { IconButton } from "./icon-button.tsx";
import { Popover } from "./popover.tsx";
import { Skeleton } from "./skeleton.tsx";

type CalendarPanelProps = {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  disabled?: boolean | undefined;
  children: ReactNode;
};

/** A button with a calendar popover; the calendar is loaded when it is first opened. */
export const CalendarPanel = ({ label, open, onOpenChange, disabled = false, children }: CalendarPanelProps) => (
  <Popover
    label={label}
    open={open}
    onOpenChange={onOpenChange}
    className="w-66 p-3"
    trigger={
      <IconButton
        size="xs"
        className="-mr-1 -ml-1.5"
        label={label}
        disabled={disabled}
        icon={<Calendar className="size-3.5" />}
      />
    }
  >
    <Suspense fallback={<Skeleton className="h-64 w-60 rounded-md" />}>{children}</Suspense>
  </Popover>
);
