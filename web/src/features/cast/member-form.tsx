import { CAST_NAME_MAX, CAST_PHOTOS_MAX, type CastMember, CastName } from "@coldopen/contract/cast/schema";
import { useRef, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/cast.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { FormFailure, failureText } from "../session/index.ts";
import { DraftRow } from "./draft-row.tsx";
import { isBusy } from "./drafts.ts";
import { PhotoPicker } from "./photo-picker.tsx";
import { useDrafts } from "./use-drafts.ts";
import { useSaveMember } from "./use-save-member.ts";
import { WarningCastMember } from "./warning-cast-member.tsx";

type MemberFormProps = {
  channel: ActiveChannel;
  member?: CastMember;
  /** The member exists; its photos are still to be saved. */
  onAdded?: (id: string) => void;
  onClose: () => void;
};

export function MemberForm({ channel, member, onAdded, onClose }: MemberFormProps) {
  const [name, setName] = useState(member?.name ?? "");
  const [hasConsent, setConsent] = useState(member !== undefined);
  const [isLeaving, setLeaving] = useState(false);
  const [isTried, setTried] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const { drafts, choose, retry, drop, savePhoto } = useDrafts(channel);
  const save = useSaveMember(channel, { member, savePhoto, onAdded, onSaved: onClose });
  const room = CAST_PHOTOS_MAX - (member?.photos.length ?? 0) - drafts.length;
  const fine = drafts.filter(({ state }) => state === "fine");
  const parsed = CastName.safeParse(name);
  const nameError = isTried && !parsed.success ? parsed.error.issues[0]?.message : undefined;
  const needsPhoto = member === undefined && fine.length === 0;
  const leave = () => (drafts.length > 0 && !save.isPending ? setLeaving(true) : onClose());
  const submit = () => {
    setTried(true);
    if (parsed.success && hasConsent && !needsPhoto) save.mutate({ name: parsed.data, drafts: fine });
  };
  const take = (files: readonly File[]) => {
    if (files.length > room) toast.error(t("form.tooMany", { max: CAST_PHOTOS_MAX }));
    choose(files.slice(0, room));
  };

  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && leave()}
        width={640}
        initialFocus={nameField}
        title={member ? t("form.edit", { name: member.name }) : t("form.new")}
        footer={
          <>
            <Button kind="ghost" onClick={leave}>
              {t("form.cancel")}
            </Button>
            <Button
              kind="primary"
              busy={save.isPending}
              busyLabel={t("form.saving")}
              disabled={isBusy(drafts) || !hasConsent}
              onClick={submit}
            >
              {t("form.save")}
            </Button>
          </>
        }
      >
        <div className="grid grid-cols-1 gap-4">
          <Field label={t("form.name")} help={t("form.nameHint")} error={nameError}>
            <Input
              ref={nameField}
              autoComplete="off"
              maxLength={CAST_NAME_MAX}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </Field>
          {!member && (
            <div className="grid gap-1">
              <Checkbox checked={hasConsent} onCheckedChange={setConsent}>
                {t("form.consent")}
              </Checkbox>
              <p className="pl-6 text-xs text-pretty text-muted">{t("form.consentHint")}</p>
            </div>
          )}
          <div className="grid grid-cols-1 gap-2">
            <h3 className="text-xs font-medium text-muted">{t("form.photos")}</h3>
            <p className="text-pretty text-muted">{t("form.photosHint", { max: CAST_PHOTOS_MAX })}</p>
            <PhotoPicker isFull={room <= 0} onChoose={take} />
            {drafts.length > 0 && (
              <ul className="divide-y divide-line">
                {drafts.map((draft) => (
                  <DraftRow key={draft.id} draft={draft} onRetry={() => retry(draft)} onDrop={() => drop(draft.id)} />
                ))}
              </ul>
            )}
            {isTried && needsPhoto && (
              <p role="alert" className="text-xs text-danger">
                {t("form.needsPhoto")}
              </p>
            )}
          </div>
          <FormFailure text={save.isError ? failureText(save.error) : undefined} />
        </div>
      </Dialog>
      {isLeaving && <WarningCastMember about="unsaved" onConfirm={onClose} onClose={() => setLeaving(false)} />}
    </>
  );
}
