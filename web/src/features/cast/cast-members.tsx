import { CAST_MEMBERS_MAX } from "@coldopen/contract/cast/schema";
import { useQuery } from "@tanstack/react-query";
import { Plus, UserRound } from "lucide-react";
import { useRef, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useFocusAfterRemoval } from "../../lib/lost-focus.ts";
import { t } from "../../locales/en/cast.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { castQuery } from "./api.ts";
import { MemberForm } from "./member-form.tsx";
import { MemberRow } from "./member-row.tsx";

/** The people of a channel's thumbnails, for those who may change them and those who may only look. */
export function CastMembers({ place, canEdit }: { place: ActiveChannel; canEdit: boolean }) {
  const { data: members, isError, refetch } = useQuery(castQuery(place));
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(members?.length, addButton);
  if (!members)
    return isError ? (
      <Alert title={t("failed")}>
        <Button size="sm" className="mt-2" onClick={() => refetch()}>
          {t("retry")}
        </Button>
      </Alert>
    ) : (
      <div role="status" aria-label={t("loading")} className="flex gap-2">
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} className="size-24" />
        ))}
      </div>
    );
  const isFull = members.length >= CAST_MEMBERS_MAX;
  const add = canEdit && (
    <Button ref={addButton} kind="outline" icon={<Plus />} disabled={isFull} onClick={() => setAdding(true)}>
      {t("add")}
    </Button>
  );
  return (
    <>
      {members.length === 0 ? (
        <Empty icon={<UserRound />} title={t("empty.title")} action={add}>
          {canEdit ? t("empty.text") : t("empty.readOnly")}
        </Empty>
      ) : (
        <>
          <ul className="divide-y divide-line">
            {members.map((member) => (
              <MemberRow
                key={member.id}
                place={place}
                member={member}
                isLast={members.length === 1}
                canEdit={canEdit}
              />
            ))}
          </ul>
          {add}
          {isFull && canEdit && <p className="mt-2 text-muted">{t("full", { max: CAST_MEMBERS_MAX })}</p>}
        </>
      )}
      {isAdding && <MemberForm place={place} onClose={() => setAdding(false)} />}
    </>
  );
}
