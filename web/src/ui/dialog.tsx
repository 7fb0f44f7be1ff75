import { Dialog as Base } from "@base-ui/react/dialog";
import clsx from "clsx";
import { X } from "lucide-react";
import type { ReactElement, ReactNode, RefObject } from "react";
import { DialogFrame, type DialogWidth, dialogLook, dialogMotion, scrimLook, viewportLook } from "./dialog-frame.tsx";
import { GlyphButton } from "./glyph-button.tsx";

type DialogProps = {
  title: string;
  /** A muted addition to the title. */
  beside?: string | undefined;
  width?: DialogWidth | undefined;
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A description that is read with the title. */
  description?: ReactNode;
  footer?: ReactNode;
  /** Left of the close button. */
  actions?: ReactNode;
  padded?: boolean | undefined;
  closeLabel?: string | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

export function Dialog(props: DialogProps) {
  const { title, width = 440, trigger, description, footer, actions, padded } = props;
  const { closeLabel = "Close", className, children } = props;
  return (
    <Base.Root {...("open" in props ? { open: props.open } : {})} onOpenChange={(open) => props.onOpenChange?.(open)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={scrimLook} />
        <Base.Viewport className={viewportLook}>
          <Base.Popup
            {...(props.initialFocus ? { initialFocus: props.initialFocus } : {})}
            className={clsx(dialogLook({ width }), dialogMotion, className)}
          >
            <DialogFrame
              title={
                props.beside ? (
                  <span className="flex items-baseline gap-3">
                    <Base.Title>{title}</Base.Title>
                    <span className="truncate text-xs font-normal text-faint font-stretch-normal">{props.beside}</span>
                  </span>
                ) : (
                  <Base.Title>{title}</Base.Title>
                )
              }
              close={
                <span className="flex gap-0.5">
                  {actions}
                  <Base.Close render={<GlyphButton label={closeLabel} icon={<X />} />} />
                </span>
              }
              footer={footer}
              padded={padded}
            >
              {description && <Base.Description className="text-muted">{description}</Base.Description>}
              {children}
            </DialogFrame>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

export const DialogClose = ({ render }: { render: ReactElement }) => <Base.Close render={render} />;
