import { CAST_MEMBERS_MAX } from "@coldopen/contract/cast/schema";
import { useQuery } from "@tanstack/react-query";
import { Plus, UserRound } from "lucide-react";
import { useRef, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import type { Persisted } from "../../lib/persisted.ts";
import { useFocusAfterRemoval } from "../../lib/restore-focus.ts";
import { t } from "../../locales/en/cast.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { castQuery } from "./api.ts";
import { MemberForm } from "./member-form.tsx";
import { MemberRow } from "./member-row.tsx";

type CastMembersProps = {
  channel: ActiveChannel;
  canEdit: boolean;
  /** Remembers a new member until it has a photo, and opens it again. */
  unfinished?: Persisted<string>;
};

/** The cast of a channel's thumbnails, read-only for users who may not change it. */
export function CastMembers({ channel, canEdit, unfinished }: CastMembersProps) {
  const { data: members, isError, refetch } = useQuery(castQuery(channel));
  const [isAdding, setAdding] = useState(false);
  const [unfinishedId, setUnfinishedId] = useState(() => unfinished?.read());
  const begun = members?.find(({ id, photos }) => id === unfinishedId && photos.length === 0);
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
                channel={channel}
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
      {canEdit && begun && !isAdding && (
        <MemberForm
          channel={channel}
          member={begun}
          onClose={() => {
            unfinished?.clear();
            setUnfinishedId(undefined);
          }}
        />
      )}
      {isAdding && (
        <MemberForm
          channel={channel}
          onAdded={(id) => unfinished?.write(id)}
          onClose={() => {
            unfinished?.clear();
            setAdding(false);
          }}
        />
      )}
    </>
  );
}
