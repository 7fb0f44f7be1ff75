import { Input as Base } from "@base-ui/react/input";
import clsx from "clsx";
import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from "react";
import { controlLook, type FieldEdge, fieldLook } from "./field-look.ts";
import { TextCounter, TextLimitNotice, useTextLimit } from "./text-limit.tsx";

export type InputProps = Omit<ComponentProps<"input">, "size" | "defaultValue"> & {
  defaultValue?: string | undefined;
  size?: "md" | "lg" | undefined;
  edge?: FieldEdge | undefined;
  leading?: ReactNode;
  trailing?: ReactNode;
  /** Shows "11 / 15" inside the field; needs `maxLength`. */
  counter?: boolean | undefined;
};

export function Input(props: InputProps) {
  const { size = "md", edge = "form", leading, trailing, counter, ref, className, style, ...rest } = props;
  const control = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, []);
  const limit = useTextLimit(control, rest.maxLength);
  return (
    <div className={clsx("relative", fieldLook({ edge, size }), className)} style={style}>
      {leading}
      <Base
        {...rest}
        ref={control}
        className={controlLook}
        onInput={(event) => {
          rest.onInput?.(event);
          limit.onInput();
        }}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          limit.onKeyDown(event);
        }}
      />
      {counter && rest.maxLength !== undefined && <TextCounter length={limit.length} maxLength={rest.maxLength} />}
      {trailing}
      {rest.maxLength !== undefined && <TextLimitNotice shown={limit.noticed} />}
    </div>
  );
}
