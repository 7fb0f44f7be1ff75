import { useRender } from "@base-ui/react/use-render";
import clsx from "clsx";
import type { MouseEvent, ReactNode } from "react";
import { type ButtonKind, type ButtonSize, buttonLook } from "./button-look.ts";
import { Spinner } from "./spinner.tsx";

type ButtonProps = useRender.ComponentProps<"button"> & {
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  block?: boolean | undefined;
  icon?: ReactNode;
  trailing?: ReactNode;
  busy?: boolean | undefined;
  /** The label while busy. Its space is reserved, so that the width stays. */
  busyLabel?: string | undefined;
};

const swallow = (event: MouseEvent) => event.preventDefault();

/** `render` makes it a link: `<Button render={<Link to="/" />}>`. */
export function Button(props: ButtonProps) {
  const {
    kind,
    size,
    block,
    icon,
    trailing,
    busy = false,
    busyLabel,
    render,
    ref,
    className,
    children,
    ...rest
  } = props;
  const link = render !== undefined;
  return useRender({
    defaultTagName: "button",
    render,
    ref,
    props: {
      ...(link ? {} : { type: "button" }),
      ...rest,
      ...(busy ? { "aria-busy": true, "aria-disabled": true, onClick: swallow } : {}),
      className: clsx(buttonLook({ kind, size, block }), className),
      children: (
        <Faces icon={icon} trailing={trailing} busy={busy} busyLabel={busyLabel}>
          {children}
        </Faces>
      ),
    },
  });
}

type FacesProps = Pick<ButtonProps, "icon" | "trailing" | "busyLabel" | "children"> & { busy: boolean };

const face = "col-start-1 row-start-1 inline-flex items-center justify-center gap-1.75";

function Faces({ icon, trailing, busy, busyLabel, children }: FacesProps) {
  const spoken = busyLabel ?? (icon ? children : undefined);
  const replaced = busy && spoken !== undefined;
  return (
    <span className="inline-grid">
      <span
        aria-hidden={replaced}
        className={clsx(face, icon && "-ml-0.5", trailing && "-mr-0.75", replaced ? "invisible" : busy && "opacity-0")}
      >
        {icon}
        {children}
        {trailing}
      </span>
      {(busy || busyLabel) && (
        <span aria-hidden={!busy} className={clsx(face, icon && "-ml-0.5", !busy && "invisible")}>
          <Spinner />
          {spoken}
        </span>
      )}
    </span>
  );
}
