import { Field as Base } from "@base-ui/react/field";
import clsx from "clsx";
import { type ComponentProps, useImperativeHandle, useRef } from "react";
import { controlLook, type FieldEdge, fieldLook } from "./field-look.ts";
import { TextCounter, TextLimitNotice, useTextLimit } from "./text-limit.tsx";

type TextareaProps = Omit<ComponentProps<"textarea">, "defaultValue"> & {
  defaultValue?: string | undefined;
  edge?: FieldEdge | undefined;
  counter?: boolean | undefined;
};

/** Grows with its text up to `max-height`, which the caller may set by class. */
export function Textarea({ edge = "form", counter, ref, className, style, ...rest }: TextareaProps) {
  const control = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => control.current, []);
  const limit = useTextLimit(control, rest.maxLength);
  return (
    <div className={clsx("relative flex-col", fieldLook({ edge, size: "area" }), className)} style={style}>
      <Base.Control
        render={
          <textarea
            rows={3}
            {...rest}
            ref={control}
            onInput={(event) => {
              rest.onInput?.(event);
              limit.onInput();
            }}
            onKeyDown={(event) => {
              rest.onKeyDown?.(event);
              limit.onKeyDown(event);
            }}
          />
        }
        className={clsx(controlLook, "field-sizing-content max-h-60 w-full resize-none")}
      />
      {counter && rest.maxLength !== undefined && (
        <span className="self-end">
          <TextCounter length={limit.length} maxLength={rest.maxLength} />
        </span>
      )}
      {rest.maxLength !== undefined && <TextLimitNotice shown={limit.noticed} />}
    </div>
  );
}
