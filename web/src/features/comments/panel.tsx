import { isAdminRole, roleOnChannel } from "@coldopen/contract/session/rules";
import { useQuery } from "@tanstack/react-query";
import { MessageSquare, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { t } from "../../locales/en/comments.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { useProjectPage } from "../project-editing/index.ts";
import { useUser } from "../session/index.ts";
import { commentsQuery, peopleQuery, useCommentActions } from "./api.ts";
import { Comment } from "./comment.tsx";
import { Composer } from "./composer.tsx";

/** The comments of a project beside its page. They need no edit lock. */
export default function CommentsPanel({ onClose }: { onClose: () => void }) {
  const { channel, project } = useProjectPage("CommentsPanel");
  const user = useUser();
  const { data: comments, isError, refetch } = useQuery(commentsQuery(channel, project.id));
  const { data: people = [] } = useQuery(peopleQuery(channel, project.id));
  const actions = useCommentActions(channel, project.id);
  const isManager = isAdminRole(roleOnChannel(user.entitlements, channel.organizationId, channel.channelUcid));
  const list = useRef<HTMLDivElement>(null);
  const count = comments?.length;
  // The newest comment is at the end.
  useEffect(() => {
    if (list.current && count !== undefined) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return (
    <aside
      aria-label={t("title")}
      className="fixed inset-y-0 right-0 z-(--z-drawer) flex h-dvh w-110 max-w-full flex-none flex-col border-l border-line bg-surface wide:sticky wide:top-0"
    >
      <header className="flex h-13 flex-none items-center gap-2 border-b border-line pr-2 pl-4">
        <h2 className="type-title">{t("title")}</h2>
        {count !== undefined && count > 0 && <span className="text-xs text-muted">{count}</span>}
        <span className="flex-1" />
        <IconButton size="sm" label={t("close")} icon={<X />} onClick={onClose} />
      </header>
      <div ref={list} className="min-h-0 flex-1 overflow-y-auto">
        {!comments && !isError && <RowsSkeleton label={t("loading")} rows={3} rowLook="px-4 py-5" />}
        {!comments && isError && (
          <Alert title={t("failed")} className="m-4">
            <Button size="sm" className="mt-2" onClick={() => void refetch()}>
              {t("retry")}
            </Button>
          </Alert>
        )}
        {count === 0 && (
          <Empty className="py-12" icon={<MessageSquare />} title={t("empty.title")}>
            {t("empty.text")}
          </Empty>
        )}
        <ol aria-label={t("title")} className="empty:hidden">
          {comments?.map((comment) => {
            const isOwn = comment.author?.userId === user.id;
            return (
              <Comment
                key={comment.id}
                comment={comment}
                people={people}
                isOwn={isOwn}
                mayRemove={isOwn || isManager}
                actions={actions}
              />
            );
          })}
        </ol>
      </div>
      <footer className="flex-none border-t border-line p-4">
        <Composer
          people={people}
          submitLabel={t("submit")}
          isBusy={actions.add.isPending}
          onSubmit={(comment, done) => actions.add.mutate(comment, { onSuccess: done })}
        />
      </footer>
    </aside>
  );
}
