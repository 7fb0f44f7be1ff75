import { optionsOfKind } from "@coldopen/contract/projects/rules";
import type { VideoProjectDetail } from "@coldopen/contract/projects/schema";
import clsx from "clsx";
import { pictureSource } from "../../lib/picture-source.ts";
import { t } from "../../locales/en/preview.ts";
import { Select } from "../../ui/select.tsx";
import { PoweredTitle } from "../keywords/index.ts";
import { shownOption } from "./rules.ts";
import type { PreviewEvent, PreviewState } from "./state.ts";

type ChoicesProps = { project: VideoProjectDetail; state: PreviewState; send: (event: PreviewEvent) => void };

/** The choice of the project's titles and thumbnails to preview. */
export function Choices({ project, state, send }: ChoicesProps) {
  const titles = optionsOfKind(project.options, "title");
  const thumbnails = optionsOfKind(project.options, "thumbnail");
  const title = shownOption(project, "title", state.titleId);
  const thumbnail = shownOption(project, "thumbnail", state.thumbnailId);
  if (titles.length + thumbnails.length === 0) return null;
  return (
    <div className="flex min-h-11 flex-none items-center gap-4 border-b border-line px-6 py-1.5">
      {titles.length > 0 && (
        <Select
          look="button"
          label={t("option.title")}
          value={title?.id ?? null}
          onValueChange={(id) => send({ kind: "title", id })}
          options={titles.map(({ id, content }) => ({ value: id, label: content }))}
          className="max-w-100"
        />
      )}
      {title && (
        <p title={title.content} className="min-w-0 truncate text-xs text-muted max-lg:hidden">
          <PoweredTitle ucid={project.channelUCID} title={title.content} />
        </p>
      )}
      <div
        role="radiogroup"
        aria-label={t("option.thumbnail")}
        className="ml-auto flex min-w-0 flex-none gap-2 overflow-x-auto p-1"
      >
        {thumbnails.map((option, at) => (
          <label
            key={option.id}
            className={clsx(
              "relative aspect-video h-7 flex-none cursor-pointer overflow-hidden rounded-xs bg-surface outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-focus",
              option.id === thumbnail?.id && "outline-2 outline-offset-1 outline-brand-mark",
            )}
          >
            <input
              type="radio"
              name="previewed-thumbnail"
              className="absolute inset-0 cursor-pointer opacity-0"
              aria-label={option.description ?? t("option.thumbnailOf", { position: at + 1 })}
              checked={option.id === thumbnail?.id}
              onChange={() => send({ kind: "thumbnail", id: option.id })}
            />
            <img src={pictureSource(option.content)} alt="" className="size-full object-cover" />
          </label>
        ))}
      </div>
    </div>
  );
}
