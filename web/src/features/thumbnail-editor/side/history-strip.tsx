import { pictureSized } from "@coldopen/contract/pictures/rules";
import clsx from "clsx";
import { useEffect, useRef } from "react";
import { pictureSource } from "../../../lib/picture-source.ts";
import { t } from "../../../locales/en/thumbnail-editor.ts";
import { useEditor } from "../editing/context.ts";
import { picturesOf } from "../editing/state.ts";

/** The pictures of the history; a click selects one. */
export function HistoryStrip() {
  const { state, send, isApplying } = useEditor("HistoryStrip");
  const { history } = state;
  const pictures = picturesOf(history);
  const at = pictures.findIndex(({ id }) => id === history.present.version.id);
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const shown = strip.current?.children[at];
    if (strip.current && shown instanceof HTMLElement)
      strip.current.scrollLeft = shown.offsetLeft - strip.current.offsetLeft;
  }, [at]);
  return (
    <section aria-label={t("history.title")} className="flex-none border-t border-line px-4 pt-3 pb-4">
      <div className="mb-2 flex items-center justify-between">
        <span className="text-xs text-muted">{t("history.title")}</span>
        <span className="text-micro text-faint">{t("history.count", { at: at + 1, count: pictures.length })}</span>
      </div>
      <ol ref={strip} className="-m-1 grid auto-cols-[calc((100%-1rem)/3)] grid-flow-col gap-2 overflow-x-auto p-1">
        {pictures.map(({ id, url }, index) => (
          <li key={id}>
            <button
              type="button"
              disabled={isApplying}
              aria-label={index === 0 ? t("history.first") : t("history.go", { number: index + 1 })}
              aria-current={index === at}
              className={clsx(
                "block aspect-video w-full overflow-hidden rounded-sm bg-sunken",
                index === at && "outline-2 outline-offset-2 outline-brand-mark",
              )}
              onClick={() => send({ kind: "went", id })}
            >
              <img
                src={pictureSource(pictureSized(url, "small"))}
                alt=""
                decoding="async"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
