import clsx from "clsx";
import { CircleAlert } from "lucide-react";

type FormFailureProps = {
  text: string | undefined;
  /** As small as field errors, for a control without a field. */
  isSmall?: boolean;
};

/** The error of a form as a whole. */
export const FormFailure = ({ text, isSmall = false }: FormFailureProps) =>
  text && (
    <p role="alert" className={clsx("flex text-danger", isSmall ? "gap-1.25 text-xs" : "gap-1.5")}>
      <CircleAlert className={clsx("mt-0.5", isSmall ? "size-3 stroke-2" : "size-4")} />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  );
