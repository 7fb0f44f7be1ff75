import type { Memory } from "@coldopen/contract/chat-memory/schema";
import { useId, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/chat-memory.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Radio, RadioGroup } from "../../ui/radio.tsx";
import { FormFailure, failureText } from "../session/index.ts";
import { useForgetAll } from "./api.ts";
import { globalNamespace, personalNamespace } from "./rules.ts";

type ForgetAllProps = {
  channel: ActiveChannel;
  channelName: string;
  userId: string;
  memories: readonly Memory[];
  canEditGlobal: boolean;
};

/** Shown if there is a memory that the user may delete. */
export function ForgetAll(props: ForgetAllProps) {
  const [isOpen, setIsOpen] = useState(false);
  const canForget = props.memories.some(({ value }) => props.canEditGlobal || !value.is_global);
  if (!canForget && !isOpen) return null;
  return (
    <>
      <Button kind="ghost" onClick={() => setIsOpen(true)}>
        {t("forget.open")}
      </Button>
      {isOpen && <ForgetDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ForgetDialog({
  channel,
  channelName,
  userId,
  memories,
  canEditGlobal,
  onClose,
}: ForgetAllProps & { onClose: () => void }) {
  const formId = useId();
  const ofChannel = canEditGlobal ? memories.filter(({ value }) => value.is_global).length : 0;
  const own = memories.filter(({ value }) => !value.is_global).length;
  const choices = [
    ...(ofChannel > 0
      ? [{ which: "channel" as const, label: t("forget.channel", { channel: channelName, count: ofChannel }) }]
      : []),
    ...(own > 0 ? [{ which: "own" as const, label: t("forget.own", { count: own }) }] : []),
  ];
  const [which, setWhich] = useState<"channel" | "own">(ofChannel > 0 ? "channel" : "own");
  const [typed, setTyped] = useState("");
  const forget = useForgetAll(channel);
  const isConfirmed = typed.trim().toLowerCase() === t("forget.word");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("forget.title")}
      description={t("forget.text")}
      footer={
        <>
          <DialogClose render={<Button kind="ghost">{t("forget.cancel")}</Button>} />
          <Button
            kind="danger-fill"
            type="submit"
            form={formId}
            disabled={!isConfirmed}
            busy={forget.isPending}
            busyLabel={t("forget.busy")}
          >
            {t("forget.submit")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isConfirmed || forget.isPending) return;
          const namespace = which === "channel" ? globalNamespace(channel) : personalNamespace(channel, userId);
          forget.mutate(namespace, { onSuccess: onClose });
        }}
      >
        {choices.length > 1 ? (
          <RadioGroup label={t("forget.which")} value={which} onValueChange={setWhich}>
            {choices.map((choice) => (
              <Radio key={choice.which} value={choice.which}>
                {choice.label}
              </Radio>
            ))}
          </RadioGroup>
        ) : (
          <p className="font-medium">{choices[0]?.label}</p>
        )}
        <Field label={t("forget.confirm")}>
          <Input autoComplete="off" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        </Field>
        <FormFailure text={forget.isError ? failureText(forget.error) : undefined} />
      </form>
    </Dialog>
  );
}
