import { type ComponentProps, useId } from "react";
import { controlLook, fieldLook } from "./field-look.ts";

type TextFieldProps = Omit<ComponentProps<"input">, "size" | "id" | "className"> & { label: string };

/** A large labelled text field in plain HTML, for pages that load before `Field` and `Input`. */
export function TextField({ label, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-xs font-medium text-muted">
        {label}
      </label>
      <div className={fieldLook({ edge: "form", size: "lg" })}>
        <input {...rest} id={id} className={controlLook} />
      </div>
    </div>
  );
}
