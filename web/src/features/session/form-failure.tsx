import { CircleAlert } from "lucide-react";

/** Why a form as a whole was refused. */
export const FormFailure = ({ text }: { text: string | undefined }) => (
  <div role="alert">
    {text && (
      <p className="flex gap-1.5 text-danger">
        <CircleAlert className="mt-0.5 size-4" />
        <span className="min-w-0 wrap-anywhere">{text}</span>
      </p>
    )}
  </div>
);
