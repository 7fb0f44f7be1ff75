import type { InspirationSettings } from "@coldopen/contract/ideation/schema";
import { videoIdOf } from "@coldopen/contract/projects/schema";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { t } from "../../../locales/en/ideation-inspiration.ts";
import { Field } from "../../../ui/field.tsx";
import { GlyphButton } from "../../../ui/glyph-button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Input } from "../../../ui/input.tsx";

const VIDEOS_MAX = 10;
const TITLE_MAX = 200;
const LINK_MAX = 500;

type Videos = NonNullable<InspirationSettings["youtubeItems"]>;
type VideosFieldProps = { value: Videos; onChange: (videos: Videos) => void };

/** Videos by their link; their titles are the inspiration. */
export function VideosField({ value, onChange }: VideosFieldProps) {
  const [link, setLink] = useState("");
  const [title, setTitle] = useState("");
  const videoId = videoIdOf(link.trim());
  const isKnown = value.some((video) => video.videoId === videoId);
  const mayAdd = videoId !== undefined && !isKnown && title.trim() !== "" && value.length < VIDEOS_MAX;
  const error = link.trim() === "" ? undefined : !videoId ? t("badLink") : isKnown ? t("knownVideo") : undefined;
  const add = () => {
    if (!mayAdd) return;
    onChange([...value, { videoId, title: title.trim() }]);
    setLink("");
    setTitle("");
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">{t("videos")}</legend>
      {value.length > 0 && (
        <ul className="grid gap-1">
          {value.map((video) => (
            <li key={video.videoId} className="flex items-center gap-2 text-sm">
              <span className="min-w-0 flex-1 truncate">{video.title}</span>
              <GlyphButton
                size="sm"
                label={t("removeVideo", { title: video.title })}
                icon={<X />}
                onClick={() => onChange(value.filter((other) => other !== video))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
        <Field label={t("videoLink")} error={error}>
          <Input maxLength={LINK_MAX} value={link} onChange={(event) => setLink(event.currentTarget.value)} />
        </Field>
        <Field label={t("videoTitle")}>
          <Input
            maxLength={TITLE_MAX}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              add();
            }}
          />
        </Field>
        <IconButton className="mt-6" label={t("addVideo")} icon={<Plus />} disabled={!mayAdd} onClick={add} />
      </div>
    </fieldset>
  );
}
