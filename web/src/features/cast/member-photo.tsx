import { isPrepared, problemWords } from "@coldopen/contract/cast/rules";
import type { CastMember, CastPhoto } from "@coldopen/contract/cast/schema";
import clsx from "clsx";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { pictureSource } from "../../lib/picture-source.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/cast.ts";
import { GlyphButton } from "../../ui/glyph-button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { castApi, placeParams, useCastChange } from "./api.ts";
import { CheckeredPicture } from "./checkered-picture.tsx";
import { WarningCastMember } from "./warning-cast-member.tsx";

type MemberPhotoProps = {
  channel: ActiveChannel;
  member: CastMember;
  photo: CastPhoto;
  number: number;
  canEdit: boolean;
};

export function MemberPhoto({ channel, member, photo, number, canEdit }: MemberPhotoProps) {
  const [isConfirming, setConfirming] = useState(false);
  const { name } = member;
  const remove = useCastChange(channel, {
    run: () => castApi.removePhoto({ params: { ...placeParams(channel), id: member.id, photoId: photo.id } }),
    failed: t("member.photoFailed"),
    onSuccess: () => toast.success(t("member.photoRemoved")),
  });
  const isLast = photo.state === "ready" && !isPrepared({ photos: member.photos.filter(({ id }) => id !== photo.id) });
  const words = photo.problem ? problemWords[photo.problem] : t(`member.states.${photo.state}`);
  const alt = t("member.photo", { number, name });
  return (
    <li className="group relative">
      {photo.cutout ? (
        <CheckeredPicture src={`${photo.cutout.url}?size=small`} alt={alt} className="size-24" />
      ) : (
        <Tooltip content={words} variant="info" disabled={photo.state === "preparing"}>
          <span className="relative grid size-24 overflow-hidden rounded-md bg-raised-2">
            <img
              src={pictureSource(`${photo.photo.url}?size=small`)}
              alt={alt}
              className="size-full object-cover opacity-45"
            />
            <span
              role="status"
              className={clsx(
                "absolute inset-x-1 bottom-1 flex items-center justify-center gap-1 rounded-sm bg-background py-0.5 text-micro",
                photo.state === "failed" && "text-danger",
              )}
            >
              {photo.state === "preparing" && <Spinner />}
              {t(`member.states.${photo.state}`)}
              {photo.problem && <span className="sr-only">{words}</span>}
            </span>
          </span>
        </Tooltip>
      )}
      {canEdit && (
        <GlyphButton
          label={t("member.removePhoto", { number, name })}
          icon={<Trash2 />}
          size="sm"
          busy={remove.isPending}
          onClick={() => (isLast ? setConfirming(true) : remove.mutate(undefined))}
          className="absolute top-1 right-1 bg-background! opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 aria-busy:opacity-100"
        />
      )}
      {isConfirming && (
        <WarningCastMember
          about="lastPhoto"
          name={name}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setConfirming(false) })}
          onClose={() => setConfirming(false)}
        />
      )}
    </li>
  );
}
