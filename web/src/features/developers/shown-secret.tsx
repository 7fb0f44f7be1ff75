import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CopyField } from "./copy-field.tsx";

type ShownSecretProps = {
  texts: { title: string; text: string; label: string; copy: string; done: string };
  secret: string;
  onClose: () => void;
};

/** A secret that can't be shown again. */
export function ShownSecret({ texts, secret, onClose }: ShownSecretProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      width={640}
      description={texts.text}
      initialFocus={field}
      footer={
        <Button kind="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <div className="mt-4">
        <CopyField label={texts.label} copyLabel={texts.copy} value={secret} fieldRef={field} />
      </div>
    </Dialog>
  );
}
