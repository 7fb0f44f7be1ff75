import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";
import { Button } from "./button.tsx";
import { DialogFrame, dialogLook, dialogMotion, scrimLook, viewportLook } from "./dialog-frame.tsx";

type AlertDialogProps = {
  title: string;
  description: ReactNode;
  cancel: string;
  /** The confirmed action; it closes the dialog itself. */
  action: ReactNode;
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
};

export function AlertDialog(props: AlertDialogProps) {
  const { title, description, cancel, action, trigger } = props;
  return (
    <Base.Root {...("open" in props ? { open: props.open } : {})} onOpenChange={(open) => props.onOpenChange?.(open)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={scrimLook} />
        <Base.Viewport className={viewportLook}>
          <Base.Popup className={clsx(dialogLook({ width: 440 }), dialogMotion)}>
            <DialogFrame
              wraps
              title={<Base.Title>{title}</Base.Title>}
              footer={
                <>
                  <Base.Close render={<Button kind="ghost">{cancel}</Button>} />
                  {action}
                </>
              }
            >
              <Base.Description render={<div />} className="text-muted">
                {description}
              </Base.Description>
            </DialogFrame>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

export const AlertDialogClose = ({ render }: { render: ReactElement }) => <Base.Close render={render} />;
