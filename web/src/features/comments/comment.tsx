import { commentParts } from "@coldopen/contract/comments/rules";
import type { MentionablePerson, ProjectComment } from "@coldopen/contract/comments/schema";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { relativeAge } from "../../lib/format.ts";
import { t } from "../../locales/en/comments.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import type { CommentActions } from "./api.ts";
import { Composer } from "./composer.tsx";

type CommentProps = {
  comment: ProjectComment;
  people: readonly MentionablePerson[];
  isOwn: boolean;
  mayRemove: boolean;
  actions: CommentActions;
};

export function Comment({ comment, people, isOwn, mayRemove, actions: { edit, remove } }: CommentProps) {
  const [isEditing, setEditing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const author = comment.author?.name ?? t("left");
  return (
    <li className="border-b border-line px-4 py-3.5">
      <div className="flex min-h-7 items-center gap-2">
        <Avatar decorative name={author} src={comment.author?.profilePicture} />
        <span className="min-w-0 truncate font-semibold">{author}</span>
        <time dateTime={comment.createdAt} className="flex-none text-xs text-muted">
          {relativeAge(comment.createdAt, new Date())}
        </time>
        {comment.editedAt && <span className="flex-none text-xs text-faint">{t("edited")}</span>}
        {(isOwn || mayRemove) && !isEditing && (
          <span className="ml-auto">
            <Menu align="end" trigger={<IconButton size="sm" label={t("more", { author })} icon={<Ellipsis />} />}>
              {isOwn && (
                <MenuItem icon={<Pencil />} onSelect={() => setEditing(true)}>
                  {t("edit")}
                </MenuItem>
              )}
              {mayRemove && (
                <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setRemoving(true)}>
                  {t("delete")}
                </MenuItem>
              )}
            </Menu>
          </span>
        )}
      </div>
      {isEditing ? (
        <div className="mt-2 ml-8">
          <Composer
            isFocused
            people={people}
            initial={comment.text}
            submitLabel={t("save")}
            isBusy={edit.isPending}
            onCancel={() => setEditing(false)}
            onSubmit={(changed) => edit.mutate({ id: comment.id, ...changed }, { onSuccess: () => setEditing(false) })}
          />
        </div>
      ) : (
        <p className="mt-1 ml-8 whitespace-pre-wrap wrap-anywhere">
          {commentParts(comment).map(({ at, text, mentioned }) =>
            mentioned ? (
              <strong key={at} className="rounded-xs bg-raised-2 px-1 font-semibold">
                {text}
              </strong>
            ) : (
              text
            ),
          )}
        </p>
      )}
      <AlertDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t("confirm.title")}
        description={t("confirm.text")}
        cancel={t("cancel")}
        action={
          <Button
            kind="danger-fill"
            busy={remove.isPending}
            onClick={() => remove.mutate(comment.id, { onSettled: () => setRemoving(false) })}
          >
            {t("delete")}
          </Button>
        }
      />
    </li>
  );
}
