import { GlyphButton, type GlyphButtonProps } from "./glyph-button.tsx";
import { Tooltip } from "./tooltip.tsx";

type IconButtonProps = Omit<GlyphButtonProps, "title"> & {
  tooltipDelay?: number | undefined;
  tooltipSide?: "top" | "right" | "bottom" | "left" | undefined;
};

/** An icon alone, with its name as the tooltip. */
export const IconButton = ({ tooltipDelay, tooltipSide, ...props }: IconButtonProps) => (
  <Tooltip content={props.label} delay={tooltipDelay} side={tooltipSide} describes={false}>
    <GlyphButton {...props} title={undefined} />
  </Tooltip>
);
