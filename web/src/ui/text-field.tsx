import clsx from "clsx";
import { type ComponentProps, useId } from "react";
import { controlLook, fieldLook } from "./field-look.ts";

type TextFieldProps = Omit<ComponentProps<"input">, "size" | "id"> & {
  label: string;
  size?: "md" | "lg" | undefined;
  error?: string | null | undefined;
};

/** A named line of text in plain HTML, for pages that can't wait for `Field` and `Input`. */
export function TextField({ label, size = "md", error, className, ...rest }: TextFieldProps) {
  const id = useId();
  const problem = `${id}-problem`;
  return (
    <div className={clsx("flex min-w-0 flex-col gap-1", className)}>
      <label htmlFor={id} className="text-xs font-medium text-muted">
        {label}
      </label>
      <div className={fieldLook({ edge: "form", size })}>
        <input
          {...rest}
          id={id}
          className={controlLook}
          {...(error && { "aria-invalid": true, "aria-describedby": problem, "data-invalid": "" })}
        />
      </div>
      {error && (
        <p id={problem} role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
