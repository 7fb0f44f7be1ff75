import { mentionBeingTyped, mentionedIn } from "@coldopen/contract/comments/rules";
import { COMMENT_MAX, type CommentText, type MentionablePerson } from "@coldopen/contract/comments/schema";
import clsx from "clsx";
import { AtSign } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { t } from "../../locales/en/comments.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

const MAX_SUGGESTED = 6;

type ComposerProps = {
  people: readonly MentionablePerson[];
  initial?: string;
  submitLabel: string;
  isBusy: boolean;
  isFocused?: boolean;
  onSubmit: (comment: CommentText, done: () => void) => void;
  onCancel?: () => void;
};

/** A text field whose @ offers the people of the channel. */
export function Composer({ people, initial = "", submitLabel, isBusy, isFocused, onSubmit, onCancel }: ComposerProps) {
  const [text, setText] = useState(initial);
  const [caret, setCaret] = useState(initial.length);
  const [active, setActive] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const typed = isClosed ? undefined : mentionBeingTyped(text.slice(0, caret));
  const found =
    typed === undefined
      ? []
      : people.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase())).slice(0, MAX_SUGGESTED);
  const at = Math.min(active, found.length - 1);

  const put = (next: string, position: number) => {
    flushSync(() => {
      setText(next);
      setCaret(position);
      setActive(0);
    });
    field.current?.focus();
    field.current?.setSelectionRange(position, position);
  };
  const mention = ({ name }: MentionablePerson) => {
    const start = caret - (typed?.length ?? 0) - 1;
    put(`${text.slice(0, start)}@${name} ${text.slice(caret)}`, start + name.length + 2);
  };
  const submit = () => {
    if (text.trim() === "" || isBusy) return;
    onSubmit({ text, mentions: mentionedIn(text, people).map(({ userId }) => userId) }, () => {
      setText("");
      setCaret(0);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const person = found[at];
    if (person && ["ArrowDown", "ArrowUp"].includes(event.key)) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : found.length - 1;
      return setActive((at + step) % found.length);
    }
    if (person && (event.key === "Enter" || event.key === "Tab")) {
      event.preventDefault();
      return mention(person);
    }
    if (event.key === "Escape" && (person || onCancel)) {
      event.preventDefault();
      event.stopPropagation();
      return person ? setClosed(true) : onCancel?.();
    }
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit();
  };

  return (
    <div className="relative">
      {found.length > 0 && (
        <div
          id={listId}
          role="listbox"
          aria-label={t("people")}
          className="absolute inset-x-0 bottom-full z-1 mb-2 rounded-lg border border-line bg-overlay p-1 shadow-overlay"
        >
          {found.map((person, index) => (
            <div
              key={person.userId}
              id={`${listId}-${person.userId}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={clsx(
                "flex h-10 cursor-pointer items-center gap-2.5 rounded-sm px-2",
                index === at && "bg-raised",
              )}
              onPointerMove={() => setActive(index)}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => mention(person)}
              onKeyDown={(event) => event.key === "Enter" && mention(person)}
            >
              <Avatar decorative name={person.name} src={person.profilePicture} />
              <span className="min-w-0 flex-1 truncate">{person.name}</span>
              <span className="text-xs text-muted">{t(`roles.${person.role}`)}</span>
            </div>
          ))}
        </div>
      )}
      <div className="rounded-lg border border-line-control bg-background focus-within:border-brand-mark">
        <textarea
          ref={field}
          // biome-ignore lint/a11y/noAutofocus: editing a comment starts in its text
          autoFocus={isFocused}
          rows={3}
          maxLength={COMMENT_MAX}
          value={text}
          aria-label={t("label")}
          aria-controls={found.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={found[at] && `${listId}-${found[at].userId}`}
          placeholder={t("placeholder")}
          className="block w-full resize-none bg-transparent px-3 pt-2.5 outline-none placeholder:text-faint"
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setCaret(currentTarget.selectionStart);
            setActive(0);
            setClosed(false);
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
        />
        <div className="flex items-center gap-2 p-2">
          <IconButton
            size="sm"
            label={t("mention")}
            icon={<AtSign />}
            onClick={() => {
              setClosed(false);
              const before = text.slice(0, caret);
              const gap = before === "" || /\s$/.test(before) ? "" : " ";
              put(`${before}${gap}@${text.slice(caret)}`, caret + gap.length + 1);
            }}
          />
          <span className="flex-1" />
          {onCancel && (
            <Button size="sm" kind="ghost" onClick={onCancel}>
              {t("cancel")}
            </Button>
          )}
          <Button size="sm" kind="primary" busy={isBusy} disabled={text.trim() === ""} onClick={submit}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
