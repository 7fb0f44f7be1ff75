import { CHAT_MESSAGE_MAX } from "@coldopen/contract/chat/schema";
import clsx from "clsx";
import { ArrowUp, Globe, Square } from "lucide-react";
import { type KeyboardEvent, lazy, type ReactNode, type Ref, Suspense, useId } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { loadModule } from "../../lib/load-module.ts";
import { usePainted } from "../../lib/use-painted.ts";
import { usePersisted } from "../../lib/use-persisted.ts";
import { t } from "../../locales/en/chat.ts";
import { Button } from "../../ui/button.tsx";
import { controlLook, fieldLook } from "../../ui/field-look.ts";
import type { Selection } from "./selection.ts";
import { webSearch } from "./web-search.ts";

const AttachMenu = lazy(() => loadModule(() => import("./attach/attach-menu.tsx")));
const SelectedChips = lazy(() => loadModule(() => import("./selected-chips.tsx")));

/** Keeps the place of the menu until it is loaded. */
const attachPlace = <span className="size-(--control-sm)" />;

type MessageBoxProps = {
  channel: ActiveChannel;
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  selection: Selection;
  onSend: () => void;
  /** The answer that is being written can be stopped. */
  run?: { isStopping: boolean; onStop: () => void } | undefined;
  /** The row is completed by the buttons that use the text for an idea. */
  children?: ReactNode;
  note?: ReactNode;
  isBusy?: boolean;
  field?: Ref<HTMLTextAreaElement> | undefined;
};

export function MessageBox(props: MessageBoxProps) {
  const {
    channel,
    label,
    hint,
    value,
    onChange,
    selection,
    onSend,
    run,
    children,
    note,
    isBusy = false,
    field,
  } = props;
  const noteId = useId();
  const isPainted = usePainted();
  const isBlank = value.trim() === "";
  const send = () => {
    if (!isBlank && !run && !isBusy) onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <section
      aria-label={label}
      className={clsx(fieldLook({ edge: "quiet", size: "area" }), "flex-col rounded-lg! p-2!")}
    >
      {selection.items.length > 0 && (
        <Suspense>
          <SelectedChips items={selection.items} onRemove={selection.remove} />
        </Suspense>
      )}
      <textarea
        ref={field}
        aria-label={label}
        aria-describedby={noteId}
        placeholder={hint}
        rows={1}
        maxLength={CHAT_MESSAGE_MAX}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className={clsx(
          controlLook,
          "field-sizing-content max-h-60 w-full resize-none px-1.5 py-0.5 text-md wrap-anywhere",
        )}
      />
      <div className="flex min-h-(--control-sm) w-full flex-wrap items-center gap-1.5">
        <Suspense fallback={attachPlace}>
          {isPainted ? <AttachMenu channel={channel} selection={selection} /> : attachPlace}
        </Suspense>
        <WebSearchToggle />
        <span id={noteId} role="status" className="ml-auto text-xs text-faint">
          {value.length >= CHAT_MESSAGE_MAX ? t("box.limit", { max: CHAT_MESSAGE_MAX }) : note}
        </span>
        {children}
        {run ? (
          <Button
            size="sm"
            kind="ai"
            className="max-sm:ml-auto"
            icon={<Square />}
            busy={run.isStopping}
            busyLabel={t("box.stopping")}
            onClick={run.onStop}
          >
            {t("box.stop")}
          </Button>
        ) : (
          <Button
            size="sm"
            kind="primary"
            className="max-sm:ml-auto"
            icon={<ArrowUp />}
            disabled={isBlank}
            busy={isBusy}
            onClick={send}
          >
            {t("box.send")}
          </Button>
        )}
      </div>
    </section>
  );
}

function WebSearchToggle() {
  const isOn = usePersisted(webSearch) ?? true;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => webSearch.write(!isOn)}
      className={clsx(
        "inline-flex h-(--control-sm) flex-none items-center gap-1.5 rounded-md px-2.5 text-xs font-medium text-muted inset-ring transition-colors duration-(--d-fast) hover:text-text [&>.lucide]:size-3.5",
        isOn ? "bg-raised inset-ring-line-strong" : "inset-ring-line",
      )}
    >
      <Globe />
      {`${t("webSearch.name")} `}
      <b className="font-semibold text-text">{t(isOn ? "webSearch.on" : "webSearch.off")}</b>
    </button>
  );
}
