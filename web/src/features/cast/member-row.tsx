import type { CastMember } from "@coldopen/contract/cast/schema";
import { Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { displayDate } from "../../lib/format.ts";
import { useFocusAfterRemoval } from "../../lib/restore-focus.ts";
import { t } from "../../locales/en/cast.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { DeleteCastMember } from "./delete-cast-member.tsx";
import { MemberForm } from "./member-form.tsx";
import { MemberPhoto } from "./member-photo.tsx";

type MemberRowProps = { channel: ActiveChannel; member: CastMember; isLast: boolean; canEdit: boolean };

export function MemberRow({ channel, member, isLast, canEdit }: MemberRowProps) {
  const [open, setOpen] = useState<"edit" | "delete">();
  const { name, consent, photos } = member;
  const edit = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(photos.length, edit);
  const close = () => setOpen(undefined);
  const date = displayDate(consent.at);
  return (
    <li className="py-4 first:pt-0">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <h3 className="truncate font-semibold">{name}</h3>
          <p className="text-xs text-muted">
            {consent.by ? t("member.consent", { name: consent.by, date }) : t("member.consentUnknown", { date })}
          </p>
        </div>
        {canEdit && (
          <>
            <IconButton
              ref={edit}
              label={t("member.edit", { name })}
              icon={<Pencil />}
              onClick={() => setOpen("edit")}
            />
            <IconButton label={t("member.remove", { name })} icon={<Trash2 />} onClick={() => setOpen("delete")} />
          </>
        )}
      </div>
      {photos.length === 0 ? (
        <p className="mt-2 text-muted">{t("member.noPhotos")}</p>
      ) : (
        <ul className="mt-3 flex flex-wrap gap-2">
          {photos.map((photo, at) => (
            <MemberPhoto
              key={photo.id}
              channel={channel}
              member={member}
              photo={photo}
              number={at + 1}
              canEdit={canEdit}
            />
          ))}
        </ul>
      )}
      {open === "edit" && <MemberForm channel={channel} member={member} onClose={close} />}
      {open === "delete" && <DeleteCastMember channel={channel} member={member} isLast={isLast} onClose={close} />}
    </li>
  );
}
