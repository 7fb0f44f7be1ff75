import { observeElementRect, type Rect, useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { ArrowDown } from "lucide-react";
import { type UIEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { usePreparedRows } from "../../lib/prepared-rows.ts";
import { t } from "../../locales/en/chat.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { TooltipGroup } from "../../ui/tooltip.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Answer } from "./answer.tsx";
import { estimateHeight } from "./estimate-height.ts";
import { HumanBubble } from "./human-bubble.tsx";
import { endOf, type Row } from "./rows.ts";

/** The view follows the end while the reader is this near to it. */
const NEAR_END_PX = 48;
const EDGE_PX = 12;
/** A message and its answer. */
const LAST_ROWS = 2;
/** Until the list is laid out. */
const FIRST_RECT: Rect = { width: 800, height: 800 };

const observeRect = (list: Virtualizer<HTMLDivElement, Element>, onRect: (rect: Rect) => void) =>
  observeElementRect(list, (rect) => onRect(rect.height > 0 ? rect : FIRST_RECT));

const indexOf = (element: Element) => Number(element.getAttribute("data-index"));

/** A thread of any length: only rows near the view are rendered. */
export function MessageList({ rows }: { rows: readonly Row[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const estimateSize = useCallback(
    (index: number) => {
      const row = rows[index];
      return row ? estimateHeight(row) : 0;
    },
    [rows],
  );
  // By id: after an edit another message may stand at the same place. All rows are placed again for a new function.
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const list = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    // The rows at the end are rendered first, not those at the start.
    initialOffset: () => rows.reduce((height, _, index) => height + estimateSize(index), -FIRST_RECT.height),
    overscan: 4,
    paddingStart: EDGE_PX,
    paddingEnd: EDGE_PX,
    initialRect: FIRST_RECT,
    observeElementRect: observeRect,
    measureElement: (element) => element.getBoundingClientRect().height || estimateSize(indexOf(element)),
    getItemKey,
  });
  const height = list.getTotalSize();
  const lastScrollTop = useRef(0);
  // At the end, the last message and its answer come first. A reader who scrolls must not see gaps.
  const shown = usePreparedRows({
    near: list.getVirtualItems(),
    range: list.range,
    atOnce: isAtEnd ? LAST_ROWS : Number.POSITIVE_INFINITY,
    from: "end",
  });
  const toEnd = () => {
    const view = scroller.current;
    if (!view) return;
    view.scrollTop = view.scrollHeight;
    lastScrollTop.current = view.scrollTop;
  };
  /** Only the reader scrolls up. An answer may have grown between the view's own scrolling and its event. */
  const onScroll = ({ currentTarget: view }: UIEvent<HTMLDivElement>) => {
    if (view.scrollHeight - view.scrollTop - view.clientHeight < NEAR_END_PX) setAtEnd(true);
    else if (view.scrollTop < lastScrollTop.current) setAtEnd(false);
    lastScrollTop.current = view.scrollTop;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a taller list is scrolled to its end again
  useLayoutEffect(() => {
    if (isAtEnd) toEnd();
  }, [height, isAtEnd]);
  const ownMessages = rows.filter(({ kind }) => kind === "human").length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the person has sent a message, which must be visible
  useEffect(() => setAtEnd(true), [ownMessages]);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the conversation is scrolled by keyboard
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t("conversation")}
        onScroll={onScroll}
        className="h-full overflow-y-auto [overflow-anchor:none] -outline-offset-2"
      >
        <div className="relative mx-auto w-full max-w-3xl" style={{ height }}>
          <TooltipGroup>
            {shown.map(({ key, index, start }) => {
              const row = rows[index];
              return (
                row && (
                  <div
                    key={key}
                    ref={list.measureElement}
                    data-index={index}
                    className="absolute inset-x-0 px-4 py-2.5"
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    {row.kind === "human" ? (
                      <HumanBubble row={row} />
                    ) : (
                      <Answer row={row} isLast={index === rows.length - 1} />
                    )}
                  </div>
                )
              );
            })}
          </TooltipGroup>
        </div>
      </div>
      {!isAtEnd && (
        <span className="absolute bottom-2 left-1/2 -translate-x-1/2 rounded-full bg-overlay shadow-overlay">
          <IconButton label={t("toEnd")} icon={<ArrowDown />} onClick={() => setAtEnd(true)} />
        </span>
      )}
      <AnswerReady rows={rows} />
    </div>
  );
}

/** A live list would read out every word, so only the end of an answer is announced. */
function AnswerReady({ rows }: { rows: readonly Row[] }) {
  const last = rows.findLast((row) => row.kind === "answer");
  const isRunning = last?.isRunning ?? false;
  const wasRunning = useRef(isRunning);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (wasRunning.current !== isRunning) setReady(!isRunning && last !== undefined && endOf(last) === "complete");
    wasRunning.current = isRunning;
  }, [isRunning, last]);
  return <VisuallyHidden role="status">{isReady && t("answerReady")}</VisuallyHidden>;
}
