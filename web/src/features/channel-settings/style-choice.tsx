import { ThumbnailStyle } from "@coldopen/contract/ideation/schema";
import clsx from "clsx";
import conceptArt from "../../assets/thumbnail-styles/concept-art.webp";
import realistic from "../../assets/thumbnail-styles/realistic.webp";
import sketch from "../../assets/thumbnail-styles/sketch.webp";
import { builtAsset } from "../../lib/picture-source.ts";
import { t } from "../../locales/en/channel-settings.ts";
import { Radio, RadioGroup } from "../../ui/radio.tsx";

const examples: Record<ThumbnailStyle, string> = { conceptArt, realistic, sketch };
type StyleChoiceProps = { style: ThumbnailStyle; canEdit: boolean; onChange: (style: ThumbnailStyle) => void };

/** The same scene in each style, drawn by the embedded engine. */
export const StyleChoice = ({ style, canEdit, onChange }: StyleChoiceProps) => (
  <RadioGroup
    label={t("style.title")}
    value={style}
    onValueChange={onChange}
    disabled={!canEdit}
    className="grid! max-w-180 gap-3 sm:grid-cols-3"
  >
    {ThumbnailStyle.options.map((option) => (
      <Radio
        key={option}
        value={option}
        className={clsx(
          "grid! grid-cols-[auto_1fr] gap-y-0! overflow-hidden rounded-lg bg-surface transition-shadow duration-(--d-fast) [&>[role=radio]]:ml-3",
          option === style ? "ring-2 ring-brand-mark" : "inset-ring inset-ring-line",
        )}
      >
        <img
          src={builtAsset(examples[option])}
          alt=""
          width={480}
          height={270}
          className="order-first col-span-2 aspect-video w-full"
        />
        <span className="py-2.5 font-medium">{t(`style.${option}`)}</span>
      </Radio>
    ))}
  </RadioGroup>
);
