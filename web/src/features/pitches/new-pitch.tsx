import { visibleLine } from "@coldopen/contract/kernel/names";
import { paths } from "@coldopen/contract/paths";
import { BRAND_NAME_MAX, WEBSITE_MAX } from "@coldopen/contract/pitches/schema";
import { toWebsite } from "@coldopen/contract/pitches/website";
import { type FormEvent, useId, useRef, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { t } from "../../locales/en/pitches.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { useCreatePitch } from "./api.ts";
import { currentPitch } from "./current-pitch.ts";

/** A pitch without a conversation: a brand, and the rest is filled in on its page. */
export function NewPitchDialog({ channel, onClose }: { channel: ActiveChannel; onClose: () => void }) {
  const [brand, setBrand] = useState("");
  const [website, setWebsite] = useState("");
  const [isSent, setSent] = useState(false);
  const create = useCreatePitch(channel);
  const go = useGo();
  const form = useId();
  const first = useRef<HTMLInputElement>(null);
  const brandName = visibleLine(brand);
  const websiteUrl = toWebsite(website);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (brandName === "" || websiteUrl === undefined) return;
    create.mutate(
      { brandName, websiteUrl },
      {
        onSuccess: ({ id }) => {
          currentPitch.choose(channel, id);
          void go(paths.pitchWeb(channel));
        },
      },
    );
  };
  return (
    <Dialog
      open
      title={t("new.title")}
      initialFocus={first}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t("new.cancel")}
          </Button>
          <Button kind="primary" type="submit" form={form} busy={create.isPending}>
            {t("new.create")}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        <Field label={t("new.brand")} error={isSent && brandName === "" ? t("new.brandMissing") : undefined}>
          <Input
            ref={first}
            dir="auto"
            value={brand}
            maxLength={BRAND_NAME_MAX}
            onChange={({ currentTarget }) => setBrand(currentTarget.value)}
          />
        </Field>
        <Field
          label={t("new.website")}
          help={t("new.websiteHint")}
          error={isSent && websiteUrl === undefined ? t("new.notAWebsite") : undefined}
        >
          <Input
            value={website}
            maxLength={WEBSITE_MAX}
            inputMode="url"
            onChange={({ currentTarget }) => setWebsite(currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
