import { DEFAULT_TEMPERATURE, type InspirationSettings, ThumbnailStyle } from "@coldopen/contract/ideation/schema";
import { CONCEPT_MAX, IDEA_MAX } from "@coldopen/contract/projects/schema";
import { useRef, useState } from "react";
import { t } from "../../../locales/en/ideation-inspiration.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import type { Drawer } from "../use-ideation.ts";
import { TemperatureField } from "./temperature-field.tsx";
import { VideosField } from "./videos-field.tsx";

const LINES_MAX = 10;

type LinesFieldProps = {
  label: string;
  value: readonly string[];
  lineMax: number;
  onChange: (lines: string[]) => void;
};

/** A list with one item per line. */
function LinesField({ label, value, lineMax, onChange }: LinesFieldProps) {
  const [text, setText] = useState(value.join("\n"));
  const type = (next: string) => {
    setText(next);
    const lines = next.split("\n").map((line) => line.trim().slice(0, lineMax));
    onChange(lines.filter((line) => line !== "").slice(0, LINES_MAX));
  };
  return (
    <Field label={label} help={t("onePerLine")}>
      <Textarea rows={2} value={text} className="max-h-28" onChange={(event) => type(event.currentTarget.value)} />
    </Field>
  );
}

const SHORT_MAX = 300;
const TITLE_MAX = 200;
const THUMBNAIL_MAX = 2000;

/** All changes while the form is open are one undo step. */
export function InspirationForm({ drawer }: { drawer: Drawer }) {
  const { settings } = drawer.edits;
  const hasChanged = useRef(false);
  const change = (part: InspirationSettings) => {
    drawer.edit({ ...drawer.edits, settings: { ...settings, ...part } }, hasChanged.current ? "replace" : "push");
    hasChanged.current = true;
  };
  const { thumbnailStyle: _, ...withoutStyle } = settings;
  const chooseStyle = (style: ThumbnailStyle | "none") =>
    style === "none" ? drawer.edit({ ...drawer.edits, settings: withoutStyle }) : change({ thumbnailStyle: style });

  return (
    <fieldset disabled={drawer.isReadOnly} className="grid gap-3">
      <Field label={t("audience")}>
        <Input
          maxLength={SHORT_MAX}
          value={settings.audience ?? ""}
          onChange={(event) => change({ audience: event.currentTarget.value })}
        />
      </Field>
      <Field label={t("topic")}>
        <Input
          maxLength={SHORT_MAX}
          value={settings.topic ?? ""}
          onChange={(event) => change({ topic: event.currentTarget.value })}
        />
      </Field>
      <Field label={t("additional")}>
        <Textarea
          rows={2}
          maxLength={IDEA_MAX}
          value={settings.additional ?? ""}
          onChange={(event) => change({ additional: event.currentTarget.value })}
        />
      </Field>
      <div className="grid grid-cols-2 items-start gap-3">
        <TemperatureField
          value={settings.temperature ?? DEFAULT_TEMPERATURE}
          onChange={(temperature) => change({ temperature })}
        />
        <Field label={t("style")}>
          <Select
            label={t("style")}
            value={settings.thumbnailStyle ?? "none"}
            onValueChange={chooseStyle}
            options={[
              { value: "none" as const, label: t("styleNone") },
              ...ThumbnailStyle.options.map((value) => ({ value, label: t(value) })),
            ]}
          />
        </Field>
      </div>
      <LinesField
        label={t("titles")}
        value={settings.titles ?? []}
        lineMax={TITLE_MAX}
        onChange={(titles) => change({ titles })}
      />
      <LinesField
        label={t("outliers")}
        value={settings.outliers ?? []}
        lineMax={TITLE_MAX}
        onChange={(outliers) => change({ outliers })}
      />
      <VideosField value={settings.youtubeItems ?? []} onChange={(youtubeItems) => change({ youtubeItems })} />
      <LinesField
        label={t("concepts")}
        value={settings.concepts ?? []}
        lineMax={CONCEPT_MAX}
        onChange={(concepts) => change({ concepts })}
      />
      <LinesField
        label={t("thumbnails")}
        value={settings.thumbnails ?? []}
        lineMax={THUMBNAIL_MAX}
        onChange={(thumbnails) => change({ thumbnails })}
      />
    </fieldset>
  );
}
