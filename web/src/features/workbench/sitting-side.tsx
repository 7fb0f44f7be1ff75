import type { SittingIdea } from "@coldopen/contract/ideas/ratings";
import { shownAt } from "@coldopen/contract/pictures/rules";
import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/workbench.ts";
import { Button } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { lessonKey, lessonsQuery, lessonText } from "../ideas-for-you/index.ts";
import { isRated } from "./state.ts";
import type { Sitting } from "./use-sitting.ts";

const SHOWN_LESSONS = 4;
const SMALL_PICTURE_WIDTH = "64px";
const heading = "text-[15px] leading-5 font-semibold font-stretch-[104%]";

type SittingSideProps = { channel: ActiveChannel; ideas: readonly SittingIdea[]; sitting: Sitting };

export function SittingSide({ channel, ideas, sitting }: SittingSideProps) {
  const { data } = useQuery(lessonsQuery(channel));
  const lessons = data?.lessons.slice(0, SHOWN_LESSONS) ?? [];
  const rated = ideas.filter(isRated);
  return (
    <aside aria-label={t("sitting")} className="min-w-0 border-line p-5 max-lg:border-t lg:border-l">
      <h2 className={heading}>{t("learned")}</h2>
      {lessons.length === 0 ? (
        <p className="mt-2.5 text-muted">{t("nothingLearned")}</p>
      ) : (
        <ul aria-live="polite" className="mt-2.5 grid gap-2">
          {lessons.map((lesson) => (
            <li key={lessonKey(lesson)}>{lessonText(lesson)}</li>
          ))}
        </ul>
      )}
      {rated.length > 0 && (
        <>
          <div className="mt-5 flex items-center justify-between border-t border-line pt-3.5">
            <h2 className={heading}>{t("sitting")}</h2>
            <Button kind="ghost" size="sm" icon={<Undo2 />} busy={sitting.isUndoing} onClick={sitting.undo}>
              {t("undo")}
            </Button>
          </div>
          <ol className="mt-1 divide-y divide-line">
            {rated.map(({ id, title, thumbnail, rating }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => sitting.show(id)}
                  className="grid min-h-13 w-full grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-2.5 py-1 text-left text-xs hover:text-text"
                >
                  <Picture
                    small
                    {...(thumbnail ? shownAt(thumbnail, SMALL_PICTURE_WIDTH) : {})}
                    alt=""
                    loading={thumbnail ? undefined : "plain"}
                  />
                  <span className="line-clamp-2">{title}</span>
                  {rating?.rating ? (
                    <span className="text-[15px] font-[650]">
                      <span className="sr-only">{t("ratingOf", { rating: rating.rating })}</span>
                      <span aria-hidden>{rating.rating}</span>
                    </span>
                  ) : (
                    <span className="text-faint">{t("skipped")}</span>
                  )}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </aside>
  );
}
