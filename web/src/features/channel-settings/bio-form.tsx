import { BIO_MAX } from "@coldopen/contract/channel-settings/schema";
import { useEffect, useState } from "react";
import { t } from "../../locales/en/channel-settings.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";

type BioFormProps = { bio: string; canEdit: boolean; isSaving: boolean; onSave: (bio: string) => void };

export function BioForm({ bio, canEdit, isSaving, onSave }: BioFormProps) {
  const [text, setText] = useState(bio);
  useEffect(() => setText(bio), [bio]);
  if (!canEdit) return <p className="max-w-130 whitespace-pre-wrap">{bio || t("bio.none")}</p>;
  return (
    <form
      className="grid max-w-130 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text.trim());
      }}
    >
      <Field label={t("bio.label")} hideLabel>
        <Textarea
          rows={4}
          maxLength={BIO_MAX}
          counter
          placeholder={t("bio.placeholder")}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <div>
        <Button kind="primary" type="submit" disabled={text.trim() === bio} busy={isSaving}>
          {t("bio.save")}
        </Button>
      </div>
    </form>
  );
}
