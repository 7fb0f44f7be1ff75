import { API_KEY_NAME_MAX, type ApiKeyAccess, type NewApiKey } from "@coldopen/contract/api-keys/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { t } from "../../locales/en/developers.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Radio, RadioGroup } from "../../ui/radio.tsx";
import { Select } from "../../ui/select.tsx";
import { FormFailure, failureText } from "../session/index.ts";
import { apiKeysApi, apiKeysQuery } from "./api.ts";
import { ShownSecret } from "./shown-secret.tsx";

export type KeyChannel = { ucid: string; name: string };
type NewKeyProps = { orgId: string; channels: readonly KeyChannel[]; onClose: () => void };

const expiries = ["30", "90", "365", "never"] as const;
type Expiry = (typeof expiries)[number];

export function NewKey({ orgId, channels, onClose }: NewKeyProps) {
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: (body: NewApiKey) => apiKeysApi.create({ params: { orgId }, body }),
    meta: { failed: false },
    onSuccess: () => client.invalidateQueries({ queryKey: apiKeysQuery(orgId).queryKey }),
  });
  if (create.data) return <ShownSecret texts={createdTexts()} secret={create.data.secret} onClose={onClose} />;
  return (
    <KeyForm
      channels={channels}
      isBusy={create.isPending}
      failure={create.isError ? failureText(create.error) : undefined}
      onSubmit={(key) => create.mutate(key)}
      onClose={onClose}
    />
  );
}

type KeyFormProps = {
  channels: readonly KeyChannel[];
  isBusy: boolean;
  failure: string | undefined;
  onSubmit: (key: NewApiKey) => void;
  onClose: () => void;
};

function KeyForm({ channels, isBusy, failure, onSubmit, onClose }: KeyFormProps) {
  const formId = useId();
  const [name, setName] = useState("");
  const [access, setAccess] = useState<ApiKeyAccess>("read");
  const [isForAll, setIsForAll] = useState(true);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [expiry, setExpiry] = useState<Expiry>("90");
  const [isSubmitted, setIsSubmitted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isMissingChannel = !isForAll && chosen.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (name.trim() === "") field.current?.focus();
    else if (!isMissingChannel)
      onSubmit({
        name,
        access,
        channelUcids: isForAll ? null : [...chosen],
        expiresInDays: expiry === "never" ? null : Number(expiry),
      });
  };
  const toggle = (ucid: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, ucid] : chosen.filter((one) => one !== ucid));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("create.title")}
      initialFocus={field}
      footer={
        <>
          <DialogClose render={<Button kind="ghost">{t("create.cancel")}</Button>} />
          <Button kind="primary" type="submit" form={formId} busy={isBusy}>
            {t("create.submit")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <Field label={t("create.name")} error={isSubmitted && name.trim() === "" ? t("create.nameMissing") : null}>
          <Input
            ref={field}
            value={name}
            maxLength={API_KEY_NAME_MAX}
            placeholder={t("create.namePlaceholder")}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <Group title={t("create.access")}>
          <RadioGroup<ApiKeyAccess>
            label={t("create.access")}
            value={access}
            onValueChange={setAccess}
            className="grid gap-2"
          >
            {(["read", "write"] as const).map((value) => (
              <Radio key={value} value={value}>
                {t(`create.${value}`)}
                <span className="ml-2 text-xs text-faint">{t(`create.${value}Hint`)}</span>
              </Radio>
            ))}
          </RadioGroup>
        </Group>
        <Group title={t("create.channels")}>
          <RadioGroup
            label={t("create.channels")}
            value={isForAll ? "all" : "some"}
            onValueChange={(value) => setIsForAll(value === "all")}
            className="grid gap-2"
          >
            <Radio value="all">{t("create.all")}</Radio>
            <Radio value="some">{t("create.some")}</Radio>
          </RadioGroup>
          {!isForAll && (
            <div className="grid max-h-40 gap-2 overflow-y-auto py-1 pl-6">
              {channels.map(({ ucid, name: label }) => (
                <Checkbox key={ucid} checked={chosen.includes(ucid)} onCheckedChange={(isOn) => toggle(ucid, isOn)}>
                  {label}
                </Checkbox>
              ))}
            </div>
          )}
          {isSubmitted && isMissingChannel && (
            <p role="alert" className="text-xs text-danger">
              {t("create.channelMissing")}
            </p>
          )}
        </Group>
        <Field label={t("create.expires")}>
          <Select
            value={expiry}
            onValueChange={setExpiry}
            options={expiries.map((value) => ({ value, label: t(`create.days.${value}`) }))}
          />
        </Field>
        <FormFailure text={failure} />
      </form>
    </Dialog>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-2">
    <p aria-hidden="true" className="text-xs font-medium text-muted">
      {title}
    </p>
    {children}
  </div>
);

const createdTexts = () => ({
  title: t("create.doneTitle"),
  text: t("create.doneText"),
  label: t("create.secret"),
  copy: t("create.copyKey"),
  done: t("create.done"),
});
